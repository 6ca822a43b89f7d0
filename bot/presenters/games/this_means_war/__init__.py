"""The presenter of This Means War!."""
