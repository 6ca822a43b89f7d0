### Air, Land & Sea と Flies, Lies & Supplies の文。
###
### theater 戦域：空 陸 海 諜報 外交 経済 / battle 戦闘 / strength 戦力 / to deploy 展開する / to improvise 伏せる
### uncovered card 一番上のカード / column 列 / to flip 裏返す / faceup 表向き / facedown 裏向き / to control 支配する
### Supply 補給 / first player 先攻、second player 後攻 / to win ties 同点なら勝つ / deck 山札 / reveal 公開する
### edition 版（クラシック版、改訂版）/ enemy 敵 / your side（2人以上）あなたのチーム

## ゲーム

game-air-land-sea = Air, Land & Sea
about-air-land-sea = 3つの戦域をめぐるカードの決闘。2つ押さえるか、引き際を見て撤退しましょう。
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = 同じ決闘を、軍隊ではなくスパイと嘘と補給で戦います。

## 戦域

theater-air = 空
theater-land = 陸
theater-sea = 海
theater-intelligence = 諜報
theater-diplomacy = 外交
theater-economics = 経済

numbered-theater = { $number }. { $theater }

## カードの名前

card-support = 支援
    .quoted = 「支援」
card-air-drop = 空中投下
    .quoted = 「空中投下」
card-maneuver = 機動
    .quoted = 「機動」
card-aerodrome = 飛行場
    .quoted = 「飛行場」
card-containment = 封じ込め
    .quoted = 「封じ込め」
card-heavy-bombers = 重爆撃機
    .quoted = 「重爆撃機」
card-reinforce = 増援
    .quoted = 「増援」
card-ambush = 奇襲
    .quoted = 「奇襲」
card-cover-fire = 援護射撃
    .quoted = 「援護射撃」
card-disrupt = 攪乱
    .quoted = 「攪乱」
card-heavy-tanks = 重戦車
    .quoted = 「重戦車」
card-transport = 輸送
    .quoted = 「輸送」
card-escalation = 激化
    .quoted = 「激化」
card-redeploy = 再展開
    .quoted = 「再展開」
card-blockade = 海上封鎖
    .quoted = 「海上封鎖」
card-super-battleship = 超戦艦
    .quoted = 「超戦艦」
card-spy-network = スパイ網
    .quoted = 「スパイ網」
card-surveil = 監視
    .quoted = 「監視」
card-manipulate = 情報操作
    .quoted = 「情報操作」
card-leverage = 交渉材料
    .quoted = 「交渉材料」
card-neutralize = 無力化
    .quoted = 「無力化」
card-mastermind = 黒幕
    .quoted = 「黒幕」
card-envoy = 特使
    .quoted = 「特使」
card-armistice = 休戦
    .quoted = 「休戦」
card-grand-betrayal = 大いなる裏切り
    .broken =
        大いなる
        裏切り
    .quoted = 「大いなる裏切り」
card-give-take = ギブ＆テイク
    .broken =
        ギブ＆
        テイク
    .quoted = 「ギブ＆テイク」
card-peacekeepers = 平和維持軍
    .quoted = 「平和維持軍」
card-requisition = 徴発
    .quoted = 「徴発」
card-supply-lines = 補給線
    .quoted = 「補給線」
card-stockpile = 備蓄
    .quoted = 「備蓄」
card-relinquish = 放棄
    .quoted = 「放棄」
card-war-chest = 軍資金
    .quoted = 「軍資金」

card-unknown = カード
    .quoted = カード

card-air-1 = { card-support } 1
    .quoted = 「{ card-support } 1」
card-air-2 = { card-air-drop } 2
    .quoted = 「{ card-air-drop } 2」
card-air-3 = { card-maneuver } 3（{ theater-air }）
    .quoted = 「{ card-maneuver } 3（{ theater-air }）」
card-air-4 = { card-aerodrome } 4
    .quoted = 「{ card-aerodrome } 4」
card-air-5 = { card-containment } 5
    .quoted = 「{ card-containment } 5」
card-air-6 = { card-heavy-bombers } 6
    .quoted = 「{ card-heavy-bombers } 6」
card-land-1 = { card-reinforce } 1
    .quoted = 「{ card-reinforce } 1」
card-land-2 = { card-ambush } 2
    .quoted = 「{ card-ambush } 2」
card-land-3 = { card-maneuver } 3（{ theater-land }）
    .quoted = 「{ card-maneuver } 3（{ theater-land }）」
card-land-4 = { card-cover-fire } 4
    .quoted = 「{ card-cover-fire } 4」
card-land-5 = { card-disrupt } 5
    .quoted = 「{ card-disrupt } 5」
card-land-6 = { card-heavy-tanks } 6
    .quoted = 「{ card-heavy-tanks } 6」
card-sea-1 = { card-transport } 1
    .quoted = 「{ card-transport } 1」
card-sea-2 = { card-escalation } 2
    .quoted = 「{ card-escalation } 2」
card-sea-3 = { card-maneuver } 3（{ theater-sea }）
    .quoted = 「{ card-maneuver } 3（{ theater-sea }）」
card-sea-4 = { card-redeploy } 4
    .quoted = 「{ card-redeploy } 4」
card-sea-5 = { card-blockade } 5
    .quoted = 「{ card-blockade } 5」
card-sea-6 = { card-super-battleship } 6
    .quoted = 「{ card-super-battleship } 6」
card-intelligence-1 = { card-spy-network } 1
    .quoted = 「{ card-spy-network } 1」
card-intelligence-2 = { card-surveil } 2
    .quoted = 「{ card-surveil } 2」
card-intelligence-3 = { card-manipulate } 3（{ theater-intelligence }）
    .quoted = 「{ card-manipulate } 3（{ theater-intelligence }）」
card-intelligence-4 = { card-leverage } 4
    .quoted = 「{ card-leverage } 4」
card-intelligence-5 = { card-neutralize } 5
    .quoted = 「{ card-neutralize } 5」
card-intelligence-6 = { card-mastermind } 6
    .quoted = 「{ card-mastermind } 6」
card-diplomacy-1 = { card-envoy } 1
    .quoted = 「{ card-envoy } 1」
card-diplomacy-2 = { card-armistice } 2
    .quoted = 「{ card-armistice } 2」
card-diplomacy-3 = { card-manipulate } 3（{ theater-diplomacy }）
    .quoted = 「{ card-manipulate } 3（{ theater-diplomacy }）」
card-diplomacy-4 = { card-grand-betrayal } 4
    .quoted = 「{ card-grand-betrayal } 4」
card-diplomacy-5 = { card-give-take } 5
    .quoted = 「{ card-give-take } 5」
card-diplomacy-6 = { card-peacekeepers } 6
    .quoted = 「{ card-peacekeepers } 6」
card-economics-1 = { card-requisition } 1
    .quoted = 「{ card-requisition } 1」
card-economics-2 = { card-supply-lines } 2
    .quoted = 「{ card-supply-lines } 2」
card-economics-3 = { card-manipulate } 3（{ theater-economics }）
    .quoted = 「{ card-manipulate } 3（{ theater-economics }）」
