"""Discord's limits in one place. A screen that exceeds one fails when it is created."""

CONTENT = 2_000
PANEL_TEXT = 4_000
"""Characters of all texts of a message of Components V2."""
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4_096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1_024
EMBED_FOOTER = 2_048
EMBED_TOTAL = 6_000
ALT_TEXT = 1_024
BANDS = 4
"""Maximum number of bands of a picture. Discord allows ten embeds or galleries; more than four is no panel."""
EMBED_IMAGE_SIZE = (400, 300)
"""Maximum width and height in CSS pixels at which Discord's desktop shows a picture of an embed."""
GALLERY_SIZE = (600, 350)
"""Maximum width and height in CSS pixels at which Discord's desktop shows a picture alone in a media gallery."""
BUTTON_LABEL = 80
BUTTONS_PER_ROW = 5
ROWS = 5
CUSTOM_ID = 100
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_HINT = 100
SELECT_OPTIONS = 25
SELECT_LABEL = 100
SELECT_DESCRIPTION = 100
SELECT_PLACEHOLDER = 150
AUTOCOMPLETE_CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_DESCRIPTION = 100
THREAD_NAME = 100
