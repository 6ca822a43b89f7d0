### 対戦相手を集める文：申し込み、募集、ボイス募集、準備ページ、ブロックリスト。

## コマンド

command-challenge = 誰かに対戦を申し込みます。ゲームはここでも、次の画面でも選べます
command-challenge-opponent = 対戦したい相手
command-challenge-game = どのゲームか。省くと、ルールや時計と一緒にページで選べます
command-challenge-level = コンピューターと対戦するときの強さ。省くと自分に合った強さ
menu-challenge = 対戦を申し込む
command-practice = コンピューターと対戦します。ゲームと強さと人数を選んで、すぐに始まります
command-open = ここの誰でも参加できる対戦を募集します。カードがここに出ます
command-open-players = 何人用か。省くと、十分に集まったら始められます
command-muster = ボイスチャンネルにいる人どうしで対戦します。先に顔ぶれなどを決めます
command-any-game = どのゲームか
command-any-options = 入力を始めるとオプションが出ます。省くといつものルール
command-any-clock = 持ち時間。省くとこのサーバーのいつもの時計
command-block = このサーバーで申し込みを受けたくない相手（自分だけに見えます）
command-block-add = 誰かからの申し込みを受けないようにします。2人の間の申し込みは終わります
command-block-add-person = 申し込みを受けたくない相手
command-block-remove = 誰かからの申し込みをまた受けます
command-block-remove-person = また申し込みを受けたい相手
command-block-list = ブロックした人の一覧と解除

## コンピューターの強さ

about-beginner = 入門は、初めて遊ぶ人のような手を選びます。
about-easy = 初級は、少しだけ先を考えます。
about-medium = 中級は、先を考えます。
about-hard = 上級は、できる限り先を考えます。

## 準備ページ

challenge-whom = 誰に対戦を申し込みますか？
choose-game-next = 次にゲームを選びます。
choose-variant-next = 次に{ $game }のルールを選びます。
choose-somebody = 相手を選ぶ
challenge-somebody = { $name }に申し込む
open-to-everybody = 誰でも参加できる対戦を募集
play-computer = コンピューターと対戦
ask-game = どのゲームですか？
rules-variant = ルール
custom = カスタム
rules-conflict = このルールは一緒に使えません
is-rated = レート戦
rated-means = このサーバーのレートに影響します。
is-unrated = フリー対戦
unrated-means = 誰のレートも変わりません。
against = 相手
computers-of-level = { LIST($names) }。{ $about }
send-challenge = 申し込む
open-to-all = 募集する
make-rated = レート戦にする
make-unrated = フリー対戦にする
change-rule = ルールを変える
more-choices = ほかの選択肢
play = 遊ぶ
only-watch = 観戦だけ
clock-none = 時計なし
clock-daily = デイリー時計
clock-live = ライブ時計
opponents = 相手{ $count }人
go-on-with = 続ける：{ $game }、対戦{ $match }
matches-under-way = 進行中の対戦があります。
rules-of-game = { $game }：ルール
which-rule = どのルールを変えますか？
rule-of-game = { $game }：{ $rule }
choose-value = この対戦のルールを選んでください。
rule-value = { $rule }：{ $value }
variant-value = { $variant }：{ $terms }

## 申し込みのカード

challenge-title = { $game }：対戦の申し込み
challenges = **{ $challenger }**から**{ $opponent }**への申し込みです。
answer-until = 返事の期限：{ $until }。
terms = 条件
answer = 返事
ratings = レート
you-are-challenged = { $people } 対戦の申し込みです。
accept = 受ける
decline = 断る
cancel = 取り下げる
challenge-closed-title = { $game }：申し込み終了
challenge-ended-declined = { $opponent }が断りました。また別の日に申し込むか、ほかの人に申し込んでください。
challenge-ended-cancelled = { $challenger }が申し込みを取り下げました。
challenge-ended-expired = 期限までに返事がなかったので、申し込みは終わりました。`/challenge` でもう一度申し込めます。
you-declined = 断りました。{ $name }にもカードでわかります。
you-withdrew = 申し込みを取り下げました。

