### Fight, Flight, Bite の文。
###
### critter 動物 / tribe 部族 / woodland 森（A〜I）/ pond 池 / sign 手：Fight ツメ、Flight ツバサ、Bite キバ（画像の印と同じ）
### to throw 出す / tie あいこ / duel 決闘 / attacker 攻撃側 / defender 守備側 / bonus action ボーナスアクション
### food 食べ物：木の実、キノコ、果物 / cube キューブ / supply 共通の山 / reserve 手元 / harvest 収穫
### stands 立つ / lies down 伏せる / push 押し出す

## ゲーム

game-name = Fight, Flight, Bite
about-game = 動物の部族が、ひそかに手を出し合う決闘で食べ物を取り合います。2〜4人用。

## 名前

sign-fight = ツメ
sign-flight = ツバサ
sign-bite = キバ

food-nut = 木の実
food-mushroom = キノコ
food-fruit = 果物

tribe-foxes = キツネ族
tribe-birds = 鳥族
tribe-snakes = ヘビ族
tribe-rabbits = ウサギ族
tribe-moles = モグラ族

## カードの名前

card-extra-fight = 追加のツメ
card-extra-flight = 追加のツバサ
card-extra-bite = 追加のキバ
card-extra-critter = 追加の仲間
card-stampede = 大暴れ
card-bolt = 一目散
card-gorge = 大食い
card-claw-wing = ツメとツバサ
card-wing-fang = ツバサとキバ
card-fang-claw = キバとツメ
card-wild-heart = 野生の心
card-second-wind = 底力
card-stubborn = 頑固
card-grudge = 恨み
card-long-reach = 長い腕
card-lie-low = 雲隠れ
card-stare-down = にらみ
card-thick-hide = 厚い皮
card-pack-tactics = 群れの戦法
card-wander = ぶらり旅
card-keen-nose = 鋭い鼻
card-scavenger = おこぼれ
card-windfall = たなぼた

name-of-narrow-card = { FORM($card, "short") }

## カードの文

effect-extra-fight = { sign-fight }で勝つと、{ sign-fight }のアクションが1回増えます。
effect-extra-flight = { sign-flight }で勝つと、{ sign-flight }のアクションが1回増えます。
effect-extra-bite = { sign-bite }で勝つと、{ sign-bite }のアクションが1回増えます。
effect-extra-critter = すぐに手元の動物をもう1匹置きます。この手番に動物を置いた森なら、それも攻撃できます。
effect-stampede = { sign-fight }で勝つと、{ sign-fight }のアクションが2回増えます。
effect-bolt = { sign-flight }で勝つと、{ sign-flight }のアクションが2回増えます。
effect-gorge = { sign-bite }で勝つと、{ sign-bite }のアクションが2回増えます。
effect-claw-wing = { sign-fight }か{ sign-flight }で勝つと、アクションが1回増えます。
effect-wing-fang = { sign-flight }か{ sign-bite }で勝つと、アクションが1回増えます。
effect-fang-claw = { sign-bite }か{ sign-fight }で勝つと、アクションが1回増えます。
effect-wild-heart = この手番の最初の決闘にどの手で勝っても、その手のアクションが1回増えます。
effect-second-wind = この手番に1回、負けた決闘をやり直せます。新しい結果が有効です。
effect-stubborn = この手番の決闘では、2回続けてあいこになるとあなたの勝ちです。
effect-grudge = この手番の決闘では、そこに動物がいる好きな相手を攻撃できます。
effect-long-reach = この手番、押し出した動物やかみ取ったキューブを、ほかのどの森にでも移せます。
effect-lie-low = この手番、最初の決闘をしなくてもかまいません。
effect-stare-down = 最初の決闘の前に、守備側は手を1つ宣言し、その決闘では出せません。
effect-thick-hide = この手番にあなたに勝った守備側は、キューブを置けません。
effect-pack-tactics = この手番に{ sign-flight }で最初に呼んだ動物は、立ったまま着き、攻撃できます。
effect-wander = すぐに、自分の動物1匹を隣の森に移せます。この手番に動物を置いた森には1匹残します。そこに加わった動物は伏せます。
effect-keen-nose = すぐに、相手1人の手札を見ます。
effect-scavenger = この手番に決闘で負けるたび、守備側に続いて、共通の山からキューブを1個置けます。
effect-windfall = すぐに、共通の山から好きなキューブを1個、どの森にでも置けます。