card-economics-4 = { card-stockpile } 4
    .quoted = 「{ card-stockpile } 4」
card-economics-5 = { card-relinquish } 5
    .quoted = 「{ card-relinquish } 5」
card-economics-6 = { card-war-chest } 6
    .quoted = 「{ card-war-chest } 6」

short-card = { $card } { $strength }
broken-name = { FORM($card, "broken") }

## 能力

ability-support = 隣の戦域それぞれで、自分の合計が3上がります。
ability-air-drop =
    { $edition ->
        [classic] 次の手番に、カード1枚をほかの種類の戦域に展開できます。
       *[revised] 次に使うカードを展開するなら、ほかの種類の戦域に置けます。
    }
ability-maneuver = 隣の戦域で、どちらかの側の一番上のカード1枚を必ず裏返します。
ability-aerodrome = 自分の戦力1〜3のカードを、どの戦域にも展開できます。
ability-containment = どちらの側も、裏向きで出したカードは山札の下に置きます。
ability-reinforce =
    { $edition ->
        [classic] 山札の一番上のカードを見ます。それを隣の戦域に裏向きで出せます。
       *[revised] 山札の一番上のカードを取ります。それを隣の戦域に必ず裏向きで出します。
    }
ability-ambush = どの戦域でも、どちらかの側の一番上のカード1枚を必ず裏返します。
ability-cover-fire = 同じ列でこのカードの下にあるカードは、すべて戦力4になります。
ability-disrupt =
    { $edition ->
        [classic] 敵は自分の一番上のカード1枚を必ず裏返します。次に、あなたが自分の1枚を必ず裏返します。
       *[revised] あなたは自分の一番上のカード1枚を必ず裏返します。次に、敵が自分の1枚を必ず裏返します。
    }
ability-transport = 自分のカード1枚を、ほかの戦域に移せます。
ability-escalation = 自分の裏向きのカードは、すべて戦力4になります。
ability-redeploy =
    { $edition ->
        [classic] 自分の裏向きのカード1枚を必ず手札に戻します。戻したら、追加の手番を得ます。
       *[revised] 自分の裏向きのカード1枚を手札に戻せます。戻したら、すぐにカードを1枚出します。
    }
ability-blockade = カードが3枚以上ある隣の戦域では、どちらの側も、出したカードは山札の下に置きます。
ability-spy-network = 敵の裏向きのカードをすべて見られます。それらの戦力はそれぞれ1下がります。
ability-surveil = ここに補給を1つ得ます。敵は手札3枚を必ず公開します。その後、そのどれかより戦力の高い一番上のカード1枚を裏返せます。
ability-manipulate = { ability-maneuver }
ability-leverage = 手札1枚を公開できます。公開したら、どの戦域でも、それより戦力の低い一番上のカード1枚を裏返します。
ability-neutralize = カードの名前を1つ指名します。敵が持っていれば公開し、次の手番に必ず使います。
ability-envoy = 隣の戦域それぞれで、自分の合計が2上がります。自分の手番に1回、行動する前に、このカードを隣の戦域に移せます。
ability-armistice = この戦域に補給を2つ得ます。どちらかの側の一番上のカード1枚を裏返せます。裏返したら、敵はこの戦域の自分の一番上のカードを裏返せます。
ability-grand-betrayal = どちらの側にも一番上のカードがある隣の戦域を必ず選びます。その2枚は入れ替わり、相手の側に移ります。
ability-give-take = 手札1枚を必ず敵に渡します。渡したら、敵はここに補給を1つ得て、あなたは2枚引きます。
ability-requisition = 手札1枚を公開できます。公開したら、その種類の戦域に補給を3つ得ます。
ability-supply-lines = 自分のカードを、ほかの種類の戦域にも展開できます。そのたびに、敵はそこに補給を1つ得ます。
ability-stockpile = 隣の戦域それぞれに補給を1つ得ます。
ability-relinquish = 自分の表向きのカード1枚を破壊できます。破壊したら、どちらかの側の一番上のカード1枚を破壊します。

no-ability = 能力はありません。

## 短い能力

effect-support = 隣の戦域それぞれで+3
effect-air-drop = 次の1枚はどの戦域にも展開できる
effect-maneuver = 隣の戦域の1枚を裏返す
effect-aerodrome = 戦力1〜3をどこにでも展開できる
effect-containment = 裏向きで出すと山札の下へ
effect-reinforce = 山札の一番上を隣に裏向きで出す
effect-ambush = どこでも一番上の1枚を裏返す
effect-cover-fire = 下のカードは戦力4
effect-disrupt = 双方が自分の1枚を裏返す
effect-transport = 自分の1枚を移す
effect-escalation = 自分の裏向きは戦力4
effect-redeploy = 裏向き1枚を戻し、もう1枚出す
effect-blockade = 隣の戦域に4枚目は出せない
effect-spy-network = 敵の裏向きを見て、各1下げる
effect-surveil = 補給1、敵が3枚公開、高い1枚を裏返す
effect-manipulate = { effect-maneuver }
effect-leverage = 1枚公開し、低い1枚を裏返す
effect-neutralize = 敵に使わせるカードを指名
effect-envoy = 隣の戦域それぞれで+2、移動できる
effect-armistice = 補給2、1枚裏返すと敵も裏返せる
effect-grand-betrayal = 隣の2枚が入れ替わる
effect-give-take = 1枚と補給1を渡し、2枚引く
effect-requisition = 1枚公開して補給3
effect-supply-lines = どこにでも展開、敵に補給1
effect-stockpile = 隣の戦域それぞれに補給1
effect-relinquish = 自分の表向き1枚、次にどれか1枚を破壊

no-effect = 能力なし

## もっと短い能力

gist-support = 隣に+3
gist-air-drop = 次はどこでも
gist-maneuver = 隣を裏返す
gist-aerodrome = 1〜3どこでも
gist-containment = 裏向き封じ
gist-reinforce = 山札から出す
gist-ambush = どれか裏返す
gist-cover-fire = 下は戦力4
gist-disrupt = 双方裏返す
gist-transport = 1枚移す
gist-escalation = 裏向きは4
gist-redeploy = 1枚戻す
gist-blockade = 隣は3枚まで
gist-spy-network = 敵の裏向き−1
gist-surveil = +1と裏返し
gist-manipulate = { gist-maneuver }
gist-leverage = 低いのを裏返す
gist-neutralize = カード指名
gist-envoy = 隣に+2
gist-armistice = +2と裏返し
gist-grand-betrayal = 隣で入れ替え
gist-give-take = 1渡し2引く
gist-requisition = 補給3
gist-supply-lines = どこにでも
gist-stockpile = 隣に補給1
gist-relinquish = 2枚破壊

## 1枚のカード

facts-of-card = { $theater }、戦力{ $strength }、{ $kind ->
        [instant] 即時能力
        [ongoing] 継続能力
       *[none] 能力なし
    }。
