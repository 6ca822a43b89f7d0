"""Discord itself: the client, answers, messages, custom ids, threads, voice channels and permissions."""