gist-extra-fight = { sign-fight }+1回
gist-extra-flight = { sign-flight }+1回
gist-extra-bite = { sign-bite }+1回
gist-extra-critter = もう1匹置く
gist-stampede = { sign-fight }+2回
gist-bolt = { sign-flight }+2回
gist-gorge = { sign-bite }+2回
gist-claw-wing = { sign-fight }か{ sign-flight }+1回
gist-wing-fang = { sign-flight }か{ sign-bite }+1回
gist-fang-claw = { sign-bite }か{ sign-fight }+1回
gist-wild-heart = 最初の決闘で+1回
gist-second-wind = 負けた決闘をやり直す
gist-stubborn = 2回目のあいこは勝ち
gist-grudge = 好きな相手を攻撃
gist-long-reach = 移す先はどこでも
gist-lie-low = 決闘しなくてよい
gist-stare-down = 守備側は手を1つ封じる
gist-thick-hide = 守備側にキューブなし
gist-pack-tactics = 最初に呼ぶ動物は立つ
gist-wander = 動物1匹を隣へ
gist-keen-nose = 1人の手札を見る
gist-scavenger = 負けるとキューブを置く
gist-windfall = キューブを1個置く

## 量と一覧

woodland = { $letter }（{ $sign }）
counted-food = { $food }{ $count }個
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = 食べ物なし
counted-cards = カード{ $count }枚
list-of-cards = { LIST($cards) }
lying-critters = { $emblem } { $count }（{ $lying }匹伏せ）
nobody = なし
contents = { $critters }、{ $lies }
took-cubes = { $emblem } { $count }個
no-harvest = 収穫なし
stakes = { sign-fight }{ $fight }、{ sign-flight }{ $flight }、{ sign-bite }{ $bite }
cube-values = { food-nut }{ $nut }、{ food-mushroom }{ $mushroom }、{ food-fruit }{ $fruit }
brief-and-kept = { $gist }。残すと{ $food }が1個につき+{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first }、次に{ $last }

## 対戦の部分

moment-tribes = 部族
moment-opening = 序盤
moment-turns = ラウンド{ $round } / { $rounds }
moment-harvest = 収穫
moment-end = 終わり

title-tribes = { game-name } · 部族
title-opening = { game-name } · 序盤
title-turns = { game-name } · ラウンド{ $round } / { $rounds }
title-harvest = { game-name } · 収穫

## 求められること

ask-title-tribe = 部族を選ぶ
ask-title-open = 最初の動物を置く
ask-title-place = あなたの手番：動物を置く
ask-title-play = あなたの手番：カードを使う
ask-title-attack = 攻撃する
ask-title-bar = 出さない手を宣言
ask-title-throw = 手を出す！
ask-title-void = この決闘に負けました
ask-title-bonus = ボーナスを使う
ask-title-cube = キューブを置けます
ask-title-pick = キューブを取る
ask-title-final-throw = 勝利を懸けて手を出す！

ask-task-tribe = 部族を選ぶ
ask-task-open = 最初の動物を置く
ask-task-place = 動物を置く
ask-task-play = カードを使う
ask-task-attack = 攻撃する
ask-task-may-attack = 攻撃できる
ask-task-attack-again = また攻撃できる
ask-task-bar = 出さない手を宣言
ask-task-throw = 手を決める
ask-task-void = 負けを認めるか、やり直す
ask-task-bonus = ボーナスを使う
ask-task-cube = キューブを置ける
ask-task-pick = キューブを取る
ask-task-final-throw = 勝利を懸けて手を決める

awaits-tribe = **{ $who }**が部族を選ぶ番
awaits-open = **{ $who }**が最初の動物を置く番
awaits-place = **{ $who }**が動物を置く番
awaits-play = **{ $who }**がカードを使う番
awaits-attack = **{ $who }**が攻撃する番
awaits-may-attack = **{ $who }**が攻撃するか、手番を終える番
awaits-attack-again = **{ $who }**がまた攻撃するか、手番を終える番
awaits-bar = **{ $who }**が出さない手を宣言する番
awaits-throw = **{ $who }**が手を決める番
awaits-void = **{ $who }**が負けを認めるか、やり直す番
awaits-bonus = **{ $who }**がボーナスを使う番
awaits-cube = **{ $who }**がキューブを置ける番
awaits-pick = **{ $who }**が収穫のキューブを取る番
awaits-final-throw = **{ $who }**が勝利を懸けて手を決める番

press-throw =
    { $locked ->
        [true] { awaits-throw }：下で1つ目の手を押してください
       *[false] { awaits-throw }：下で手を押してください
    }
press-final-throw = { awaits-final-throw }：下で手を押してください

waiting-tribe = **{ $who }**が部族を選んでいます。
waiting-open = **{ $who }**が最初の動物を置くところです。
waiting-place = **{ $who }**が動物を置くところです。
waiting-play = **{ $who }**がカードを使うところです。
waiting-attack = **{ $who }**が攻撃するところです。
waiting-may-attack = **{ $who }**が、攻撃するか手番を終えるか考えています。
waiting-attack-again = **{ $who }**が、また攻撃するか手番を終えるか考えています。
waiting-bar = **{ $who }**が出さない手を考えています。
waiting-throw = **{ $who }**が手を決めるところです。
waiting-void = **{ $who }**が、負けを認めるかやり直すか考えています。
waiting-bonus = **{ $who }**がボーナスを使うところです。
waiting-cube = **{ $who }**がキューブを置くところです。
waiting-pick = **{ $who }**が収穫のキューブを取るところです。
waiting-final-throw = **{ $who }**が勝利を懸けて手を決めるところです。