edition-classic = クラシック版
edition-revised = 改訂版
only-revised = 改訂版（ほかの版はなし）
both-editions = 両方の版
alt-of-card = カード「{ $card }」。{ $text }
deck-line = **{ $card } { $strength }** · { $theater }：{ $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }：{ $revised } クラシック版：{ $classic }

source-printed = 印刷版にあるカードです。文面は独自のものです。
source-house = 印刷版のカードは不明で、これは独自のものです。
source-reveal = 印刷版のカードについては、カードを公開することだけがわかっています。残りは独自のものです。
source-not-theater = 印刷版のカードについては、能力だけがわかり、戦域は不明です。残りは独自のものです。
source-not-strength = 印刷版のカードについては、能力だけがわかり、戦力は不明です。残りは独自のものです。
source-moved = 印刷版のカードについては、覆われていてもいなくても移されることだけがわかっています。残りは独自のものです。
source-name = 印刷版のカードについては、名前だけがわかっています。残りは独自のものです。
source-given = 印刷版のカードについては、1枚渡して引くことだけがわかっています。残りは独自のものです。
source-destroyed = 印刷版のカードについては、何を破壊するかだけがわかっています。残りは独自のものです。

## 場のカード

covering = { $top }（下に{ $covered }）
no-cards = カードなし
changed-card = { $card }（戦力{ $strength }）
facedown-card =
    { $card ->
        [unknown] 裏向き（{ $strength }）
       *[other] 裏向きの{ $card }
    }

lead-tied = { $total }–{ $total }で同点（同点なら{ $side }の勝ち）
lead-ahead = { $side }が{ $ahead }–{ $behind }でリード

## 手番

turn-of-one = { $who }の手番
turn-of-two = { $who }か{ $other }の手番
turn-with-due-cards = **{ $whose }**：{ LIST($cards, type: "or") }を使うか、撤退する。

you-awaited = あなた
waiting-swap = **{ LIST($awaited) }**が交換するカードを選んでいます。
waiting-flip = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }で裏返すカードを選んでいます。
waiting-may-flip = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }でカードを裏返すかどうか考えています。
waiting-may-move = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }でカードを移すかどうか考えています。
waiting-reveal = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }で公開するカードを選んでいます。
waiting-may-reveal = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }でカードを公開するかどうか考えています。
waiting-name = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }で指名するカードを考えています。
waiting-exchange = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }で入れ替えるカードを選んでいます。
waiting-choose = **{ LIST($awaited, type: "or") }**が、{ FORM($card, "quoted") }について選んでいます。

status-won = **{ $side }の勝ちです。**

## ボード

board-title = { $game } · 戦闘{ $battle }
score = 得点
seen-in-hands = 手札で見えたカード
score-by-battle = 戦闘ごとの得点
turning-point = 転機

side-line = { $side }：{ $facts }
side-points = **{ $points }点**
side-hand = 手札{ $count }枚
member-hand = { $who } { $count }枚
side-first = 先攻（同点なら勝ち）
side-air-drop = { card-air-drop }あり
side-extra-turns = 追加の手番{ $count }回

column-line = **{ $total }**：{ $shown }
column-line-bonuses = **{ $total }**（{ $bonuses }）：{ $shown }
bonus-card = +{ $points } { $card }
supplies = 補給{ $count }

duty =
    { $due ->
        [true] { $who }は今すぐ{ FORM($card, "quoted") }を使わなければなりません
       *[false] { $who }は次の手番に{ FORM($card, "quoted") }を使わなければなりません
    }

deck-size = 山札{ $count }枚
supplies-left = 残りの補給{ $count }
points-to-win = { $points }点で勝ち
single-battle = 1回の戦闘で決着

note-showed = { $who }が{ FORM($card, "quoted") }を公開（戦闘{ $battle }、ターン{ $turn }）
note-was-given = { $who }が{ FORM($card, "quoted") }を受け取った（戦闘{ $battle }、ターン{ $turn }）
note-took-back = { $who }が{ FORM($card, "quoted") }を手札に戻した（戦闘{ $battle }、ターン{ $turn }）
note-lacked = { $who }は{ FORM($card, "quoted") }を持っていなかった（戦闘{ $battle }、ターン{ $turn }）

alt-theater = { $place }：{ $fact }
alt-column = { $place }、{ $side } { $fact }
alt-battle = 戦闘{ $battle }：{ $news }
alt-turning-point = { turning-point }：{ $sentence }
alt-marked = 印：{ $card }
alt-must-play = { LIST($cards, type: "or") }を使わなければなりません
alt-text-of-card = { $card }：{ $text }
alt-faceup-to = 表向き：{ LIST($theaters, type: "or") }
alt-facedown-to = 裏向き：{ LIST($theaters, type: "or") }

battle-line = 戦闘{ $battle }：{ $side }が{ $points }点（{ $score }）
battle-line-withdrew = 戦闘{ $battle }：{ $loser }が撤退、{ $side }が{ $points }点（{ $score }）
led-from-start = { $side }が最初の戦闘からリードしました。
battle-brought = 戦闘{ $battle }で{ $points }点入りました。
took-the-lead = { $side }が戦闘{ $battle }でリードし、守り切りました。

## 絵の中の言葉

picture-winner = { $winners }の勝ち
picture-winner-nameless = 勝ち
picture-withdrew-cell = 撤退
picture-turning-point = 転機
picture-turning-battle = 転機：戦闘{ $battle }
picture-led = { $winners } 最初の戦闘からリード
picture-took-lead = { $winners } リードし、守り切る
picture-flipped =
    { $theater }で
    裏返された
picture-destroyed =
    { $theater }で
    破壊された
picture-changed-sides =
    { $theater }で
    寝返った
picture-unknown-card = 裏向きのカード
picture-resigned = 対戦を投了
picture-withdrew = 戦闘{ $battle }から撤退
picture-fought-out = 最後まで戦い、戦闘{ $battle }に勝利
picture-battle-won =
    { $own ->
        [true] 戦闘{ $battle }：あなたの勝ち
       *[false] 戦闘{ $battle }：{ $winners }の勝ち
    }
picture-tie = 同
picture-of-points = / { $points }
picture-wins-ties = 同点勝ち
picture-must-play = { LIST($names, type: "or") }を使う
picture-member-must-play = { $number }は{ LIST($names, type: "or") }を使う
picture-air-drop = { card-air-drop }可
picture-extra-turn = 追加の手番
picture-top-card = 山札の上：{ $card } { $strength }。裏向きなら{ $after }。
picture-under-deck = 山札の下へ

## パネルの題

you-won = あなたの勝ち
you-lost = あなたの負け
awaits-all = { LIST($awaited) }を待っています
awaits-any = { LIST($awaited, type: "or") }を待っています
your-turn = あなたの手番
your-sides-turn = あなたのチームの手番
play-top-card =
    { $forced ->
        [true] { FORM($card, "quoted") }を裏向きで出す
       *[false] { FORM($card, "quoted") }を裏向きで出しますか？
    }
answer-card = { FORM($card, "quoted") }に答える

title-play =
    { $forced ->
        [true] すぐにカードを出す
       *[false] カードを出しますか？
    }
