### 対戦をチャンネルに出すメッセージ。

your-move = { $people } 手番です。
continues-here = [対戦の続きはこちら]({ $link })。
continues-in = [対戦の続き]({ $link })は{ $channel }です。
cannot-show = { $channel }ではボードを表示できません。対戦を続けたい場所で `/board` を使ってください。
emptied = ここに名前のあった人がデータを削除したため、このメッセージを空にしました。
