"""Set-ups as people make them: how often which piece stands where, and formations drawn like that."""