title-swap =
    { $forced ->
        [true] 交換するカードを選ぶ
       *[false] 交換するカードを選びますか？
    }
title-flip =
    { $forced ->
        [true] 裏返すカードを選ぶ
       *[false] カードを裏返しますか？
    }
title-move =
    { $forced ->
        [true] 自分のカードを1枚移す
       *[false] カードを移しますか？
    }
title-take-back =
    { $forced ->
        [true] カードを1枚手札に戻す
       *[false] カードを1枚手札に戻しますか？
    }
title-place =
    { $forced ->
        [true] 山札の一番上を出す戦域を選ぶ
       *[false] 山札の一番上を出しますか？
    }
title-reveal =
    { $forced ->
        [true] 公開するカードを選ぶ
       *[false] カードを公開しますか？
    }
title-name =
    { $forced ->
        [true] カードを指名する
       *[false] カードを指名しますか？
    }
title-exchange =
    { $forced ->
        [true] 入れ替えるカードを選ぶ
       *[false] 入れ替えるカードを選びますか？
    }
title-give =
    { $forced ->
        [true] 渡すカードを選ぶ
       *[false] 渡すカードを選びますか？
    }
title-receive =
    { $forced ->
        [true] カードを受け取る
       *[false] カードを受け取りますか？
    }
title-draw =
    { $forced ->
        [true] カードを引く
       *[false] カードを引きますか？
    }
title-destroy =
    { $forced ->
        [true] 破壊するカードを選ぶ
       *[false] 自分のカードを1枚破壊しますか？
    }

## パネルの文

due-cards-title = **{ $title }**：{ LIST($cards, type: "or") }を使わなければなりません。
mate-may-answer = あなたか{ $mate }が答えられます。
passed-on = 全員が選んだら、{ FORM($card, "quoted") }を渡します。
given-away = { FORM($card, "quoted") }を渡します。
mate-plays = 今回は{ $mate }がチームを代表して行動します。
mate-answers = 今回は{ $mate }がチームを代表して答えます。

its-your-turn = **{ $name }さん、あなたの手番です**。
its-your-choice = **{ $name }さん、選んでください**。
may-move-envoy = 先に「{ card-envoy }」を移せます。
must-play = { LIST($cards, type: "or") }を使わなければなりません。置ける戦域に表向きか、好きな戦域に裏向きで出します。
play-one = カードを1枚、同じ種類の戦域に表向きで*展開する*か、好きな戦域に裏向きで*伏せます*。
or-withdraw = または戦闘から撤退できます。その場合、{ $side }が{ $points }点を得ます。

asked-by = { FORM($card, "quoted") }の能力：{ $text }
asked-by-hidden = { FORM($card, "quoted") }の効果です。
question-swap = 選んだカードを{ $mate }に渡し、1枚受け取ります。2人ともひそかに選び、全員が選ぶと交換されます。
question-disrupt = 「{ card-land-5 }」により、自分の一番上のカード1枚を裏返さなければなりません。
question-armistice = 「{ card-diplomacy-2 }」により、次のどれか1枚を裏返せます。裏返さなくてもかまいません。
question-surveil = 敵の「{ card-intelligence-2 }」により、手札を選んで公開します。その後、敵はそのどれかより戦力の高いカード1枚を裏返せます。
question-give-take = 敵からカードを1枚受け取ります。
top-card-is = 山札の一番上は{ FORM($card, "quoted") }です。裏向きなら戦力{ $strength }です。
would-raise-total = { $theater }の自分の合計が{ $before }から{ $after }になります
would-stop = { FORM($ability, "quoted") }により山札の下に置かれます

mates-answer = あなたか{ $mate }が答えられます。先に出た答えが有効です。
mates-turn = この手番は、あなたか{ $mate }が行動できます。先に動いた人の行動が、チームの行動になります。
mates-take-back = あなたか{ $mate }が答えられます。カードを戻した人が1枚出します。
mates-reveal = あなたか{ $mate }が、自分の手札から答えられます。先に出た答えが有効です。
mates-give = あなたか{ $mate }が、自分の手札1枚で答えられます。先に出た答えが有効です。
mates-receive = あなたか{ $mate }が答えられます。先に受け取った人の手札になります。
mates-draw = あなたか{ $mate }が答えられます。先に引いた人の手札になります。

your-hand = あなたの手札
no-cards-left = カードはもう残っていません。
hand-card = **{ $card }**：{ $text }
top-card = 山札の一番上
top-card-seen =
    { $alone ->
        [true] { $card }（見たのはあなただけ）
       *[false] { $card }（見たのはあなたのチームだけ）
    }

## 選択肢

withdraw = 撤退する
withdraw-unavailable = 撤退できるのは、自分の手番にカードを出す代わりとしてだけです。**{ my-hand }**を押すと今の状況がわかります。
enemy-scores = 敵に{ $points }点
withdraw-question =
    { $team ->
        [true] チーム全体で撤退しますか？
       *[false] 撤退しますか？
    }{ $ends ->
        [true] { $side }が{ $points }点を得て、対戦に勝ちます。
       *[false] { $side }が{ $points }点を得て、次の戦闘が始まります。
    }

where-play = { FORM($card, "quoted") }をどこに出しますか？
deploy-to = { $theater }に展開
deploy-to-using = { $theater }に展開（{ $ability }）
deploy = { FORM($card, "quoted") }を{ $theater }に展開
deploy-using = { FORM($card, "quoted") }を{ $theater }に展開（{ $ability }）
deploy-caution = { FORM($card, "quoted") }を{ $theater }に展開しますか？　全員に見えます。
deploy-using-caution = { FORM($card, "quoted") }を{ $theater }に展開しますか（{ $ability }）？　全員に見えます。
deploy-hint = 表向き：{ $effect }
deploy-hint-supply = 表向き。敵は{ $theater }に補給を1つ得ます
improvise-to = { $theater }に伏せる
improvise = { FORM($card, "quoted") }を{ $theater }に伏せる
improvise-hint = 裏向き、能力なし

move-envoy-to = { card-envoy }を{ $theater }に移す
move-envoy-hint = その後に行動します

own-card =
    { $faceup ->
        [true] { $theater }にある自分の{ FORM($card, "quoted") }
       *[false] { $theater }にある自分の裏向きの{ FORM($card, "quoted") }
    }
enemy-card =
    { $faceup ->
        [true] { $theater }にある{ $enemy }の{ FORM($card, "quoted") }
       *[false] { $theater }にある{ $enemy }の裏向きの{ FORM($card, "quoted") }
    }
flip-own =
    { $faceup ->
        [true] { $theater }にある自分の{ FORM($card, "quoted") }を裏返す
       *[false] { $theater }にある自分の裏向きの{ FORM($card, "quoted") }を裏返す
    }
flip-enemy =
    { $faceup ->
        [true] { $theater }にある{ $enemy }の{ FORM($card, "quoted") }を裏返す
       *[false] { $theater }にある{ $enemy }の裏向きの{ FORM($card, "quoted") }を裏返す
    }
