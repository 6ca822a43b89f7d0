"""Playing a match: choosing an action, applying and storing it, and what each reader is shown."""