## ボード

press-sign = 下の手を押してください。全員が出すまで、誰にも見えません。
press-first-sign = 下で1つ目の手を押してください。残りの2つは自分だけの画面で選びます。全員が出すまで、誰にも見えません。
match-won =
    { $count ->
        [1] **{ $who }の勝ちです**
       *[other] **{ $who }が勝利を分かち合います**
    }
you-in-list = あなた
winners =
    { $count ->
        [1] { LIST($winners) }の勝ち
       *[other] { LIST($winners) }が勝利を分かち合う
    }

heading-now = 今
heading-woodlands = 森
heading-tribes = 部族
heading-supply = 共通の山
heading-stakes = 勝つと
heading-scores = 得点
heading-harvest = 収穫
heading-cards = カード
heading-cube-values = 今のキューブ1個の点
heading-turning-point = 転機
heading-duels = ラウンド1〜{ $rounds }で勝った決闘
heading-hand = あなたの手札
heading-seen-hands = 見た手札

player-line = { $who }：{ $text }
woodland-line = **{ woodland }**：{ $contents }
woodland-of-turn-line = **{ woodland }、この手番**：{ $contents }
harvest-line = { $letter }：{ $harvest }
supply-sentence = { heading-supply }：{ $cubes }。
stakes-sentence = { heading-stakes }：{ stakes }。
cube-values-now = { cube-values }（今の手札で）
cube-values-sentence = { heading-cube-values }：{ cube-values-now }。

in-reserve = 手元{ $count }匹
took-food = { $cubes }を収穫
has-left = 抜けた

has-played = { $who }が{ LIST($cards) }を使った
duel-attack = { $letter }で{ $attacker }が{ $defender }を攻撃
have-thrown = { $who }は手を決めた
thrown-so-far = これまでの手：{ $throws }
opposed-signs = { $one }対{ $other_sign }
duel-ties = あいこ{ $ties }/{ $limit }。{ $limit }回目は{ $who }の勝ち
duel-barred = { $who }はこの決闘で{ $sign }を出せない
final-throws = { $who }が同点で、勝利を懸けて手を決める
final-rounds = 脱落者なしの回：{ $rounds }/{ $limit }。上限なら勝利を分かち合う
bonus-left =
    { $count ->
        [1] { $sign }のアクションが1回。使わなくてもかまいません
       *[other] { $sign }のアクションは{ $count }回中、残り{ $unused }回。使わなくてもかまいません
    }
pick-order = { $letter }のキューブを取る順：{ $takers }
tribes-left = 残りの部族：{ LIST($tribes) }
can-choose = 選べる森：{ LIST($letters, type: "or") }。

## 自分だけのパネル

panel-won = あなたの勝ち
panel-lost = あなたの負け
panel-waiting = { LIST($players) }を待っています
secret-throw = { $signs }を出しました。知っているのは自分だけです。

advice-tribe = **部族ごとに5枚の決まったカードがあり**、全員が知っています。さらに3枚を秘密に受け取ります。
advice-open = **動物のいない森を選んでください**。まだ決闘はありません。最初の動物は2匹置きます。
advice-place = **この手番の動物を置く森を選んでください**。相手がいれば、最も数の多い相手を必ず攻撃します。
advice-play = **この手番に使うカードを1枚選んでください**。最後まで残した3枚は、食べ物の点を上げます。
advice-bar = **{ card-stare-down }**：手を1つ宣言してください。全員に見え、この決闘では出せません。
advice-void = **{ card-second-wind }**で1回だけやり直せます。新しい結果が有効です。
advice-defender-cube = **守り切りました**。共通の山からキューブを1個、森に置けます。
advice-scavenger-cube = **{ card-scavenger }**：共通の山からキューブを1個、森に置けます。

bonus-question-fight = **{ sign-fight }：ここから動物を1匹押し出します。**
bonus-question-flight = **{ sign-flight }：自分の動物を1匹呼ぶか、ここから移します。**
bonus-question-bite = **{ sign-bite }：ここのキューブを1個、ほかの森に移します。**
pick-question = **{ $letter }から取ってください**。ここでは{ $count }個もらえます。
win-brings = 勝つと：{ stakes }。
play-question = **{ ask-title-play }**。{ win-brings }
must-attack = **{ LIST($opponents, type: "or") }を攻撃してください**。最初の決闘は必ず行います。
may-attack = **攻撃するか、手番を終えてください。**
may-attack-again = **また攻撃するか、手番を終えてください。**
attackable = 攻撃できる相手：{ LIST($opponents, type: "or") }。
can-still-attack = まだ攻撃できる自分の動物：{ $count }匹。
throw-sign = **{ $who }に出す手を選んでください。**
throw-signs-in-order = **{ $who }に出す手を3つ、順に選んでください。**
may-not-throw = { $sign }は出せません。
cycle-of-signs = { sign-fight }は{ sign-bite }に、{ sign-bite }は{ sign-flight }に、{ sign-flight }は{ sign-fight }に勝ちます。
final-question = **{ $who }が同点で、勝利を懸けて手を決めます**。ひそかに出し、負ける手を出した人は脱落します。
throw-stands = 全員が出すと、手は変えられません。

