"""All guilds in one PostgreSQL database, which several processes share."""
