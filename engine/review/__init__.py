"""Reviews of ended matches: each choice of a seat, judged by the seat's knowledge at that moment."""