hand-line =
    { $copies ->
        [1] **{ $card }**：{ $effect }*残すと{ $food }が1個につき+{ $points }。*
       *[other] **{ $card }** × { $copies }：{ $effect }*残すと{ $food }が1個につき+{ $points }。*
    }

you-hold-cards = 手札は{ $count }枚です。
marked-card = 印：{ $card }。
hand-card-line = { $card }：{ brief-and-kept }。
picked-card = 「{ $card }」を選びました。

## 地図の中の言葉

map-round = ラウンド
map-opening = 序盤
map-harvest = 収穫
map-end = 終わり
map-stakes = 勝つと
map-supply = 共通の山

## 決闘の絵の言葉

duellist-won = 勝ち
duellist-held = 守った
duellist-lost = 負け
duellist-thrown = 決めた
duellist-bars = 手を封じる
duellist-waits = 待機中
duellist-to-throw = これから
duel-tie = 同手{ $ties }/{ $limit }

## プレイヤー、カード、終わりの絵の言葉

place-in-order = { $number }番
start-points = 初期+{ $points }
how-score = 得点で勝利
how-throws = 手で決着
how-shared = 同点
how-left = ほかの全員が抜けた
cubes-at-harvest = 収穫でキューブ{ $count }個
round-of-duel = ラウンド{ $round }
a-cube-is-worth = キューブ1個の点
or-between-signs = か

## 検討

turning-point = { $who }の最大の収穫は{ $letter }で、キューブ{ $count }個でした。
turning-point-after-duel = { $who }の最大の収穫は{ $letter }で、キューブ{ $count }個でした。そこではラウンド{ $round }に{ $loser }との決闘に勝っています。

## 選択肢

first-sign = 最初に{ $sign }
then-sign = 次に{ $sign }
end-turn = 手番を終える
end-turn-hint = もう決闘しません
throw-again = もう一度出す
throw-again-hint = 「{ card-second-wind }」：新しい結果が有効です
accept-loss = 負けを認める
accept-lost-duel = 決闘の負けを認める
stop-here = ここで終える
stop-here-hint = 残りのアクションは使いません
no-cube = キューブなし
place-no-cube = キューブを置かない
play-tribe = { $tribe }で遊ぶ
play-tribe-hint = 「{ card-extra-critter }」のほかに：{ LIST($cards) }
place-critter = { woodland }に動物を置く
attack-opponent = { $opponent }を攻撃
attack-opponent-hint = そこに{ $count }匹
attack-opponent-caution = { $opponent }を攻撃しますか？　すぐに決闘が始まります。
button-of-food = { $food }
take-food = { $food }を取る
take-food-hint = あなたには{ $points }点
push-opponent = { $opponent }を押し出す
push-where = { $opponent }をどこへ押し出しますか？
push-to = { $opponent }を{ woodland }へ押し出す
to-woodland = { $letter }へ
from-woodland = { $letter }から
on-woodland = { $letter }に
move-critter = 動物を{ $start }から{ $end }へ移す
bring-in = 1匹呼ぶ
bring-in-from-where = どこから呼びますか？
move-out = 1匹移す
move-out-where = どこへ移しますか？
bar-sign = { $sign }を封じる
bar-sign-hint = この決闘では出しません
throw-one = { $sign }を出す
throw-one-hint = { $beaten }に勝つ
throw-three = { $signs }を出す
throw-next = 次は何を出しますか？
move-food = { $food }を{ $letter }へ移す
move-food-where = { $food }をどこへ移しますか？
put-food = { $food }を{ $letter }に置く
put-food-where = { $food }をどこに置きますか？
play-card = 「{ $card }」を使う
play-card-without = 「{ $card }」を効果なしで使う
without-effect = 効果なしで
play-card-how = 「{ $card }」で何をしますか？
play-card-on = { woodland }で「{ $card }」を使う
play-card-where = 「{ $card }」をどこで使いますか？
play-card-from-to = 「{ $card }」を使い、{ $start }から{ $end }へ
which-critter = どの動物を移しますか？
critter-goes-where = { $start }の動物をどこへ移しますか？
play-card-on-opponent = { $opponent }に「{ $card }」を使う
whose-hand = 誰の手札を見ますか？
look-at = { $opponent }を見る
play-card-food = 「{ $card }」を使い、{ $food }を{ $letter }へ
which-food = どの食べ物を置きますか？

not-to-throw =
    { $barred ->
        [true] これを押せるのは、手を決める番の人だけで、1人1回です。誰の番かはボードに出ています。この決闘では、守備側は{ $sign }を封じています。
       *[false] これを押せるのは、手を決める番の人だけで、1人1回です。誰の番かはボードに出ています。
    }

