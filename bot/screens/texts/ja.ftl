### 用語集（日本語訳の全ファイルに共通）
###
### match 対戦 / game ゲーム / board ボード / hand 手札 / panel パネル / turn 手番（番号は「ターン」）
### side 陣営・側 / team チーム / seat 席 / clock 時計（時計なし、デイリー時計、ライブ時計）/ time 持ち時間
### to pass パスする / to resign 投了する / to take back 取り消す / draw 引き分け / No result 無効
### challenge 対戦の申し込み / to open a match 対戦を募集する / lobby 募集 / opener 募集した人 / admin 管理者
### tournament 大会 / organiser 運営者 / round 第…回戦 / table 卓（表は「順位表」）/ bye 不戦勝 / drop out 棄権する
### rated レート戦 / unrated フリー対戦 / rating レート / level 強さ / leaderboard ランキング / badge バッジ
### computer player コンピューター / spectator 観戦者 / log ログ / replay リプレイ / review 検討 / hint ヒント / proposal 提案 / picture 画像
### daily position 今日の一手 / lesson レッスン / step ステップ / Trainer 教官 / set-up 配置 / formation 陣形 / piece 駒
### faceup 表向き / facedown 裏向き / theater 戦域 / battle 戦闘 / to withdraw 撤退する
### order 命令 / resource 資源 / supplies 補給 / critters 動物 / woodland 森 / throw 手（グー・チョキ・パー）/ duel 決闘
### 読み手の呼びかけは避け、必要なときだけ「あなた」とする。文体は「です・ます」。ボタンは体言止めか終止形。

## ボタン

my-hand = 手札を見る
watch = 観戦
board = ボード
log = ログ
rules = ルール
replay = リプレイ
review = 検討
rematch = 再戦
proof = 証明
in-words = 文字で見る
back = 戻る
refresh = 更新
take-back = 取り消す
my-settings = 自分の設定
show-me-how = 遊び方を見る

## 名前

nameless = 名無し
reader-you = あなた
quoted = 「{ $text }」
ordinal = { $number }位
pairing = { $tournament } 第{ $round }回戦 第{ $table }卓
continued = { $heading }（続き）
page-of = { $page } / { $pages } ページ

## 文の区切り

full-stop = { $text }。
side-by-side = { $first }{ $second }
groups = { $first }；{ $second }
with-note = { $text }（{ $note }）
labelled = { $label }：{ $value }
headed = **{ $heading }**：{ $text }

## 選択肢

choose = 何をするか選んでください
choose-one = 1つ選んでください。
choices = 選択肢{ $count }個
question-about = **{ $label }**：{ $question }

## 記号の名前

shape-diamond = ひし形
shape-disc = 丸
shape-triangle = 三角
shape-square = 四角

## 差

lead =
    { $bound ->
        [at_least] { $count }差以上のリード
        [at_most] { $count }差のリードかそれより悪い形
       *[exactly] { $count }差のリード
    }
deficit =
    { $bound ->
        [at_least] { $count }差の遅れかそれより良い形
        [at_most] { $count }差以上の遅れ
       *[exactly] { $count }差の遅れ
    }
level =
    { $bound ->
        [at_least] 互角以上
        [at_most] 互角以下
       *[exactly] 互角
    }

## 投了

resigned = { $name }が対戦を投了しました。
resigned-for-your-team =
    { $name ->
        [you] あなたがチームの投了を決めました。
       *[other] { $name }があなたのチームの投了を決めました。
    }
resigned-for-team = { $name }が{ $team }のチームの投了を決めました。

## お断り

refusal-already-out = この対戦からはもう抜けています。最後まで観戦できます。
refusal-bad-options =
    次のオプションは使えません。
    { $problems }
    `options` に入力を始めて、一覧から選んでください。
bad-option = • { $option }：{ $problem }
refusal-broken-match = この対戦のデータが読めないため、何も変更していません。サーバーの管理者に知らせてください。
refusal-damaged-file = このサーバーの対戦を保存したファイルが壊れているため、手をつけていません。ボットの運用者に知らせてください。バックアップからの復元が必要です。
refusal-duplicate = すでに受け取っているので、何もしていません。
refusal-match-over = この対戦は終わりました。もう一度遊ぶには、ボードの下の**{ rematch }**を押すか、`/challenge` を使ってください。
refusal-missing-permissions = このチャンネルではまだ対戦を行えません。ボットに次の権限を付けるよう管理者に頼んでから、もう一度試してください：{ LIST($permissions) }
refusal-newer-file = このサーバーの対戦は、より新しい版のボットで保存されています。その版に戻すよう、ボットの運用者に頼んでください。
refusal-unknown-tournament = その大会はもうありません。開催中の大会は `/tournament show` で見られます。
refusal-not-away = それはボットが参加しているサーバーでだけ使えます。ここで使えるのは `/practice`、`/daily`、`/learn`、`/replay`、`/rules`、`/card` です。
refusal-only-in-messages = ここからは、あなたの保存データに手が届きません。ボットへのダイレクトメッセージでこのコマンドを使ってください。
refusal-not-offered = それは今はできません。**{ my-hand }**を押すと、できることがわかります。
refusal-not-saved = 保存できなかったので、何も変わっていません。もう一度試してください。続くようなら管理者に知らせてください。
refusal-not-seated = この対戦には参加していません。自分の対戦は `/challenge` で始められます。
refusal-not-started = この対戦はまだ始まっていません。カードが返事を待っています。
refusal-not-your-turn = 今はあなたの手番ではありません。手番になったらメンションします。
refusal-may-not-write = このチャンネルではあなたに書き込みやファイル添付の権限がないため、投稿しません。
refusal-shared-lately = それはついさっき共有されたばかりです。
refusal-shared-too-much = この1分間の共有が多すぎます。1分ほど待ってから、また共有してください。
refusal-hands-closed = この対戦では手札は観戦者に見えていないので、隠すものはありません。
refusal-overloaded = 今は遊んでいる人が多すぎるため、何もしていません。{ $seconds }秒後にもう一度試してください。
refusal-posted-lately = ボードは少し前に投稿されました：{ $board }。次に投稿し直せるのは<t:{ $until }:R>です。
here-it-is = こちら
refusal-restarting = ボットを再起動しています。何も失われません。30秒ほど後にもう一度試してください。
refusal-stale = それを表示した後に対戦が進んだので、何も変更していません。
stale-answered = { $name }が先にチームの手を決めたので、何も変更していません。
stale-now = 今の状況はこうです。
refusal-starting = 起動中のため、何もしていません。少し後にもう一度試してください。
refusal-too-busy = 短い間に操作が集中したため、何もしていません。{ $seconds }秒後にもう一度試してください。
refusal-unknown-game = { $game }というゲームは見つかりません。入力を始めて、一覧から選んでください。
refusal-unknown-match = その対戦が見つかりません。自分の対戦は `/matches` で見られます。
