### ヘルプの文：`/help`、`/rules`、`/card`、コンピューターとの対戦でのヒント。

## `/help`

help-title = このチャンネルで遊べる戦争ゲーム
how-to-begin = 下のボタンで対戦を始めます。始まったら、ボードの下の**{ my-hand }**を押してください。
commands-to-know = 覚えておきたいコマンド
commands =
    `/challenge` 誰かに申し込む · `/open` 誰でも参加できる募集 · `/muster` ボイスチャンネルの人と遊ぶ
    `/learn` ゲームを学ぶ · `/practice` コンピューターと対戦 · `/daily` 毎日1題の今日の一手
    `/hand` 自分だけのパネル · `/matches` 自分の対戦一覧 · `/rules` と `/card` で調べる
state =
    { $survives ->
        [true] Warroom { $version }。対戦は再起動しても残ります。
       *[false] Warroom { $version }。
    }
may-be-lost = ⚠️ ボットのディスクが一時的なものなので、再起動するとここの対戦が失われることがあります。サーバーの管理者に知らせてください。詳しくは管理者の `/help` に出ます。
play-the-computer = コンピューターと対戦
challenge = 対戦を申し込む
open-to-all = 参加者を募集

## ルールとカード

which-rules = どのゲームのルールですか？
which-cards = どのゲームのカードですか？
or-type-a-card = カードの名前を入力することもできます：`/card name`
rules-title = { $game }：{ $topic }
cards-title = { $game }：カード一覧
no-cards = このゲームにカードはありません。
previous-page = 前のページ
next-page = 次のページ
look-up = 見えているものを調べる
card-fact = { $heading }：{ $text }
game-in-words = { $game }：{ $gist }

## コマンド

command-help = ここで遊べるゲームと始め方（自分だけに見えます）
command-rules = ゲームのルールを調べます（自分だけに見えます）
command-rules-game = どのゲームか
command-rules-topic = 何について。省くと概要
command-card = カードを調べるか、ゲームの全カードを一覧にします（自分だけに見えます）
command-card-name = カードの名前を入力してください
command-card-game = どのゲームのカードを一覧にするか

## ヒント

hint = ヒント（残り{ $count }回）
hint-button = ヒント
hint-text = **ヒント：{ $choice }**。{ $because }
hint-thinking = **ヒント**：手を考えています…
hint-forgotten = ボットが更新されたため、この局面のヒントはもう読めません。回数には数えません。
hint-overtaken = ヒントが出る前に対戦が進みました。回数には数えません。
hint-failed = ヒントを思いつきませんでした。回数には数えません。もう一度**{ hint-button }**を押してください。
hint-nothing-found = 特に目立つ手はありません。回数には数えません。
reason-certain =
    { $unanswered ->
        [true] 相手が応答しないと想像したすべての展開で：{ $reason }
       *[false] 想像したすべての展開で：{ $reason }
    }
reason-likely =
    { $unanswered ->
        [true] おそらく（想像した{ $total }通りの展開のうち{ $worlds }通り、相手の応答なし）：{ $reason }
       *[false] おそらく（想像した{ $total }通りの展開のうち{ $worlds }通り）：{ $reason }
    }
small-after-colon = { "" }

## お断り

refusal-no-hint-now = 今は決めることがないので、ヒントはありません。自分の手番に使ってください。
refusal-no-hints-here = ヒントは、1人でコンピューターと対戦するときのものです。`/practice` で始められます。
refusal-no-hints-left = この対戦の3回のヒントは使い切りました。**{ rules }**で、ここでできることがわかります。
refusal-unknown-card = { $name }というカードは見つかりません。入力を始めて、一覧から選んでください。
unclear-card = { $name }というカードは見つかりません。もしかして：{ LIST($cards, type: "or") }
refusal-unknown-topic = { $topic }についてのルールはありません。入力を始めて、一覧から選んでください。