## 起きたこと

thrown-sign = { $who } { $sign }
throws-for-order = 順番決めの手：{ LIST($throws) }。
throws-for-win = 勝利を懸けた手：{ LIST($throws) }。
out = 脱落：{ $who }。
nobody-out = 脱落者はいません。
order-set = 順番は{ $who }です。
laid-food = { $count }か所の森に、食べ物が6個ずつあります。共通の山は{ $cubes }です。
cards-dealt = 全員に秘密のカードが{ $count }枚ずつ配られました。
drew-tribe = { $who }が{ $tribe }を引きました。
chose-tribe = { $who }が{ $tribe }を選びました。
opened = { $who }が{ $letter }に最初の動物を置きました。
turn-began = ラウンド{ $round }、{ $who }の手番です。
placed = { $who }が{ $letter }に動物を置きました。
played-card = { $who }が「{ $card }」（{ $gist }）を使いました。
critter-added = { $who }が{ $letter }に動物をもう1匹置きました。
wandered = { $who }が「{ card-wander }」で動物を{ $start }から{ $end }へ移しました。
hand-seen = { $who }が{ $holder }の手札を見ました。
hand-seen-with-cards = { $who }が{ $holder }の手札を見ました：{ LIST($cards) }。
attacked = { $letter }で{ $who }が{ $defender }を攻撃しました。
barred-sign = { $who }はこの決闘で{ $sign }を出しません。
has-thrown = { $who }が手を決めました。
threw = { $who }が{ $signs }を出しました。
pair-thrown = { $attacker }は{ $one }、{ $defender }は{ $other_sign }
throws-shown = { $throws }。
throws-tied = { $throws }：{ $ties }回目のあいこ。2人とももう一度！
duel-voided = { $who }が「{ card-second-wind }」を使い、結果は無効です。2人とももう一度！
attacker-lies-down = 攻撃した動物は伏せます。
duel-held = { $who }が{ $sign }で{ $letter }を守りました。{ attacker-lies-down }
duel-won = { $who }が{ $letter }で{ $sign }で勝ち、{ $sign }のアクションを{ $count }回得ます。{ attacker-lies-down }
duel-won-with-sum = { $who }が{ $letter }で{ $sign }で勝ち、{ $sign }のアクションを{ $count }回{ $sum }得ます。{ attacker-lies-down }
sum-icon = （1＋印{ $icon }、最大3）
sum-card = （1＋カード{ $extra }、最大3）
sum-icon-and-card = （1＋印{ $icon }＋カード{ $extra }、最大3）
pushed = { $who }が{ $owner }の動物を{ $start }から{ $end }へ押し出しました。
flew =
    { $standing ->
        [true] { $who }が動物を{ $start }から{ $end }へ移し、その動物は立っています。
       *[false] { $who }が動物を{ $start }から{ $end }へ移しました。
    }
bitten = { $who }が{ $food }を{ $start }から{ $end }へ移しました。
actions-unused = { $who }はアクション{ $count }回を使いませんでした。
actions-impossible = { $who }はアクション{ $count }回を使えませんでした。
cube-put = { $who }が共通の山から{ $food }を{ $letter }に置きました。
cube-declined = { $who }はキューブを置きませんでした。
cube-missed-thick-hide = 「{ card-thick-hide }」により、{ $who }はキューブを置けませんでした。
cube-missed-no-supply = 共通の山が空なので、{ $who }はキューブを置けませんでした。
cube-missed-left = 対戦から抜けたので、{ $who }はキューブを置きませんでした。
stopped = { $who }が手番を終えました。
harvest-began = すべての手番が終わり、収穫が始まります。
picked-food = { $who }が{ $letter }から{ $food }を取りました。
harvested = { $letter }（{ $critters }）：{ $harvest }。
harvested-by-controller = { $letter }（{ $critters }、支配は{ $emblem }）：{ $harvest }。
harvest-share = { $who }が{ $cubes }
nobody-harvested = 収穫した人はいません
harvest-left-over = { $harvest }、余り：{ $cubes }
hands-revealed = 手札の公開：{ $hands }。
holds = { $who }は{ LIST($cards) }
holds-nothing = { $who }は手札なし
scored = { $who }の得点は{ $sum }です。
head-start-points = 初期の{ $points }点
left-match = { $who }が対戦から抜けました。動物はその場に残ります。
won-as-all-left = ほかの全員が抜け、{ $who }の勝ちです。
won-by-throws = { $who }が手で勝ち、対戦に勝ちました！
won-by-points =
    { $count ->
        [1] { $who }の勝ちです！
       *[other] { $who }が勝利を分かち合います！
    }

