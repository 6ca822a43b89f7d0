### 大会：参加受付、順位表、ルール、各回戦の対戦カード、確認、返事、お断り。

## コマンド

command-tournament = 3〜32人の総当たり戦とスイス式の大会
command-tournament-open = 大会を開きます。このチャンネルのカードで参加を受け付けます
command-tournament-open-title = 大会の名前。例：秋杯
command-tournament-open-game = どのゲームか（2人用）
command-tournament-open-format = 対戦の組み方
command-tournament-open-options = 入力を始めるとオプションが出ます。省くといつものルール
command-tournament-open-clock = 対戦の持ち時間。省くとこのサーバーのいつもの時計
command-tournament-open-days = 各回戦の最大日数。省くと7日
command-tournament-open-rounds = スイス式の回戦数。省くと人数に合った数
command-tournament-open-size = 参加者の上限。省くと32人
command-tournament-open-starts-in = 何時間後に自動で始めるか。例：1.5。省くとボタンで始めます
command-tournament-open-check-in = 開始の何分前から出席確認をするか
command-tournament-show = 開催中と終了した大会、その順位表を見ます（自分だけに見えます）
command-tournament-show-tournament = どの大会の順位表か。省くと一覧
completion-over = { $name }（終了）

format-round-robin = 総当たり戦：全員が互いに1回ずつ対戦
format-swiss = スイス式：各回戦で、得点の近い人と対戦

## ボタン

im-here = 出席
join = 参加する
leave = 抜ける
begin = 始める
call-off = 中止する
how-it-works = 仕組み
drop-out = 棄権する
lead = 運営
start = 開始する
table = 順位表
continue-here = { $name }をここで続ける
yes-drop-out = はい、棄権する
yes-call-off = はい、中止する
yes-remove = はい、外す
yes-end = はい、終える
no-go-on = いいえ、続ける

## 参加受付のカード

title = { $name }：{ $game }
called-off-early = 始まる前に中止されました。
join-to-take-part = **{ join }**を押すと参加できます。{ $fewest }人以上集まれば、運営者が始められます。
join-before-start = **{ join }**を押すと参加できます。{ $fewest }人以上集まれば、自動で始まります。
check-in-until = **{ im-here }**を押してください。期限：{ $start }。それまでに押さなかった人は外れます。
start-missed = 開始時に{ $fewest }人に足りませんでした。運営者は、申し込んだ全員で始めるか、中止できます。

terms = 条件
start-heading = 開始
signed-up = 参加者（{ $count } / { $limit }人）
nobody-yet = まだいません

rated = レート戦：対戦はこのサーバーのレートに影響します
unrated = フリー対戦：対戦はレートに影響しません
round-robin-in-short = 総当たり戦：全員が互いに対戦、各回戦は最大{ $days }日
swiss-in-short = スイス式：各回戦は最大{ $days }日
swiss-rounds-in-short = スイス式：最大{ $rounds }回戦、各回戦は最大{ $days }日

start-with-check-in = { $start }。出席確認は開始前の{ $minutes }分間、{ $opens }から。

check-in-call = { $people } **{ im-here }**を押すと参加が決まります。開始：{ $start }。

## 順位表

table-heading = 順位表
round-heading = 第{ $round }回戦
continued = { $heading }（続き）

round-of = 第{ $round }回戦（全{ $planned }回戦）。
round-until = 第{ $round }回戦（全{ $planned }回戦）、期限：{ $end }。
called-off-in-round = 第{ $round }回戦で中止。
over = 終了。
ended-early = 第{ $round }回戦で、それまでの結果により終了。
winners =
    { $count ->
        [1] **{ $names }**の優勝です。
       *[other] **{ $names }**が優勝を分かち合います。
    }
left-out = 出席確認がなく外れた人：{ $names }。

standing = { $rank }. **{ $name }**：{ $score }（{ $tie_break }）
points = { $points }点
wins = { $count }勝
draws = { $count }分
buchholz-value = ブッフホルツ{ $value }
sonneborn-berger-value = ゾンネボルン・ベルガー{ $value }

pairing-line = 第{ $table }卓：{ $pairing }
pairing-open = { $first } 対 { $second }
pairing-played = { $first } 対 { $second }：{ $score }
pairing-absent = { $first } 対 { $second }：{ $score }（対戦せず）
pairing-late = { $first } 対 { $second }：{ $score }（期限切れ）
pairing-bye = { $name }：不戦勝
pairing-without = { $name }は棄権

