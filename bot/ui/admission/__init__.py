"""What is let in: texts cut to their declared lengths, numbers within their bounds, and loop time for each person."""