short-tie = { $sign }対{ $sign }：あいこ{ $ties }/{ $limit }。もう一度。
short-last-tie = { $who }が{ $letter }で勝利：{ $sign }対{ $sign }、最後のあいこ。
short-held = { $who }が{ $letter }を守った：{ $sign }は{ $beaten }に勝つ。
short-won = { $who }が{ $letter }で勝利：{ $sign }は{ $beaten }に勝つ。

## ヒントの理由

hint-lead = { $letter }では{ $before }から{ $after }になりました。
hint-lead-kept = { $letter }では{ $lead }のままでした。
hint-stake =
    { $higher ->
        [true] { $sign }で勝つとアクションは{ $count }回、ほかの手なら最大{ $other }回です。
       *[false] { $sign }で勝つとアクションは{ $count }回、ほかの手でも最大{ $other }回です。
    }
hint-stake-rise = { $sign }で勝つと、アクションは{ $other }回ではなく{ $count }回です。
hint-risk =
    { $higher ->
        [true] { $sign }で負けると相手のアクションは{ $count }回、ほかの手なら最大{ $other }回です。
       *[false] { $sign }で負けると相手のアクションは{ $count }回、ほかの手でも最大{ $other }回です。
    }
hint-critters = { $who }の動物がそこに{ $count }匹います。
hint-critters-most = { $who }の動物がそこに{ $count }匹います。攻撃できるほかの相手は{ $other }匹以下です。
hint-cube = { $food }は1個{ $count }点になります。
hint-cube-best = { $food }は1個{ $count }点になり、そこのほかの食べ物は{ $other }点以下です。
hint-points-same = すぐに収穫になっても、{ $who }の得点は前と同じです。
hint-points-more =
    { $at_least ->
        [true] すぐに収穫になれば、{ $who }の得点は少なくとも{ $count }点増えます。
       *[false] すぐに収穫になれば、{ $who }の得点は{ $count }点増えます。
    }
hint-points-less =
    { $at_least ->
        [true] すぐに収穫になれば、{ $who }の得点は少なくとも{ $count }点減ります。
       *[false] すぐに収穫になれば、{ $who }の得点は{ $count }点減ります。
    }

## カードのページ

deck-line = { $copies } × **{ $card }** · { $food }、値{ $value }：{ $effect }
at-the-end = 最後に
kept-to-end = 最後まで持っていると、{ $food }が1個につき1点増えます（値を数えるルールでは{ $value }点）。
in-the-box = 箱の中に
copies-in-box = { $count }枚
alt-of-card = カード「{ $card }」。{ $effect }
note-by-rulebook = ルールブックに名前のあるカードです。文面、食べ物、値は独自のものです。
note-by-us = 印刷版のカードの内容はルールブックになく、すべて独自のものです。

## オプション

option-map = 地図
option-map-auto = いつもの地図（ペア、4人なら林）
option-map-ring = 輪、2〜3人用
option-map-bay = 入り江、2〜3人用
option-map-pairs = ペア、2〜3人用
option-map-grove = 林、4人用
option-map-delta = 三角州、4人用
option-bite-range = キバ
option-bite-range-any = かみ取ったキューブはどこへでも
option-bite-range-adjacent = かみ取ったキューブは隣へ
option-defender-cube = 守備側のキューブ
option-defender-cube-any = 守備側のキューブはどこにでも
option-defender-cube-other = 守備側のキューブはほかの森に
option-fight-target = 押し出し
option-fight-target-defender = 負けた部族だけを押し出す
option-fight-target-any-opponent = どの相手でも押し出せる
option-extra-critter = { card-extra-critter }
option-extra-critter-same = 「{ card-extra-critter }」は動物を置いた森に
option-extra-critter-any = 「{ card-extra-critter }」はどこにでも
option-rethrow = あいこ
option-rethrow-chosen = そのたびに出し直す
option-rethrow-locked = 3つの手を一度に出す
option-card-scoring = 残したカード
option-card-scoring-matching = 1枚ごとに食べ物が1点増える
option-card-scoring-printed = カードの値を足す、最大3
option-harvest-pick = 収穫
option-harvest-pick-auto = 一番良い食べ物を自動で取る
option-harvest-pick-manual = 1個ずつ自分で取る
option-tribes = 部族
option-tribes-off = 全員が同じ4枚のカード
option-tribes-choose = 独自のカードを持つ部族を選ぶ
option-tribes-random = 独自のカードを持つ部族を抽選
option-final-tie = 同点
option-final-tie-throw = 同点なら手で決着
option-final-tie-shared = 同点なら勝利を分かち合う
option-head-start = ハンデ
option-head-start-none = 全員0点から
option-head-start-by-place = 最後の人以外は得点を持って始める

preset-classic = クラシック
preset-quick = クイック
preset-tribes = 部族

terms-players = { $count }人
terms-map-auto = いつもの地図
terms-map-ring = 輪の地図
terms-map-bay = 入り江の地図
terms-map-pairs = ペアの地図
terms-map-grove = 林の地図
terms-map-delta = 三角州の地図

## ルール

