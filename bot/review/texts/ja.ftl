### 検討：終わった対戦での自分の選び方を、転機となった場面で見る。
###
### verdict 評価：better 妙手 / good 好手 / slip 緩手 / blunder 悪手

verdict-better = 妙手
verdict-good = 好手
verdict-slip = 緩手
verdict-blunder = 悪手

## 見込み

chance = { $percent }%
axis-chance = { $percent }%

axis-beginning = 開始
axis-title = 勝つ見込み
axis-end = 終了

curve-alt =
    { $choices }回の選択での勝つ見込みの曲線：最初は{ $first }、最低{ $lowest }、最高{ $highest }、結果は{ $result ->
        [win] 勝ち
        [loss] 負け
       *[draw] 引き分け
    }。

## 概要

title = 対戦{ $match }の検討 · { $game }
choices-judged = { $choices }回の選択を評価：{ $verdicts }。
count-better = 妙手{ $count }
count-good = 好手{ $count }
count-slip = 緩手{ $count }
count-blunder = 悪手{ $count }
change = { $verdict }、{ $before } → { $after }。
then-change = その後{ $before } → { $after }。
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }：{ $change }
no-choices = この対戦には、評価できる選択がありませんでした。
no-moments = 大きく形勢を変えた選択はありませんでした。
known-then = 隠れていたことではなく、その時に知っていたことで評価しています。
moment = 場面{ $number }

## 場面のページ

moment-title = 場面{ $number } / { $of }：{ $verdict }
moment-title-at = 場面{ $number } / { $of } · { $when }：{ $verdict }
you-played = **あなたの選択**：{ $played }。その手で：{ $before } → { $after }。
hard-same = 上級も同じ手を選びました。
hard-otherwise = **上級の選択**：{ $best }。
why = **理由**：{ $reason }
why-yours = **あなたの手が良い理由**：{ $reason }
no-reason = 特に目立つ理由はありません。
until-next = **次の選択まで**：{ $before } → { $after }（{ LIST($causes) }による）。
cause-draw = 引いたカード
cause-shown = 明らかになったこと
cause-others = { LIST($names) }の行動
curve = 曲線
share-here = ここで共有
try-it = ここから試す
back-to-moment = 場面に戻る

## 共有された場面

shared = このチャンネルで共有しました。
shared-title = { $game }、対戦{ $match }：{ $sides } · { $name }の場面
against = { $one } 対 { $other }
shared-moment = 場面{ $number }：{ $change }
shared-moment-at = 場面{ $number }、{ $when }：{ $change }
shared-played = 選択：{ $played }。
shared-hard-otherwise = 上級の選択：{ $best }。
judged-then = その時に知っていたことで評価しています。

## 検討中

progress-title = 対戦{ $match }の検討
looking-at = { $number }回の選択のうち{ $done }回目を調べています…
to-look-at = { $number }回の選択を調べます…
looking-again = 転機になりそうな場面を調べ直しています…
follows = このページは自動で更新されます。
failed = 検討を終えられませんでした。**{ review }**を押すと、もう一度試せます。

## お断り

refusal-no-reviews = ここではコンピューターが使えないため、今は検討できません。
refusal-review-busy = 今は検討が集中しています。数分後にもう一度試してください。
refusal-review-not-yours = 検討は参加者の視点で見るものなので、最後まで遊んだ人だけが使えます。**{ replay }**なら対戦を1場面ずつ見られます。
refusal-review-rules-changed = その対戦の後でルールが変わったので、もう再現できません。**{ log }**で当時の文を見られます。
refusal-review-too-early = 検討は対戦が終わってからです。
refusal-review-no-start = その場面からは遊べません。あなたが選ぶ番ではありませんでした。
refusal-review-gone = その検討はもうありません。対戦のボードの**{ review }**を押すと、作り直せます。
