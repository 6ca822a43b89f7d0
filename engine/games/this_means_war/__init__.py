"""This Means War!, for two to four Grafmarshalls."""
