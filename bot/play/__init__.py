"""Playing a match: panels, boards, and the turns of computer players."""
