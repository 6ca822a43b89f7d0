### Texts of messages that bring a match to its channel.

# Above a board, for those whose turn it is. $people has mentions.
your-move = { $people }, your move.
# $link is an address. Keep the brackets; the words inside become the link.
continues-here = [The match continues here]({ $link }).
continues-in = [The match continues]({ $link }) in { $channel }.
cannot-show = I can't show the board in { $channel }. Use `/board` where the match should continue.
emptied = Somebody who is named here has had their data deleted, so I have emptied this message.
