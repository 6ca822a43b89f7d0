"""What is stored about people: export, deletion, retention."""