flip-enemy-caution =
    { $faceup ->
        [true] { $theater }にある{ $enemy }の{ FORM($card, "quoted") }を裏返しますか？
       *[false] { $theater }にある{ $enemy }の裏向きの{ FORM($card, "quoted") }を裏返しますか？
    }
destroy-own =
    { $faceup ->
        [true] { $theater }にある自分の{ FORM($card, "quoted") }を破壊
       *[false] { $theater }にある自分の裏向きの{ FORM($card, "quoted") }を破壊
    }
destroy-enemy =
    { $faceup ->
        [true] { $theater }にある{ $enemy }の{ FORM($card, "quoted") }を破壊
       *[false] { $theater }にある{ $enemy }の裏向きの{ FORM($card, "quoted") }を破壊
    }
destroy-hint = 山札の下に置かれます

flip-hint-unknown = 表向きになります
flip-hint-up =
    { $changed ->
        [true] 表向きになり、戦力が{ $before }から{ $after }になります
       *[false] 表向きになり、戦力は{ $after }のままです
    }
flip-hint-up-instant =
    { $changed ->
        [true] 表向きになり、戦力が{ $before }から{ $after }になり、持ち主が能力を使います
       *[false] 表向きになり、戦力は{ $after }のままで、持ち主が能力を使います
    }
flip-hint-down =
    { $changed ->
        [true] 裏向きになり、戦力が{ $before }から{ $after }になります
       *[false] 裏向きになり、戦力は{ $after }のままです
    }

own-card-in =
    { $faceup ->
        [true] { $theater }にある{ FORM($card, "quoted") }
       *[false] { $card ->
            [unknown] { $theater }にある裏向きのカード{ $number }
           *[other] { $theater }にある裏向きの{ FORM($card, "quoted") }
        }
    }
move-to = { $theater }に移す
move-card =
    { $faceup ->
        [true] { FORM($card, "quoted") }を{ $start }から{ $end }に移す
       *[false] { $card ->
            [unknown] 裏向きのカード{ $number }を{ $start }から{ $end }に移す
           *[other] 裏向きの{ FORM($card, "quoted") }を{ $start }から{ $end }に移す
        }
    }
where-move =
    { $faceup ->
        [true] 自分の{ FORM($card, "quoted") }をどこに移しますか？
       *[false] { $card ->
            [unknown] 自分の裏向きのカード{ $number }をどこに移しますか？
           *[other] 自分の裏向きの{ FORM($card, "quoted") }をどこに移しますか？
        }
    }
own-card-from =
    { $faceup ->
        [true] { $theater }から{ $card }
       *[false] { $card ->
            [unknown] { $theater }から裏向きのカード{ $number }
           *[other] { $theater }から裏向きの{ $card }
        }
    }
take-back-card =
    { $faceup ->
        [true] { $theater }から{ FORM($card, "quoted") }を戻す
       *[false] { $card ->
            [unknown] { $theater }から裏向きのカード{ $number }を戻す
           *[other] { $theater }から裏向きの{ FORM($card, "quoted") }を戻す
        }
    }

play-it-to = { $theater }に出す
play-top-card-to =
    { $card ->
        [unknown] 山札の一番上を{ $theater }に裏向きで出す
       *[other] { FORM($card, "quoted") }を{ $theater }に裏向きで出す
    }

exchange-in = { $theater }：{ $gives_faceup ->
        [true] { FORM($given, "quoted") }
       *[false] 裏向きの{ FORM($given, "quoted") }
    }と{ $takes_faceup ->
        [true] { FORM($taken, "quoted") }
       *[false] 裏向きの{ FORM($taken, "quoted") }
    }
exchange = { $theater }の一番上のカードを入れ替える
exchange-hint =
    { $gives_faceup ->
        [true] { FORM($given, "quoted") }
       *[false] 裏向きの{ FORM($given, "quoted") }
    }と{ $takes_faceup ->
        [true] { FORM($taken, "quoted") }
       *[false] 裏向きの{ FORM($taken, "quoted") }
    }

do-nothing = 何もしない
do-nothing-hint = 能力を使いません

give-to-mate = { FORM($card, "quoted") }を{ $mate }に渡す
give-to-enemy = { FORM($card, "quoted") }を{ $enemy }に渡す
reveal = { FORM($card, "quoted") }を公開
reveal-hint = 全員に見え、手札に残ります
reveal-hint-leverage = その後、戦力{ $strength }未満の一番上のカードを裏返します
reveal-hint-requisition = その後、{ $theater }に補給を{ $count }つ得ます
which-card = どのカードを指名しますか？
name-card = { FORM($card, "quoted") }を指名
in-own-hand = 自分の手札にあります
lies-in = { $theater }にあります
draw-cards = カードを引く
draw-hint = 2枚が手札に加わります
take-card = カードを受け取る
take-hint = 手札に加わります

## 起きたこと

battle-begins =
    { $side ->
        [side] 戦闘{ $battle }開始：{ $row }。あなたのチームが先攻で、同点なら勝ちです。
       *[other] 戦闘{ $battle }開始：{ $row }。{ $side }が先攻で、同点なら勝ちです。
    }
match-won =
    { $side ->
        [side] あなたのチームの勝ちです！
       *[other] { $side }の勝ちです！
    }
resigned = { $who }が対戦を投了しました。
resigned-for-your-team = { $who }があなたのチームの投了を決めました。
resigned-for-team = { $who }が{ $team }のチームの投了を決めました。
withdrew = { $who }が手札{ $count }枚で撤退しました。
withdrew-for-side =
    { $who ->
        [you] あなたがチームの撤退を決めました（手札は合計{ $count }枚）。
       *[other] { $who }がチームの撤退を決めました（手札は合計{ $count }枚）。
    }
turn-skipped =
    { $side ->
        [side] あなたのチームは出せるカードがなく、手番を飛ばしました。
       *[other] { $side }は出せるカードがなく、手番を飛ばしました。
    }

played = { $who }が{ $theater }に「{ $card } { $strength }」を出しました。
played-using = { $who }が{ FORM($ability, "quoted") }を使い、{ $theater }に{ FORM($card, "quoted") }を出しました。
played-facedown = { $who }が{ $theater }に裏向きで{ FORM($card, "quoted") }を出しました。
played-top-card =
    { $card ->
        [unknown] { $who }が山札の一番上を{ $theater }に裏向きで出しました。
       *[other] { $who }が山札の一番上の{ FORM($card, "quoted") }を{ $theater }に裏向きで出しました。
    }
stopped = { FORM($ability, "quoted") }により山札の下に置かれました。

turned-faceup =
    { $owner ->
        [own] { $who }が{ $theater }にある自分の{ FORM($card, "quoted") }を表向きにしました。
        [side] { $who }が{ $theater }にあるあなたのチームの{ FORM($card, "quoted") }を表向きにしました。
       *[other] { $who }が{ $theater }にある{ $owner }の{ FORM($card, "quoted") }を表向きにしました。
    }
