"""`/learn`: the pages of lessons, and what their buttons do."""
