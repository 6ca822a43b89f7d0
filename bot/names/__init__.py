"""Names of computer players and of people who deleted their data, as their reader reads them."""