turned-facedown =
    { $owner ->
        [own] { $who }が自分の{ FORM($card, "quoted") }を裏向きにしました。
        [side] { $who }があなたのチームの{ FORM($card, "quoted") }を裏向きにしました。
       *[other] { $who }が{ $owner }の{ FORM($card, "quoted") }を裏向きにしました。
    }
moved =
    { $faceup ->
        [true] { $who }が{ FORM($card, "quoted") }を{ $start }から{ $end }に移しました。
       *[false] { $who }が裏向きの{ FORM($card, "quoted") }を{ $start }から{ $end }に移しました。
    }
taken-back =
    { $card ->
        [unknown] { $who }が{ $theater }から裏向きのカードを手札に戻しました。
       *[other] { $who }が{ $theater }から{ FORM($card, "quoted") }を手札に戻しました。
    }
changed-sides =
    { $theater }にあった{ $owner ->
        [side] あなたのチーム
       *[other] { $owner }
    }の{ $faceup ->
        [true] { FORM($card, "quoted") }
       *[false] 裏向きの{ FORM($card, "quoted") }
    }が、{ $side ->
        [side] あなたのチーム
       *[other] { $side }
    }に移りました。
destroyed =
    { $who }が{ $theater }にある{ $owner ->
        [own] 自分
        [side] あなたのチーム
       *[other] { $owner }
    }の{ $faceup ->
        [true] { FORM($card, "quoted") }
       *[false] 裏向きの{ FORM($card, "quoted") }
    }を破壊しました。

revealed = { $who }が{ FORM($card, "quoted") }を公開しました。
named-in-vain =
    { $side ->
        [side] { $who }が{ FORM($card, "quoted") }を指名しましたが、あなたのチームは持っていません。
       *[other] { $who }が{ FORM($card, "quoted") }を指名しましたが、{ $side }は持っていません。
    }
named = { $who }が{ FORM($card, "quoted") }を指名しました。{ $holder }が持っていて、次に使わなければなりません。
drew = { $who }が{ FORM($card, "quoted") }を引きました。
gave = { $who }が{ $receiver }に{ FORM($card, "quoted") }を渡しました。
swap-chosen = { $who }が交換用に{ FORM($card, "quoted") }を選びました。
swapped = { $who }が{ $receiver }に{ FORM($card, "quoted") }を渡しました。
looked-at-top =
    { $side ->
        [side] あなたのチームが山札の一番上を見ました。
       *[other] { $side }が山札の一番上を見ました。
    }
saw-top-card =
    { $side ->
        [side] あなたのチームが山札の一番上を見ました：{ FORM($card, "quoted") }。
       *[other] { $side }が山札の一番上を見ました：{ FORM($card, "quoted") }。
    }
gained-supplies =
    { $side ->
        [side] あなたのチーム
       *[other] { $side }
    }が{ $theater }に補給を{ $count }つ得ました。
declined = { $who }は{ FORM($card, "quoted") }を使いませんでした。
interrupted = そのため{ FORM($card, "quoted") }は中断されました。
fizzled = { FORM($card, "quoted") }には効果がありませんでした。
air-drop-granted =
    { $side ->
        [side] 「{ card-air-drop }」により、あなたのチームはカード1枚をどの戦域にも表向きで出せます。
       *[other] 「{ card-air-drop }」により、{ $side }はカード1枚をどの戦域にも表向きで出せます。
    }
air-drop-over =
    { $side ->
        [side] あなたのチームの「{ card-air-drop }」が終わりました。
       *[other] { $side }の「{ card-air-drop }」が終わりました。
    }
extra-turn =
    { $side ->
        [side] あなたのチームが追加の手番を得ました。
       *[other] { $side }が追加の手番を得ました。
    }

all-cards-played = すべてのカードが出ました。
theaters-held =
    { $side ->
        [side] あなたのチームが{ LIST($theaters) }を支配しました。
       *[other] { $side }が{ LIST($theaters) }を支配しました。
    }
battle-won =
    { $side ->
        [side] あなたのチーム
       *[other] { $side }
    }が戦闘に勝ち、{ $points }点を得ました（{ $score }）。

## ヒントの理由

hint-theaters = 支配する戦域が{ $before }から{ $after }になりました。
hint-lead = { $theater }では{ $was ->
        [ahead] { $before }差のリード
        [behind] { $before }差の遅れ
       *[level] 互角
    }から{ $now ->
        [ahead] { $after }差のリード
        [behind] { $after }差の遅れ
       *[level] 互角
    }{ $bound ->
        [at_least] かそれより良い形
        [at_most] かそれより悪い形
       *[exactly] { "" }
    }になりました。
hint-ability = { $card }が表向きになりました：{ $effect }。
hint-points = 最後まで戦って負けたときの{ $points }点より少なくて済みます。
hint-held =
    { $after ->
        [0] { $before }つの戦域のうち、支配していたものはありませんでした。
       *[other] { $before }つの戦域のうち、支配していたのは{ $after }つだけでした。
    }
hint-weakest = 手札にこれより戦力の低いカードはありませんでした。
hint-cards = 残りの手札はこちらが{ $after }枚、敵が{ $before }枚でした。

battle = 戦闘{ $battle }

## オプション

option-mode = モード
option-mode-standard = 標準、3つの戦域
option-mode-epic = エピック、5つの戦域
option-edition = 版
option-edition-auto = いつもの版（クラシック版、チームと混成は改訂版）
option-edition-classic = クラシック版（初期の印刷）
option-edition-revised = 改訂版（後の印刷）
option-scoring = 得点
option-scoring-standard = 標準、戦闘ごとに2〜6点
option-scoring-beginner = 初心者、戦闘ごとに1点
option-target = 目標
option-target-auto = いつもの点（12点、エピックとチームは6点、初心者は3点）
option-target-12 = 12点
option-target-18 = 18点、長い対戦
option-target-6 = 6点、短い対戦
option-theaters = 戦域
option-theaters-random = 抽選
list-of-theaters = { LIST($theaters) }

preset-classic = クラシック
preset-quick = クイック
preset-epic = エピック

terms-epic = エピック、{ LIST($theaters) }
terms-epic-drawn = エピック、抽選の5戦域
terms-drawn = 抽選の3戦域
terms-classic = クラシック版
terms-revised = 改訂版
terms-beginner = 初心者の得点、戦闘ごとに1点
terms-target = { $points }点先取
terms-teams = チーム：{ $differences }
terms-teams-revised = 改訂版

## ルール

topic-overview = 概要
topic-turn = 手番
topic-deploy-and-improvise = 展開する・伏せる
topic-abilities = 能力
topic-control = 支配
topic-withdraw-and-points = 撤退と得点
topic-editions = 版の違い
topic-supplies = 補給や公開など
topic-mixing-theaters = 戦域の組み合わせ
topic-epic = エピック
topic-teams = チーム

