"""Reviews of ended matches: turning points for one seat, judged by the seat's knowledge at that moment."""