topic-overview = 概要
topic-turn = 手番
topic-signs = 3つの手
topic-duels = 決闘
topic-bonus = ボーナス
topic-harvest = 収穫
topic-scoring = 得点
topic-cards = カード
topic-tribes = 部族
topic-leaving = 抜けるとき

rules-overview =
    2〜4の動物の部族が森に広がり、そこにある食べ物を懸けて決闘します。5ラウンドの間、全員が1匹ずつ動物を置き、カードを1枚使い、先にいた動物と戦います。戦いでは、**{ sign-fight }**、**{ sign-flight }**、**{ sign-bite }**のどれかをひそかに出します。最後に森で一番数の多い部族が、2番目の部族が持ち去る分を除いて、食べ物を取ります。キューブは1個2点で、その食べ物のカードを手札に残していれば1枚ごとに増えます。得点が一番高い人の勝ちです。

    公開ボードには地図と部族が出ます。**{ my-hand }**で地図と自分のカード、できることがわかります。自分だけに見えます。
rules-turn =
    1. 手元の動物を1匹、好きな森に**置きます**。この手番の間、そこにいる自分の動物は立っています。
    2. **カードを**必ず1枚**使います**。この手番だけ有効で、なくなります。すぐに何かが起こるものもあります。
    3. 相手がいれば**決闘します**。最初の決闘は必ず行い、その後は自由です。そこに立っている自分の動物がいなくなるか、相手がいなくなるか、やめるまで続けます。
    4. 自分の動物が再び立ち上がり、次の人の手番になります。

    全員が5回手番を行うので、8枚のカードのうち3枚が最後に残ります。
rules-signs = **{ sign-fight }**は{ sign-bite }に、**{ sign-bite }**は{ sign-flight }に、**{ sign-flight }**は{ sign-fight }に勝ちます。

    森にもそれぞれ手の印があります。そこで同じ手で勝つと、ボーナスアクションが1回増えます。画像では、{ sign-fight }は緑地に爪、{ sign-flight }は青地に翼、{ sign-bite }は紫地に牙です。
rules-duels =
    攻撃側は手番の人です。守備側はそこで一番数の多い相手で、同数なら攻撃側が選びます。2人ともひそかに手を決めます。決闘の間、ボードの下の手を押してください。2人が出すまで誰にも見えず、出そろうと変えられません。

    あいこならすぐに出し直します。3回続けてあいこになると攻撃側の勝ちです。決闘が終わると、勝っても負けても攻撃した動物は伏せ、この手番はもう攻撃できません。守備側の動物は伏せません。

    { "**" }攻撃側**が勝つと、ボーナスアクションを行います。**守備側**が勝つと、共通の山からキューブを1個、森に置けます。
rules-bonus =
    勝った手のアクションを1回、森の印が同じ手ならもう1回、さらにカードの分を得ます。最大3回です。どれも使わなくてかまいません。
    • **{ sign-fight }**：負けた部族の動物を1匹、隣の森に押し出します。
    • **{ sign-flight }**：自分の動物を1匹、どこからでもここに呼ぶか、ここからどこへでも移します。着いた動物は伏せます。
    • **{ sign-bite }**：ここのキューブを1個、ほかのどの森にでも移します。

    池には何も入れません。池の両岸の森は隣ではありません。
rules-harvest =
    最後の手番の後、Aから順に森を収穫します。
    • **一番数の多い**部族が1つのとき：2番目に多い部族が、1匹につきキューブ1個を持って引き上げます。2番目が複数なら1個ずつです。残りはすべて一番の部族のものです。
    • 一番が複数のとき：順番に1個ずつ、それぞれの動物の数まで取ります。余りは誰のものにもならず、ほかの部族は何ももらえません。
    • 動物がいないとき：誰ももらえません。

    自分にとって一番点の高い食べ物を取ります。
rules-scoring =
    キューブは1個2点で、同じ食べ物のカードを手札に残していれば1枚ごとに1点増えます。得点＝木の実×（2＋木の実のカード）＋キノコ×（2＋キノコのカード）＋果物×（2＋果物のカード）。

    使ったカード、動物、支配は点になりません。同点の一番どうしは、もう一度手を出し合って決着をつけます。

    最後の人は、最後の手番の前にすべてを見られるので、3〜4人では勝つことが多くなります。オプションの**ハンデ**では、ほかの人が得点を持って始めます。3人なら{ LIST($three) }、4人なら{ LIST($four) }です。
rules-cards =
    全員が「{ card-extra-fight }」、「{ card-extra-flight }」、「{ card-extra-bite }」、「{ card-extra-critter }」と、秘密のカード4枚を持ちます。使えばこの手番に役立ち、残せばその食べ物の点が上がります。

    カードは `/card` で見られます。