rules-overview =
    2人の司令官が、一列に並んだ3つの戦域、**{ $first }**、**{ $second }**、**{ $third }**をめぐって戦います。戦闘ごとに6枚ずつ受け取り、交互に1枚ずつ出します。{ $supplies ->
        [true] カードは補給をもたらし、手札を公開させ、敵に寝返りもします。
       *[false] { "" }
    }すべてのカードが出たとき、3つの戦域のうち2つを支配している人が戦闘に勝ち、6点を得ます。負けそうなら、早めに撤退して敵の点を減らせます。先に12点を取った人が対戦に勝ちます。

    公開ボードには、双方に見えることがすべて出ます。**{ my-hand }**で自分のカードとできることがわかります。自分だけに見えます。
rules-turn =
    手番には、次のどれか1つだけを行います。
    • カードを**展開する**：同じ種類の戦域に表向きで出します。
    • カードを**伏せる**：好きな戦域に裏向きで出します。
    • 戦闘から**{ withdraw }**。

    カードは、その戦域の自分のカードの上に重ね、下を覆います。表向きで即時能力があれば、すぐに行います。次は敵の手番です。カードを引くのは、能力にそう書かれているときだけです。
rules-deploy-and-improvise =
    { "**" }展開する**とは、カードを同じ種類の戦域に表向きで出すことです。空のカードは{ theater-air }へ、という具合です。ほかの戦域に展開できるようにするカードもあります。「{ card-aerodrome }」なら戦力1〜3のカード、「{ card-air-drop }」なら1枚、「{ card-supply-lines }」ならどのカードでもできますが、敵に補給を1つ与えます。

    { "**" }伏せる**とは、裏向きで出すことです。どのカードでも、どの戦域にも伏せられます。裏向きのカードは戦力2で、能力はありません。自分の裏向きのカードはいつでも見られます。敵は見られません。

    覆われていないのは、列の一番上のカードだけです。覆われたカードも戦力はそのままで、表向きなら継続能力も続きますが、裏返すことはできません。
rules-abilities =
    { "**" }即時**能力は、展開されるか裏返されるかして、カードが表向きになったときに起こります。**継続**能力は、覆われていてもいなくても、表向きの間ずっと働きます。戦力6のカードには能力がありません。

    「できます」と書かれていない限り、不利になっても、可能な限りカードのとおりにしなければなりません。できないことは飛ばします。敵が表にしたカードでも、決めるのは持ち主です。

    { "*" }隣*とは、横に並んで隣り合う戦域のことです。両端どうしは隣ではありません。
    { "*" }裏返す*とは、一番上のカードを、表裏どちらからでも返すことです。*移す*のは出すことではないので、何も起こらず、止められもしません。

    カードは `/card` で見られます。
rules-control =
    戦域ごとに自分のカードを合計します。表向きは書かれた数、裏向きは2、補給は1つにつき1です。「{ card-support }」、「{ card-escalation }」、「{ card-cover-fire }」などの能力で変わることもあります。合計の高い側がその戦域を支配します。**同点なら先攻のもの**です。0対0でもそうです。

    戦闘が終わるたびに先攻が替わり、戦域は1つずつ右へ動き、右端は左端に移ります。
rules-withdraw-and-points =
    最後まで戦った戦闘に勝つと**6点**です。撤退すると、残りの手札の枚数に応じて敵が点を得ます。
    • **先攻**：4枚以上なら2点 · 3〜2枚なら3点 · 1枚なら4点。
    • **後攻**：5枚以上なら2点 · 4〜3枚なら3点 · 2枚なら4点 · 1枚なら6点。

    撤退できるのは、自分の手番にカードを出す代わりとしてだけです。目標は普段12点です。18点なら長い対戦になり、1回の戦闘だけの対戦もあります。**初心者の得点**では、撤退しても最後まで戦っても1点で、3点で勝ちです。
rules-editions =
    { "**" }{ edition-classic }**は初期の印刷に従います。能力の途中で別の能力が起きたら、すぐに行います。カードが裏向きになると、その能力は途中で終わります。**{ edition-revised }**は後の印刷に従います。能力は順番を待ち、始まった能力は必ず最後まで行います。

    「{ card-air-drop }」、「{ card-reinforce }」、「{ card-disrupt }」、「{ card-redeploy }」の4枚は文面が違います。`/card` で両方を見られます。{ theater-air }、{ theater-land }、{ theater-sea }だけの1対1は、指定しなければクラシック版です。それ以外の戦域、エピック、チームはいつも改訂版です。
rules-supplies =
    { "**" }補給**はトークンで、14個あります。1つにつき、その側のその戦域の合計に1を足します。カードがなくてもかまいません。戦闘が終わるまで残り、なくなればもう誰も得られません。
    { "**" }公開する**：手札のカードを全員に見せます。カードは手札に残ります。
    { "**" }指名する**：この対戦のカードを1つ言います。敵が持っていれば公開し、次の手番に表向きか裏向きで必ず出します。撤退もできます。
    { "**" }破壊する**：カードを裏向きで山札の下に置きます。
    { "**" }入れ替える**：カードが、表裏はそのままで、敵の列の一番上に移ります。能力は起こりません。

    カードのない側は、相手にまだ残っている間、手番を飛ばされます。

    ルールに従って見たものは、覚えておかなくてもかまいません。パネルは、正体を知っている裏向きのカードの名前を示し、手札で見えたものとその時を記録します。記録は見た時のことで、今のことではありません。

    印刷版の文面がすべてわかっているわけではありません。どれが独自のものかは `/card` に出ます。
rules-mixing-theaters = 対戦では、6つの戦域、{ theater-air }、{ theater-land }、{ theater-sea }、{ theater-intelligence }、{ theater-diplomacy }、{ theater-economics }から、好きな3つを使えます。使うのはその戦域のカードだけです。オプション *theaters* で選びます。`als`、`fls`、`random`、または `theaters=air-intelligence-economics` のようにハイフンでつないだ名前です。後の3つのどれかがあれば、補給も使います。
rules-epic =
    `mode=epic` は、30枚のカードで**5つ**の戦域をめぐる戦闘です。双方が10枚ずつ受け取り、3つの戦域を支配すれば勝ちです。*隣*はここでも横に隣り合う戦域のことです。ボードでは戦域に番号が付き、3番の隣は4番です。

    撤退すると、残りの手札の枚数に応じて敵が点を得ます。
    • **先攻**：6枚以上なら2点 · 5〜3枚なら3点 · 2〜1枚なら4点。
    • **後攻**：7枚以上なら2点 · 6〜4枚なら3点 · 3〜2枚なら4点 · 1枚なら6点。

    この数字を確認できた資料は1つだけです。目標は普段6点なので、最後まで戦えば1回の戦闘で決着します。
rules-teams =
    2対1でも2対2でも遊べます。同じチームの2人は場と得点を共有しますが、手札は別です。1人なら6枚、チームなら3枚ずつ（エピックは10枚と5枚ずつ）受け取ります。戦闘の前に、チームの2人はひそかに1枚交換します。

    手番には1人が1枚出します。手札の多いほうが出し、同じならどちらでもよく、先に動いた人が出します。指名されたカードを使う義務のある人がいれば、その人が出します。出す人は、チームとして撤退もできます。そのときは2人の手札を合わせて数えます。

    能力があなたのチームに選択を求めるときは、2人とも答えられ、先に出た答えが有効です。手札のカードを選べるのは持っている人だけです。能力の*あなた*と*敵*は、チーム全体のことです。

    2人とも自分のチームの裏向きのカードをすべて見られますが、互いの手札は見えません。会話は自由ですが、公開の場でしてください。ボットは内緒話を取り次ぎません。

    目標は普段6点で、エピックでは1回の戦闘です。

