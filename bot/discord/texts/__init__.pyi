"""Texts of `bot/discord`. Written by `python -m bot.tools.texts`."""

def too_late_for_a_form() -> str:
    """That took me too long. Please press the button once more."""
def not_understood() -> str:
    """I couldn't understand that command. Please pick its options from the lists."""
def our_fault() -> str:
    """Something went wrong on our side, and it is in the log now. Nothing was lost: press **{ my-hand }** """
def there_is_more() -> str:
    """*There is more: press **{ in-words }**.*"""
def earlier() -> str:
    """Earlier"""
def later() -> str:
    """Later"""
def permission_name(*, permission: str) -> str:
    """{ $permission }"""
def permission_view_channel() -> str:
    """View Channel"""
def permission_send_messages() -> str:
    """Send Messages"""
def permission_embed_links() -> str:
    """Embed Links"""
def permission_attach_files() -> str:
    """Attach Files"""
def permission_send_messages_in_threads() -> str:
    """Send Messages in Threads"""
def permission_connect() -> str:
    """Connect"""
