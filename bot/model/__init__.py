"""Values that every layer shares, and the ports through which the service reaches the world; no behaviour."""