rules-tribes =
    オプションの**部族**では、全員が違う部族で遊びます。{ card-extra-critter }と、部族の4枚、秘密の3枚です。
    • **{ tribe-foxes }**：{ card-extra-fight }が4枚。**{ tribe-birds }**：{ card-extra-flight }が4枚。**{ tribe-snakes }**：{ card-extra-bite }が4枚。
    • **{ tribe-rabbits }**：{ card-bolt }、{ card-wander }、{ card-pack-tactics }、{ card-lie-low }。
    • **{ tribe-moles }**：{ card-long-reach }、{ card-windfall }、{ card-thick-hide }、{ card-scavenger }。
rules-leaving = 3〜4人の対戦では投了できます。動物はその場に残り、支配にも数えますが、もう手番はなく、最下位になります。1人だけ残れば、その人の勝ちです。

## レッスン

lesson-place-heading = 森と動物
lesson-place-why = 最後に森で一番数の多い部族が、ほかが持ち去った残りの食べ物を取ります。食べ物は得点です。
lesson-place-task = 手番ごとに動物を置きます。教官が1匹だけいるFに置きましょう。決闘になります。
lesson-place-on-d = Dには教官の動物が2匹います。Fのほうが勝ちやすいです。
lesson-place-otherwise = そこには教官がいないので、決闘になりません。それも賢い選択ですが、まずは決闘にしましょう。

lesson-card-heading = この手番のカード
lesson-card-why = 決闘に勝つと、勝った手のアクションが1回、森の印が同じならもう1回、さらにカードの分だけ行えます。
lesson-card-task = Fの印は{ sign-fight }です。「{ card-extra-fight }」があれば、{ sign-fight }で勝つと3回になります。公開で使いましょう。
lesson-card-otherwise = 良いカードですが、残しましょう。ここでは「{ card-extra-fight }」がFの印と合わさります。

lesson-throw-heading = ひそかに出す手
lesson-throw-why = { sign-fight }で勝てばアクションが3回です。教官もそれを知っていて、{ sign-flight }をひそかに出したかもしれません。
lesson-throw-task = { cycle-of-signs }だから{ sign-bite }を出しましょう。
lesson-throw-fight = それは教官の予想どおりです。{ sign-flight }に負けます。
lesson-throw-flight = { sign-flight }に対してはあいこで、出し直しになります。
lesson-throw-otherwise = { sign-bite }を出しましょう。

lesson-bonus-heading = 勝つと得られるもの
lesson-bonus-why = 教官は{ sign-flight }を出しました。{ sign-bite }のアクションを1回得て、Fの食べ物を1個、ほかの森に移せます。
lesson-bonus-task = 果物を、自分だけがいるBに移しましょう。
lesson-bonus-none = 勝ち取ったアクションです。使いましょう。
lesson-bonus-elsewhere = ほかに誰もいないBに移しましょう。
lesson-bonus-otherwise = 果物にしましょう。最後に果物の点を上げるカードを持っています。

lesson-defend-heading = 攻撃されたら
lesson-defend-why = 今度は教官がCを攻撃してきます。{ sign-bite }の印の森で「{ card-extra-bite }」を使ったので、{ sign-bite }で勝てばアクションが3回です。
lesson-defend-task = { sign-fight }は{ sign-bite }に勝つので、守るならこの手です。{ sign-fight }を出しましょう。
lesson-defend-flight = { sign-bite }は{ sign-flight }に勝ちます。教官は{ sign-bite }で勝ちたいのです。
lesson-defend-bite = { sign-bite }に対してはあいこです。3回続くと攻撃側の勝ちです。
lesson-defend-otherwise = { sign-fight }を出しましょう。

lesson-cube-heading = 守備側のキューブ
lesson-cube-why = { sign-fight }が{ sign-bite }に勝ちました。勝った守備側は、食べ物のキューブを1個、どの森にでも置けます。
lesson-cube-task = 果物を、自分だけがいるBに置きましょう。
lesson-cube-none = ただでもらえるキューブです。受け取りましょう。
lesson-cube-elsewhere = ほかに誰もいないBに置きましょう。
lesson-cube-otherwise = 果物にしましょう。最後に果物の点を上げるカードを持っています。

lesson-round-heading = 最後のラウンド
lesson-round-why = ラウンド5、最後の手番です。BとCとFでは自分が一番多くいます。
lesson-round-task = Eには誰もいません。誰も収穫しない食べ物は失われます。そこに動物を置きましょう。
lesson-round-hopeless = そこでは教官の数が多く、今からでは追い越せません。
lesson-round-otherwise = その森はもう自分のものです。Eなら新しく取れます。

lesson-keep-heading = 残すカード
lesson-keep-why = この4枚のうち3枚が残ります。1枚ごとに、その食べ物のキューブ（1個2点）が1点ずつ増えます。
lesson-keep-task = 3枚が果物です。残りの1枚、「{ card-gorge }」を使えば、果物は最後に1個5点になります。
lesson-keep-otherwise = そのカードは果物です。残せば果物が1個につき1点増えます。

lesson-end = 83点対36点で勝ちました。1個5点の果物11個が大きく効きました。
lesson-end-next = 4人まで遊べます。そのときは、読み合う相手が1人ではありません。