## 募集のカード

who-joins = { $game }：参加者募集
match-for = { $game }：{ $number }人の対戦
lobby-closed-title = { $game }：募集終了
closed-cancelled = 取りやめになりました。`/open` か `/muster` で新しく募集できます。
closed-expired = 全員そろう前に期限が切れました。`/open` か `/muster` で新しく募集できます。
opens-match = **{ $opener }**が対戦を募集しています。ここの誰でも参加できます。
invites = **{ $opener }**が{ LIST($names) }を招待しています。
looks-for-players = **{ $opener }**が参加者を探しています。
players = 参加者
players-joined = 参加者（{ $joined } / { $number }人）
team = チーム{ $team }
start = 開始
now = 今
until = 期限
nobody-yet = まだいません
until-time = 期限：{ $until }。
starts-by-itself = { $count }人そろうと自動で始まります。
may-start-now = { $opener }が今すぐ始められます。
may-start-with = { LIST($sizes, type: "or") }人で、{ $opener }が始められます。
may-start-if-teams-fit = チームが合えば、{ LIST($sizes, type: "or") }人で、{ $opener }が始められます。
stays-open = 募集の期限：{ $until }。
seats-free = { $count }席空いています。{ $opener }は残った人で対戦を組めます。
seats-free-in-voice = { $count }席空いています。同じボイスチャンネルの誰でも入れます。{ $opener }は残った人で対戦を組むこともできます。
all-agree = 全員が**{ i-play }**を押すと対戦が始まります。
waiting-for = { all-agree }返事待ち：**{ LIST($names) }**。
do-you-play = { $people } 参加しますか？
i-play = 参加します
join = 参加する
join-team = チーム{ $team }に参加
take-free-seat = 空いた席に入る
change-teams = チームを替わる
start-now = 今すぐ始める
leave = 抜ける
arrange = 準備する
computer-players = コンピューター
call-off = 取りやめる

## 募集の中のコンピューター

computers-title = { $game }：コンピューター
no-computers = まだ参加していません。
computers-agree = どんな条件にもすぐに同意します。
add-computer = { $name }を加える
add-to-team = チーム{ $team }：{ $name }
remove-computer = { $name }を外す

## ボイス募集の準備

who-plays = { $game }：誰が遊びますか？
also-present = ボイスチャンネルにいるほかの人
choose-who-plays = 一緒に遊ぶ人を選んでください。全部で{ LIST($sizes, type: "or") }人です。
who-plays-including-you = 遊ぶ人（自分も含む）
who-is-in-team-1 = チーム1の人
team-method-random = ランダム
team-method-hand = 手動
teams-random = チーム：抽選
teams-random-means = 招待を送るときに抽選します。同じ顔ぶれなら、対戦を1つ終えるまで同じチームになるので、取りやめても変わりません。
teams-hand = チーム：手動
teams-hand-means = 下でチーム1の人を選んでください。ほかの人はチーム2になります。
send-invitations = 招待を送る
invitations-to-send = よければ招待を送ってください。全員が同意すると対戦が始まります。
invitations-sent = 招待を送りました。何か変えると、全員にもう一度聞きます。
people-drawn = { $present }人いて、遊べるのは{ $playing }人なので、抽選しました。選び直してもかまいません。

## 確認

close-match = この募集を終えますか？
closes-by-leaving = 参加しているのはあなただけなので、抜けると募集が終わり、もう誰も参加できません。
yes-close = はい、終える
no-stay = いいえ、残る
change-teams-with = 誰とチームを替わりますか？
change-teams-means = 2人が入れ替わり、ほかの全員にもう一度同意を求めます。

## 返事

