### 時間についての文：時計パネル、提案、引き継ぎ、自動返答、ボード横のお知らせ。

## お知らせ

match-of-game = { $game } 対戦{ $number }
reminder = ⏰ { $match }があなたの行動を待っています。期限：{ $due }。**{ my-hand }**で続けるか、`/clock` を見てください。
reminder-without-clock = ⏰ { $match }が{ $since }からあなたの行動を待っています。**{ my-hand }**で続けるか、`/clock` を見てください。

overdue =
    { $ends ->
        [true] ⏰ { $match }：{ $name }が時間切れになり、まだ行動していません。勝ちを宣言するか、時間を追加できます。
       *[false] ⏰ { $match }：{ $name }が時間切れになり、まだ行動していません。{ $name }抜きで続けるか、時間を追加できます。
    }
claim-match = 勝ちを宣言
go-on-without = { $name }抜きで続ける
end-match = 対戦を終える
give-more-time = 時間を追加

proposal-pause = { $match }：{ $name }が時計の一時停止を提案しています。同意しますか？
proposal-hands = { $match }：{ $name }が全員の手札を観戦者に公開することを提案しています。{ open-hands-mean }同意しますか？
proposal-time = { $match }：{ $name }が時間の追加を提案しています。同意しますか？
proposal-take-back =
    { $match }：{ $undo }
    同意しますか？
undo-asked =
    { $name }が次の取り消しを提案しています。
    { $actions }
    それで明らかになったことは、元に戻りません。
agree = 同意する
not-now = 今はしない

open-hands-mean = 参加していない人は**{ watch }**を押すと、隠れたカードや駒を、全員の直前の手番より前の状態（1巡前）で見られます。まだ隠れているものを誰かに教えることもできてしまいます。どの側も `/clock` でいつでもやめられます。

## 空いた席

take-over = コンピューターに任せる
take-over-asked =
    { $match }：{ $left }席をコンピューターに任せますか？　{ $ends ->
        [true] 全員が同意しなければ、対戦は終わります。
       *[false] 全員が同意しなければ、{ $name }抜きで続けます。
    }{ $rated ->
        [true] コンピューターが入ると、レート戦ではなくなります。
       *[false] { "" }
    }
take-over-agreed = 同意しました。まだ返事をしていない人がいます。
taken-over = 全員が同意しました。コンピューターが引き継ぎます。
left-empty = コンピューターは引き継ぎません。

## 時計パネル

panel-title = 対戦{ $number }の時計
clock-none = 時計なし：いくらでも考えられます。1日後と3日後にお知らせします。
clock-daily = デイリー時計：{ $times }。
clock-live = ライブ時計：{ $times }。
match-over = 対戦は終わりました。
when-to-mention = メンションの設定
claim-time-over = { $name }の時間切れを宣言
give-name-more-time = { $name }に時間を追加
go-on = 再開する
ask-pause = 一時停止を提案
ask-time = 時間の追加を提案
ask-hands = 観戦者への手札公開を提案
ask-take-back = 行動の取り消しを提案
hide-hands = 観戦者から手札を隠す
withdraw-proposal = 提案を取り下げる
refresh = 更新

## 返事

asked = 相手に提案しました。全員の同意が必要です。
asked-hands = { asked }{ open-hands-mean }
refused = 時計はこれまでどおり進みます。
refused-hands = 手札は非公開のままです。
refused-take-back = 行動はそのまま残ります。
hands-hidden = 手札はもう観戦者に見えません。
running-again = 時計が再び動き出しました。
given = 親切ですね。{ $name }の時間を元に戻しました。
claimed-win = 対戦は終わりました。あなたの勝ちです。
claimed = 完了しました。対戦は続きます。
agreed = 同意しました。まだ返事をしていない人がいます。
agreed-take-back = 全員が同意しました。取り消されます。
agreed-hands = 全員が同意しました。観戦者に全員の手札が1巡遅れで見えます。
agreed-pause = 全員が同意しました。時計が止まりました。
agreed-time = 全員が同意しました。時間が増えました。
took-back = あなたの直前の行動まで取り消しました。

## 自動返答

pass-for-me = 自動でパス
answer-myself = 自分で答える
stopped-by-clock = やめるには、`/clock` で**{ answer-myself }**を押します。
passes = 手札に関係なく、{ $seconds }秒後に自動でパスします。
passes-alone = 手札に関係なく、1秒以内に自動でパスします。
passes-when = { LIST($replies) }：{ $passes }
by-hand-again = 自分で返答する設定に戻りました。

## お断り

refusal-asked-already = 先に{ $name }からの提案があります。`/clock` で見られます。
refusal-asked-lately = それは数分前に断られたか、取り下げられました。あなたの側が次に提案できるのは<t:{ $until }:R>です。
refusal-no-time-runs = 今はあなたの時間が進んでいないので、追加は必要ありません。
refusal-not-asked = それに答えられるのは相手だけです。
refusal-not-late = 時間切れの人はいません。今の状況は `/clock` で見られます。
refusal-binding = この対戦はレート戦か大会の対戦なので、行動は取り消せません。
refusal-hands-are-open = 観戦者に手札が見えている間は、行動を取り消せません。`/clock` で隠せます。
refusal-choosing-at-once = 今は複数の人が同時に選んでいるので、それより前のことは取り消せません。
refusal-nothing-to-take-back = この対戦で取り消せる行動はまだありません。
refusal-learnt-since =
    誰かに情報が伝わったか、運で何かが決まったため、取り消せません。
    { $actions }
refusal-not-undoable = もう取り消せません。その後に誰かが行動したか、すでに取り消しています。`/clock` で取り消しを提案できます。
refusal-not-paused = 時計は止まっていません。
refusal-nothing-asked = その提案はもうありません。今の状況は `/clock` で見られます。
refusal-hands-open-already = 手札はすでに観戦者に見えています。どの側も `/clock` でやめられます。
refusal-hands-stay-closed = ここでは手札を公開できません。コンピューターや、データを削除した人は同意できないからです。大会のレート戦では、次の相手が見ているかもしれません。
refusal-other-rules = この対戦が始まった後にボットのルールが新しくなったので、何も取り消せません。
refusal-paused-already = 時計はもう止まっています。参加者は誰でも `/clock` で再開できます。
refusal-take-over-open = { $name }が抜けました。まずコンピューターが引き継ぐかどうかを決めましょう。**{ my-hand }**を押すと答えられます。