verdict-draw = 期限切れ：½点ずつです。
verdict-both-dropped-out = 2人とも棄権：どちらも0点です。
verdict-neither-came = 2人とも来ませんでした：どちらも0点です。
verdict-waited = { $loser }が期限まで対戦を待たせました：{ $winner }の1点です。
verdict-dropped-out = { $loser }が棄権しました：{ $winner }の1点です。
verdict-absent = { $loser }が来ませんでした：{ $winner }の1点です。

round-links = 第{ $round }回戦：{ $tables }
table-link = 第{ $table }卓

## 順位表の絵

picture-final = 最終結果
picture-called-off = 中止
picture-round = { $round } / { $planned }回戦
picture-tournament = 大会
picture-player = 参加者{ $rank }
picture-points = 点
picture-wins = 勝
picture-draws = 分
picture-buchholz = ブッフホルツ
picture-sonneborn-berger = S.B.
picture-out = { $name }（棄権）
picture-against = 対
picture-bye = 不戦勝
table-alt = { $tournament }の順位表、第{ $round }回戦（全{ $planned }回戦）。
table-alt-final = { $tournament }の最終順位表。
table-alt-called-off = { $tournament }の中止時の順位表。
standing-alt = { $rank }. { $name }：{ $score }。

## 仕組みのページ

rules-of = **{ $game }** · { $format }。

rounds = 回戦数
rounds-by-people = 人数に合った数です。
rounds-asked = { $count }回戦です。人数が足りなければ減ります。
rounds-last = 各回戦は最大{ $days }日です。すべての結果がそろうと次が始まります。

matches = 対戦
matches-text = 回戦ごとに対戦のカードが届きます。2人がそこの**{ start }**を押すと始まります。

points-heading = 得点
points-text = 勝ちは1点、引き分けは½点、相手のいない回戦（不戦勝）は1点です。投了と時間切れは負けです。

ties = 同点のとき
tie-break = { $number }. { $text }
tie-break-buchholz = ブッフホルツ：対戦した相手全員の得点の合計
tie-break-mutual = 同点の人どうしの対戦
tie-break-sonneborn-berger = ゾンネボルン・ベルガー：勝った相手の得点と、引き分けた相手の得点の半分
tie-break-wins = 勝ちの数

late = 回戦の期限
late-text = 回戦の終わりまでに**{ start }**を押さなかった人は負けです。2人とも押さなければ2人とも負けです。まだ続いている対戦は引き分けになりますが、{ $hours }時間以上待たせている人は負けになります。対戦は最後まで遊べますが、順位表は変わりません。

leaving = 棄権
leaving-text = 棄権した人や、相手からの申し込みを受けない人は、行わなかった対戦がすべて負けになります。

## 対戦を待つカード

pairing-heading-unknown = 大会
pairing-title = { $heading }：{ $game }
pairing-names = **{ $first }** 対 **{ $second }**。
begins-when-ready = 2人が**{ start }**を押すと始まります。
round-ends = この回戦の期限：{ $end }。
pairing-headline =
    { $game } · { $heading }：{ $names }
    { begins-when-ready }
ready = 準備
until = 期限
press-start = { $people } この回戦の対戦を始められます。

not-played-title = { $heading }：対戦せず
not-played = **{ $first }** 対 **{ $second }** は行われませんでした。
see-table = 結果の扱いは大会の順位表で見られます。

## 終わり、カレンダー、結果の投稿

ended = 🏆 **{ $tournament }**が終わりました。
ended-with-table = 🏆 **{ $tournament }**が終わりました。[順位表]({ $link })はそのまま残ります。
thanks = 参加ありがとうございました：{ $people }

event =
    { $game } · { $people }人 · { $rounds }回戦、各回戦は最大{ $days }日。
    順位表と対戦のカードは、場所に書かれたチャンネルにあります。
    { event-number }
event-number = 大会{ $number }

result-board = ボード

placings = 大会
placing = { $tournament }：{ $count }人中{ $rank }位

## 大会の一覧

list-title = 大会
list-empty = ここに大会はありません。管理者が許可した人は `/tournament open` で開けます。
list-over = 終了
list-line =
    { "**" }{ $name }** · { $people }人 · { $status ->
        [signup] 参加受付中
        [running] 開催中
       *[over] 終了
    }
list-line-with-table = { $line } · [順位表]({ $link })

## 返事