match-is-on = { $channel }で対戦が始まりました。
card-is-in = カードは{ $channel }にあります。
drawn-anew = その場面からの練習です。見えていなかったものは新しく決め直されます。
rematch-agreed = すでにある再戦に同意しました。全員が同意すると始まります。
joined = 参加しました。参加者はカードで見られます。手番になったらお知らせします。
left = 対戦から抜けました。
left-open = 対戦から抜けました。その間に誰かが参加したので、募集は続きます。
you-closed-match = 募集を終えました。
stayed = 参加したままです。参加者はカードで見られます。
agreed = ありがとうございます。全員が同意すると始まります。
called-off = 対戦を取りやめました。
changed-teams = チームを替わりました。ほかの全員にもう一度同意を求めます。
invitations-are-in = 招待は{ $channel }にあります。変えるには、そこで**{ arrange }**を押してください。
watched-ended = 対戦は終わりました。勝者はいません。

## ブロックリスト

whom-you-block = ブロックしている人
blocks-these = 次の人からの申し込みは受けません。
and-more-people = ほか{ $count }人
blocks-nobody = このサーバーの全員から申し込みを受けています。`/block add` で変えられます。
unblock-somebody = ブロックを解除
somebody-who-left = サーバーを抜けた人（{ $id }）
blocked = { $name }はもうあなたに申し込めません。理由は知らされません。2人の間の申し込みは終わり、一緒だった募集からあなたは抜けました。始まった対戦は続きます。`/block remove` で元に戻せます。
unblocked =
    { $name ->
        [them] その人からの申し込みをまた受けます。
       *[other] { $name }からの申し込みをまた受けます。
    }

## お断り

here-is-the-card = カードはこちら
here-is-the-board = ボードはこちら
sizes-against = { $one }対{ $other }

