"""Work that is done elsewhere: by processes of this machine, or by those of other machines."""