opened = **{ $name }**を開きました。このチャンネルのカードで参加を受け付けます。そろったら、そこの**{ begin }**を押してください。
opened-with-start = **{ $name }**を開きました。このチャンネルのカードで参加を受け付け、自動で始まります。
joined = **{ $name }**に参加しました。最初の対戦を始められるときに、カードでメンションします。
checked-in = 出席を確認しました。出席確認のない人を除いて、**{ $name }**が始まります。
left = **{ $name }**から抜けました。
begun = **{ $name }**が始まりました。順位表と第1回戦のカードは{ $channel }にあります。
called-off = **{ $name }**を中止しました。
nothing-changed = 何も変えていません。
moved = **{ $name }**はここで続きます。順位表と、参加者を待つカード、これからのカードが移ります。進行中の対戦はそのままで、`/board` で移せます。
continues-in = 大会は{ $channel }で続きます。
continues-here = [大会はここで続きます]({ $link })。
table-is-in = [{ $name }の順位表]({ $link })は{ $channel }にあります。
removed = 大会から外しました。結果の扱いは順位表で見られます。
replaced = **{ $tournament }**のその席は、**{ $person }**に替わりました。
paired = 2人が対戦します。カードはこの回戦のほかのカードと並びます。
ended-now = **{ $name }**は、それまでの結果により終わりました。

## 運営のページ

lead-title = { $tournament }の運営
lead-text = 第{ $round }回戦。来ない人を**外す**と、行わない対戦は負けになります。**交代**では、抜ける人と代わりの人を選びます。得点は引き継がれ、始まった対戦はそのまま最後まで行います。**組む**では、この回戦に相手のいない2人（不戦勝の人か、相手が来ずに勝った人）を対戦させられます。
choose-to-remove = 外す人を選ぶ
choose-to-replace = 交代：抜ける人と入る人を選ぶ
choose-to-pair = 組む：相手のいない2人を選ぶ
end-now = 今すぐ終える

## 確認

ask-drop-out = { $tournament }を棄権しますか？
ask-drop-out-text = もう対戦は組まれず、始まっていない対戦は負けになります。始まった対戦は続きます。この大会には戻れません。
ask-call-off = { $tournament }を中止しますか？
ask-call-off-text = 大会全体が終わり、順位表はそのまま残ります。始まった対戦は続きます。これは元に戻せません。
ask-remove = { $person }を{ $tournament }から外しますか？
ask-remove-text = もう対戦は組まれず、始まっていない対戦は負けになります。始まった対戦は続きます。
ask-end = { $tournament }を今すぐ終えますか？
ask-end-text = 大会全体が終わり、終了をお知らせします。順位は、それまでの得点と、いつもの同点の決め方で決まります。終わっていない対戦に得点はありません。これは元に戻せません。

## お断り

refusal-check-in-closed = 出席確認は開始の直前だけです。いつからかはカードにあります。
refusal-check-in-without-start = 出席確認には開始時刻が必要です。`starts_in` を、出席確認の長さ以上で選んでください。
refusal-checked-in-already = 出席確認はもう済んでいます。最初の対戦を始められるときにメンションします。
refusal-choose-one-of-each = 2人選んでください。参加している人1人と、代わりに入る参加していない人1人です。
refusal-not-begun = 大会はまだ始まっていません。そのためのボタンはカードにあります。
refusal-not-waiting = この回戦に相手のいない2人を選んでください。不戦勝の人か、相手が来なかった人です。
refusal-entered-already = すでに参加しています。ほかの参加者はカードで見られます。
refusal-not-entered = この大会に参加していません。
refusal-signup-over =
    { $status ->
        [running] 大会は始まっているので、もう参加できません。参加者は順位表で見られます。
        [over] その大会は終わりました。開催中の大会は `/tournament show` で見られます。
       *[cancelled] その大会は中止されました。開催中の大会は `/tournament show` で見られます。
    }
refusal-too-few-entrants = 大会は{ $fewest }人以上で始まります。誰かが参加するのを待ってください。
refusal-too-many-tournaments = ここでは同時に{ $limit }件までの大会しか開けません。どれかが終わるのを待つか、中止してください。
refusal-tournament-full = 大会は上限の{ $limit }人に達しています。別の大会を運営者に頼んでください。
refusal-tournament-over =
    { $status ->
        [over] その大会は終わったので、何も変えていません。
       *[cancelled] その大会はすでに中止されました。
    }
refusal-withdrawn-already = この大会はすでに棄権しています。
