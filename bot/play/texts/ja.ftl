### プレイ中の文：パネル、ボード、対戦一覧、投了、保存した配置。

## パネル

match-over = 対戦は終わりました
board-over = { $game }：対戦終了
out = この対戦から抜けました
just-before = 直前の出来事
panel-rests = このパネルは自動更新を止めています。どれか押すと再開します。
panel-replaced = このパネルは新しいものに置き換わりました。
took-back = 取り消しました。次の行動は取り消せません。
newcomer = 初めてですか？ `/help` でゲームと始め方を見られます。
are-you-sure = よろしいですか？
yes-choice = はい：{ $choice }
no-go-back = いいえ、戻る
earlier = 前へ
later = 次へ
earlier-choices = 前の選択肢
more-choices = 次の選択肢
more-events = ほか{ $count }件
since-last-move = 前回の行動以降
since-start = 対戦開始から
no-news = その後は何も起きていません。
removed = 取り消し：{ $sentences }
log-title = 対戦{ $number }のログ
log-empty = まだ何も起きていません。
end-it = 終わらせる
next-level = 次のレベル：{ $level }

## 取りやめ

ended-early = 対戦は途中で終わりました。勝者はいません。
is-off = 対戦は取りやめになりました
called-off = 双方が行動する前に取りやめたので、結果はなく、レートも変わりません。

## 観戦

watching = 観戦中です。対戦に合わせて自動で更新されます。
watching-rests = 自動更新が止まりました。**{ refresh }**を押すと再開します。
watching-once = 観戦者が多いため自動更新できません。**{ refresh }**を押すと今の状況がわかります。
watching-hands = 観戦中です。1巡前の全員の手札が見えます。
watching-not-yet = 観戦中です。全員が1回ずつ手番を終えると手札が公開されます。
hand-of = { $name }の手札
hand-a-turn-ago = { $name }の手札（1巡前）

## 投了

resign-title = 対戦{ $number }を投了しますか？
resign-yes = はい、投了する
resign-abort = 取りやめる（無効）
resign-no = いいえ、続ける
cannot-undo = これは元に戻せません。
resign-asks = すぐに抜けて負けになります。あなたの席をコンピューターが引き継ぐかどうか、残りの人に聞きます。
resign-last = すぐに抜けて最下位になります。残りの人は対戦を続けます。
resign-void = まだ始まっていないので、対戦はすぐに終わり、勝者はいません。
resign-team-asks = すぐに抜けて負けになります。残りの人が席をコンピューターに任せない限り、あなたのチーム（{ $team }）は対戦に負けます。
resign-loses = 対戦はすぐに終わり、あなたの負けになります。
resign-team-loses = 対戦はすぐに終わり、あなたのチーム（{ $team }）の負けになります。
may-abort = まだ行動していないので、投了せずに取りやめることもできます。結果はなく、レートも変わりません。

## 対戦一覧

matches-title = 自分の対戦
matches-none = ここで進行中の対戦はありません。`/challenge` で始められます。ゲームは `/help` で見られます。
which-match = どの対戦ですか？
which-match-text = ここでは複数の対戦に参加しています。1つ押してください。
you-typed = 入力した内容：
board-comes = ボードをここに出します。対戦はここで続きます。
your-vote = あなたの投票待ち
to-vote = { LIST($people) }の投票待ち
your-turn = あなたの手番
to-move = { LIST($people) }の手番
awaits-your-answer = あなたの返事待ち
awaits-an-answer = 返事待ち
awaits-players = 参加者待ち
awaits-your-arrangement = あなたの準備待ち
awaits-others = ほかの人の返事待ち
match-line = { $match }：{ $state }
match-with = { $what }（{ LIST($friends) }と）
match-against = { $what }（相手：{ LIST($rivals) }）
match-with-against = { $what }（味方：{ LIST($friends) }、相手：{ LIST($rivals) }）
resign-what = { $match }。

## 保存した配置

all-setups = すべての配置
setups-title = 保存した配置
setups-none = ここに保存した配置はありません。配置から始まる対戦のパネルで保存できます。
setup-name = 名前
setup-name-hint = 同じ名前の配置があれば上書きします
setups-private = ほかの人には見えません。
setup-line = { $name }（{ $game }、{ $variant }）
setup-saved = { $name }として保存しました。
setup-deleted = { $name }を削除しました。
delete-one = 1つ削除
delete-title = この配置を削除しますか？
delete-yes = はい、削除する
delete-no = いいえ、残す

## コマンド

command-hand = 手札とできることを表示します（自分だけに見えます）
command-play = b4 b5 のように入力して行動します（返事は自分だけに見えます）
command-play-action = 入力を始めると、今できることが出ます
command-board = 対戦のボードをこのチャンネルに出し直し、ここで続けます
command-matches = 自分の対戦と申し込み、または終わった対戦の一覧（自分だけに見えます）
command-matches-ended = 誰の終わった対戦を見るか。省くと進行中の対戦
command-matches-game = このゲームの終わった対戦だけ
command-matches-opponent = この人との終わった対戦だけ
command-resign = 対戦を投了します。確認があります
command-clock = 残り時間を見て、一時停止や時間の追加を頼みます（自分だけに見えます）
command-match = 複数に参加しているとき、どの対戦か

## お断り

refusal-no-match = ここで進行中の対戦はありません。`/challenge` で始められます。ゲームは `/help` で見られます。
refusal-no-shortcut = { $game }ではこのボタンは使いません。**{ my-hand }**を押すと、できることがわかります。
refusal-no-such-move =
    { $count ->
        [0] { $text }は今できる行動ではありません。入力を始めて、一覧から選んでください。
       *[other] { $text }に当てはまる行動が{ $count }通りあります。続きを入力するか、一覧から選んでください。
    }
refusal-nothing-to-write = 今は配置するものがありません。**{ my-hand }**を押すと、できることがわかります。
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = 押したときには時間切れでした。まもなく**{ my-hand }**で結果を見られます。
refusal-too-many-setups = この種類の配置は上限の{ $limit }個まで保存済みです。**{ all-setups }**で1つ削除するか、同じ名前で上書きしてください。
refusal-too-late-to-abort = あなたか双方がもう行動したので、取りやめはできません。やめるには `/resign` を使ってください。
refusal-unknown-setup = その配置はもう保存されていません。ほかのものを選んでください。
