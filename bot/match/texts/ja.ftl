### 対戦全体についての文：時計、変化、結果、カード、証明。

## 時計

clock-none = 時計なし
clock-daily = デイリー時計
clock-live = ライブ時計
live-terms = { clock-live }（{ $times }）
duration-days = { $days }日
duration-hours = { $hours }時間
duration-minutes = { $minutes }分
time-turn = 1手番{ $time }
time-answer = 返答{ $time }
time-set-up = 配置{ $time }
rated = レート戦
unrated = フリー対戦

## ログとボード

timed-out-played = { $name }が時間切れになったため、代わりに次の行動が行われました：
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked = { $name }が時計の一時停止を提案しました。
change-time-asked = { $name }が時間の追加を提案しました。
change-consented = { $name }が同意しました。
change-refused = { $name }が断ったので、何も変わりません。
change-paused = { $name }が同意し、時計が止まりました。
change-resumed = { $name }が時計を再び動かしました。
change-extended = { $name }が時間の追加に同意しました。
change-take-back-asked = { $name }が直前の行動の取り消しを提案しました。
change-hands-asked = { $name }が、全員の手札を1巡遅れで観戦者に公開することを提案しました。
change-hands-opened = { $name }が同意し、観戦者に全員の手札が1巡遅れで公開されます。
change-hands-closed = { $name }が手札を観戦者から隠しました。
change-forfeited = { $name }が時間切れで脱落しました。
change-cancelled = { $name }が行動する前に対戦を取りやめたので、結果はありません。
change-gave-up = { $name }が投了しました。コンピューターが引き継ぐかどうか、残りの人に聞いています。
change-timed-out = { $name }が時間切れになりました。コンピューターが引き継ぐかどうか、残りの人に聞いています。
taken-back-last = { $name }が直前の行動を取り消しました。
taken-back-more = { $name }が直前の行動と、その後に起きたことを取り消しました。

## ボードとパネルの時間

clock-heading = 時計
paused-headline = { $since }から停止中。
paused = { $since }から停止中。参加者は誰でも `/clock` で再開できます。
until = 期限：{ $due }。
has-until = { $name }の期限：{ $due }。
hands-open = 観戦者には全員の手札が1巡遅れで見えます。
spectators-heading = 観戦者

## 空いた席

left =
    { $how ->
        [forfeited] { $name }が時間切れになりました。
       *[resigned] { $name }が投了しました。
    }
lost =
    { $how ->
        [forfeited] { $name }は時間切れで負けました。
       *[resigned] { $name }は投了して負けました。
    }
you-left =
    { $how ->
        [forfeited] 時間切れのため、あなたの負けです。
       *[resigned] 投了したため、あなたの負けです。
    }
you-left-asked = { you-left }あなたの席をコンピューターが引き継ぐかどうか、残りの人に聞いています。
you-left-over = { you-left }あなたの席は{ $computer }が引き継ぎ、対戦は終わりました。
you-left-goes-on = { you-left }あなたの席は{ $computer }が引き継いでいます。続きはボードで観戦できます。
take-over-until = 同意の期限：{ $due }。
take-over-question = { left }席をコンピューターに任せますか？　決まるまで誰も行動できません。
taken-over = 負けた{ $name }の席は{ $computer }が引き継ぎます。

## 対戦のカード

match-number = 対戦{ $number }
card-footer = { match-number } · SHA-256 { $hash }… · ボードのコードを控えておくと証明になります
started-two = { $first } 対 { $second }
started-more = { LIST($sides) }の個人戦です。
sides = { $side } 対 { $other }
is-on = 対戦が始まりました。
from-position = 別の対戦の一場面から
free = 空き
free-places = 空き{ $count }席
has-agreed = { $name }（同意済み）
is-awaited = { $name }（返事待ち）
card-against = { $first } 対 { $second }。

## シャッフルの証明

proof-title = シャッフルの証明
proof-secret =
    この対戦の運の要素はすべて、参加者が集まる前に用意された1つの秘密の鍵で決まります。そのSHA-256は次のとおりです。
    `{ $hash }`
    鍵は対戦が終わるとここに表示されます。各ボードの最後には、それまでの全行動を表すコードが付きます。1つ控えておいてください。それがないと、実際にそう進んだことを誰も証明できません。
proof-key =
    鍵 `{ $key }`
    SHA-256 `{ $hash }`
    `{ $record }` を保存して `python -m bot.tools.verify { $record }` を実行すると、鍵から対戦を再現できます。途中のボードの最後のコードを控えてあれば、`--seen 17:1a2b3c4d` のように付け足してください。
proof-of-position = この対戦は、別の対戦の一場面から始まりました。記録にあるのは1人の参加者から見えていた場面で、残りは鍵で決められました。それより前に配られたものや行動は証明しません。

## 結果

your-team = あなたのチーム
result-void = **無効**：{ LIST($people) }の対戦は、始まる前に打ち切られました。
result-draw = { LIST($people) }の対戦は**引き分け**です。
result-won =
    { $how ->
        [resigned] **{ LIST($winners) }の勝ちです**。{ LIST($losers) }が投了しました。
        [forfeited] **{ LIST($winners) }の勝ちです**。{ LIST($losers) }が時間切れになりました。
       *[rules] **{ LIST($winners) }が{ LIST($losers) }に勝ちました**。
    }
