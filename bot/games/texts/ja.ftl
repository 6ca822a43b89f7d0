### 独自の画面がまだないゲームの文。

no-rules = { $game }のルールはまだありません。
overview = 概要
usual-terms = 標準の条件
your-turn = あなたの手番
waiting = 待機中
none = なし
yes = はい
no = いいえ
something-happened = 何かが起きました
