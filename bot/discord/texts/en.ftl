### Answers that belong to no feature.

too-late-for-a-form = That took me too long. Please press the button once more.
not-understood = I couldn't understand that command. Please pick its options from the lists.
our-fault = Something went wrong on our side, and it is in the log now. Nothing was lost: press **{ my-hand }** or use `/hand` to see how the match stands.
# Below a text that was cut, in italics.
there-is-more = *There is more: press **{ in-words }**.*
earlier = Earlier
later = Later

## Names of Discord's permissions, as Discord itself has them in this language.

# $permission (permission)
permission-name = { $permission }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-send-messages-in-threads = Send Messages in Threads
permission-connect = Connect
