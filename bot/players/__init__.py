"""Questions to computer players: their queue, and the job that answers one."""