refusal-agreed-already = すでに同意しています。返事待ち：{ LIST($names) }
refusal-alone-in-voice = ボイスチャンネルにいるのはあなただけです。ほかの人を待つか、`/open` で公開の募集をしてください。
refusal-blocked-here = この対戦には参加できません。`/open` で新しく募集できます。
refusal-blocked-pair = { LIST($names) }は同じ対戦で遊べません。どちらかを外してください。
refusal-blocked-you = { $name }は申し込みを受け付けていません。ほかの人に申し込んでください。
refusal-bot-challenge = { $name }はボットで、対戦できません。人に申し込むか、`/practice` でコンピューターと遊んでください。
refusal-bot-invited = { $name }はボットで、対戦できません。人だけを選んでください。
refusal-cannot-start = このままでは始められません。必要な人数は{ LIST($sizes, type: "or") }人です。
cannot-start-in-teams = このままでは始められません。必要な人数は{ LIST($sizes, type: "or") }人で、チームの人数も合わせてください。
refusal-cannot-swap = 今は替わる相手がいません。チームはカードで見られます。
refusal-challenge-closed =
    { $status ->
        [live] この申し込みはすでに受けられ、対戦中です。`/board` で見られます。
        [over] この申し込みは受けられ、対戦も終わりました。`/challenge` で新しく申し込めます。
        [declined] この申し込みは断られました。`/challenge` でもう一度申し込めます。
        [cancelled] この申し込みは取り下げられました。`/challenge` で新しく申し込めます。
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = この申し込みは期限が切れました。`/challenge` で新しく申し込めます。
refusal-challenged-already = { $name }には同じ申し込みをしていて、まだ返事がありません：{ $card }。
refusal-computers-not-allowed = このサーバーではコンピューターを使えません。`/challenge` で人に申し込むか、`/open` で募集してください。
refusal-former-player = { $name }はもうここで遊んでいないので、再戦できません。`/challenge` でほかの人に申し込んでください。
refusal-joined-already = すでに参加しています。足りない人はカードで見られます。
refusal-level-of-a-person = { $name }はコンピューターではないので、強さは選べません。強さを選ぶには、このボットに申し込んでください。
refusal-lobby-closed =
    { $status ->
        [live] この対戦は始まりました。参加しているなら、ボードの下の**{ my-hand }**を押してください。
        [over] この対戦は終わりました。`/open` で新しく募集できます。
        [cancelled] この対戦は取りやめになりました。`/open` か `/muster` で新しく募集できます。
       *[expired] この対戦は全員そろう前に期限が切れました。`/open` か `/muster` で新しく募集できます。
    }
refusal-lobby-full = 席はすべて埋まっています。`/open` で自分の対戦を募集できます。
refusal-no-voice = 先にボイスチャンネルに入ってから、そこにいる人と遊ぶために `/muster` を使ってください。
refusal-not-a-member = その人はもうこのサーバーにいません。ほかの人に申し込んでください。
refusal-rematch-stands = すでに再戦を申し込んでいて、まだ全員が同意していません：{ $card }。
refusal-not-blocked =
    { $name ->
        [them] その人はブロックしていないので、何も変えていません。
       *[other] { $name }はブロックしていないので、何も変えていません。
    }
refusal-not-complete = まだそろっていません。{ $count }席空いています。埋まると同意できます。
teams-not-made = チームがまだ決まっていません。決まると同意できます。
refusal-not-in-lobby = この対戦に参加していません。それができるのは、カードに名前のある人だけです。
refusal-not-in-that-voice = 空いた席は、この対戦のボイスチャンネルにいる人のものです。入ってから、もう一度押してください。
refusal-not-in-voice = { LIST($names) }は同じボイスチャンネルにいません。いる人を選ぶか、入るのを待ってください。
refusal-no-game-chosen = オプションはゲームごとに違います。`game` も選ぶか、オプションを省いて次の画面で選んでください。
refusal-not-over = この対戦はまだ続いています。終わってから再戦を申し込んでください。
refusal-no-picks = 主将によるチーム決めはなくなりました。募集した人がカードの**{ arrange }**で決められます。
refusal-no-computers = 今はコンピューターと対戦できません。`/challenge` で人に申し込むか、`/open` で募集してください。
refusal-not-the-challenger = 取り下げられるのは、申し込んだ{ $name }だけです。
refusal-not-the-opener = それができるのは、募集した{ $name }だけです。
refusal-not-the-opponent = これは{ $name }への申し込みで、返事ができるのも{ $name }だけです。
refusal-not-yours-to-end = この対戦を終えられるのは、始めた人か、サーバーの管理者だけです。
refusal-posted-already = 招待はもう送られています。ここでの変更は、招待のカードに反映されます。
refusal-rated-with-computers = コンピューターとの対戦はレート戦になりません。`rated` を省くか、人に申し込んでください。
refusal-self-block = 自分はブロックできません。ほかの人を選んでください。
refusal-self-challenge = 自分とは対戦できません。このサーバーのほかの人に申し込んでください。
refusal-team-full = チーム{ $team }は満員です。もう一方に入るか、誰かに替わってもらってください。
refusal-too-many-open = { $name }には、ここで上限の{ $limit }件の対戦があります。ほかの人に申し込むか、後でもう一度試してください。
refusal-too-many-yours = あなたには、ここで上限の{ $limit }件の対戦があります。どれかを終えるか、申し込みを取り下げてください。一覧は `/matches` です。
refusal-uneven-teams = そのチームでは始められません。{ LIST($splits, type: "or") }にしてください。チーム1の人を選び直してください。
refusal-unknown-option = オプション{ $option }がわかりません。入力を始めて、一覧から選んでください。
unknown-option-of-game = オプション{ $option }がわかりません。使えるのは{ LIST($options) }で、`{ $example }=…` のように書きます。入力を始めて、一覧から選んでください。
unknown-option-meant = オプション{ $option }がわかりません。もしかして：{ LIST($suggestions, type: "or") }
refusal-wrong-size = このオプションでは、{ $game }は{ LIST($sizes, type: "or") }人用です。人数を合わせるか、ほかのオプションを選んでください。
refusal-watched-already = このサーバーではすでにコンピューターどうしが対戦しています：{ $board }。観戦するか、終わるのを待ってください。
refusal-you-blocked = { $name }をブロックしています。先に `/block remove` で解除してから申し込んでください。
refusal-you-blocked-here = この対戦には、ブロックしている{ $name }がいます。先に `/block remove` で解除してから参加してください。