## Air, Land & Sea のレッスン

lesson-withdrawing-early = まだ何も失っていないので、撤退する理由はありません。
lesson-one-card-left = あと1枚で勝ちです。出しましょう。
lesson-facedown = 裏向きでは戦力2だけで、何も起こりません。
lesson-faceup = それは表向きです。ここでは裏向きの出し方を学びます。

lesson-start-heading = 3つの戦域と6枚のカード
lesson-start = 3つの戦域のうち2つに勝つと戦闘に勝ちます。2人とも1手番に1枚ずつ、6枚出します。
lesson-start-task = 表向きのカードは同じ種類の戦域に出します。戦力6の「{ card-heavy-bombers }」を{ theater-air }に展開しましょう。
lesson-start-otherwise = そのカードは弱めです。一番強い「{ card-heavy-bombers }」から始めましょう。

lesson-improvise-heading = 裏向きのカード
lesson-improvise = 裏向きなら、どのカードもどの戦域にも出せます。戦力は2で、能力は働きません。
lesson-improvise-task = 表向きの「{ card-support }」は戦力1だけです。まだ誰もいない{ theater-sea }に伏せましょう。
lesson-improvise-elsewhere = { theater-air }ではもうリードしています。{ theater-land }では6に対して2では足りません。
lesson-improvise-otherwise = 裏向きならどのカードも戦力2です。一番弱い「{ card-support }」を使いましょう。

lesson-withdraw-heading = 撤退
lesson-withdraw = 「{ card-maneuver }」で「{ card-heavy-bombers }」が裏向きにされ、教官が{ theater-land }で6、{ theater-sea }で1リードしています。
lesson-withdraw-task = 最後まで戦って負けると6点です。手札4枚なら、撤退は2点で済みます。「{ withdraw }」を押しましょう。
lesson-withdraw-otherwise = 続けることもできますが、1枚減るだけで失う点が増えます。「{ withdraw }」を押しましょう。

lesson-ability-heading = 能力
lesson-ability = 新しい戦闘です。教官は2点を取り、今度は先攻で、{ theater-sea }に6を置いています。
lesson-ability-task = 「{ card-maneuver }」は隣の戦域のカードを裏返します。{ theater-land }に展開すれば、「{ card-super-battleship }」は2になります。
lesson-ability-facedown = 裏向きでは能力が働きません。展開しましょう。
lesson-ability-otherwise = それでは「{ card-super-battleship }」は6のままです。「{ card-maneuver }」なら裏返せます。

lesson-last-card-heading = 最後の1枚
lesson-last-card = 数ターン後、残りは1枚。{ theater-air }では2リードしていますが、教官が{ theater-land }で3、{ theater-sea }で4リードしています。
lesson-last-card-task = どちらか1つが必要です。「{ card-ambush }」はどこでも一番上の1枚を裏返せます。{ theater-land }に展開しましょう。
lesson-last-card-otherwise = 裏向きの「{ card-ambush }」は何も裏返せず、2を足してもどの戦域でも足りません。

lesson-flip-heading = 何を裏返すか
lesson-flip = { theater-land }は6対7です。{ theater-sea }の「{ card-escalation }」で、教官の裏向きのカードがどれも戦力4になるからです。
lesson-flip-task = 「{ card-escalation }」を裏返せば、{ theater-land }のカードは戦力2に戻ります。
lesson-flip-otherwise = 数え直しましょう。それでは{ theater-air }を失わずに{ theater-land }に勝つことはできません。

lesson-end = { theater-air }に2差、{ theater-land }に1差で勝ち、戦闘の6点を得ました。教官は2点のままです。
lesson-end-advice = 本当の対戦は12点まで続きます。引き際が勝敗を分けます。

## Flies, Lies & Supplies のレッスン

flies-start = 3つの戦域のうち2つに勝つと戦闘に勝ちます。教官が先攻で、{ theater-economics }に6を置きました。
flies-start-task = 表向きのカードは同じ種類の戦域に出し、書かれたとおりにします。「{ card-requisition }」を{ theater-economics }に展開しましょう。
flies-start-otherwise = そのカードは後にしましょう。まず「{ card-requisition }」で何が得られるか見ましょう。

flies-supplies-heading = 補給
flies-supplies = 「{ card-requisition }」は、手札1枚を公開すると、その種類の戦域に補給を3つもたらします。
flies-supplies-task = 補給は1つにつき1を足し、裏返されません。後で{ theater-intelligence }に出す「{ card-mastermind }」を公開しましょう。
flies-supplies-declined = 見せるだけで補給が得られます。受け取りましょう。
flies-supplies-other-card = 場所は{ theater-intelligence }で合っていますが、このレッスンは「{ card-mastermind }」を見せて進みます。
flies-supplies-otherwise = 勝てる場所、6を持っている{ theater-intelligence }に置きましょう。「{ card-mastermind }」を公開しましょう。

flies-improvise = 補給で{ theater-intelligence }は3になりました。教官の裏向きのカードはそこで2です。
flies-improvise-task = 裏向きなら、どのカードもどの戦域にも出せて戦力2です。「{ card-armistice }」を{ theater-economics }に伏せましょう。
flies-improvise-otherwise = 弱いカードを、次に役立つ場所に使いましょう。「{ card-armistice }」を{ theater-economics }へ。

flies-manipulate-heading = 情報操作
flies-manipulate = { theater-economics }では3対6、{ theater-intelligence }では3対4です。
flies-manipulate-task = 「{ card-manipulate }」は隣の戦域の一番上のカードを必ず裏返します。{ theater-intelligence }に展開しましょう。
flies-manipulate-otherwise = それは後で。まず{ theater-economics }の6を何とかしましょう。

flies-flip = 「{ card-war-chest }」は、表向きの間、{ theater-economics }で戦力6です。
flies-flip-task = 裏返せば、そこで3対2とリードします。
flies-flip-otherwise = それは自分のカードです。「{ card-war-chest }」を裏返しましょう。

flies-last-card = 今、{ theater-economics }は7対2でリード。教官は{ theater-diplomacy }と、8対6で{ theater-intelligence }をリードしています。
flies-last-card-task = 残りは公開した「{ card-mastermind }」1枚です。{ theater-intelligence }に展開しましょう。
flies-last-card-otherwise = 裏向きでは戦力2だけで、2つ目の戦域に勝てません。

flies-end = { theater-intelligence }は12対8（うち3は補給）、{ theater-economics }も取って、戦闘に勝ちました。
flies-end-advice = 本当の対戦は12点まで続きます。負けている側は撤退して、相手の点を減らせます。
