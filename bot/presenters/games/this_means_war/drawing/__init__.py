"""What the pictures of This Means War! show."""
