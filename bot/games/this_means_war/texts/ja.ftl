### This Means War! の文。2〜4人がそれぞれ防壁に守られた都市を持つ戦争。
###
### order 命令 / OPERATION 作戦 / ESPIONAGE 諜報（カードのESPIONAGEは「スパイ活動」）/ target 標的 / base 基地
### LABOR 労働 / RESEARCH 研究 / AMMO 弾薬 / ARMY 兵力 / FACTORY 工場 / LAB 研究所 / SILO サイロ / BARRACKS 兵舎
### WALL 防壁 / CITY 都市 / Assault 強襲 / Destroy 破壊 / Sacrifice 犠牲 / nullify 無効にする / Collect 収集
### recycle 1枚交換 / mulligan 引き直し / Fog of war 戦場の霧 / deck 山札 / discard pile 捨て札

## ゲーム

game-name = This Means War!
gist = 命令と応答で自分の都市を築き、相手の都市を壊します。2〜4人用。

## 基地の項目

area-labor = 労働
area-research = 研究
area-ammo = 弾薬
area-army = 兵力
area-factory = 工場
area-lab = 研究所
area-silo = サイロ
area-barracks = 兵舎
area-wall = 防壁
area-city = 都市

## カードの種類

kind-operation = 作戦
kind-espionage = 諜報

## 名前と効果の出どころ

provenance-rulebook = ルールブック
provenance-house = 独自

## カードの名前

card-sandbag-line = 土嚢の列
    .short = 土嚢の列
card-trench-network = 塹壕網
    .short = 塹壕網
card-bunker-complex = 掩体壕群
    .short = 掩体壕群
card-citadel-ring = 環状要塞
    .short = 環状要塞
card-tent-quarter = テント街
    .short = テント街
card-prefab-blocks = 仮設住宅
    .short = 仮設住宅
card-civic-works = 公共事業
    .short = 公共事業
card-capital-project = 首都計画
    .short = 首都計画
card-assembly-hall = 組立工場
    .short = 組立工場
card-state-workshops = 国営工房
    .short = 国営工房
card-night-shift = 夜間操業
    .short = 夜間操業
card-stripped-ramparts = 防壁解体
    .short = 防壁解体
card-repair-brigade = 修復部隊
    .short = 修復部隊
card-overtime-quota = 残業ノルマ
    .short = 残業ノルマ
card-eureka = ひらめき
    .short = ひらめき
card-licensed-factory = 認可工場
    .short = 認可工場
card-munitions-patent = 弾薬特許
    .short = 弾薬特許
card-officer-academy = 士官学校
    .short = 士官学校
card-five-year-plan = 五か年計画
    .short = 五か年計画
card-war-economy-act = 戦時経済法
    .short = 戦時経済法
card-supply-computer = 補給計算機
    .short = 補給計算機
card-tried-and-true = 折り紙付き
    .short = 折り紙付き
card-emp-discharge = EMP放電
    .short = EMP放電
card-grid-blackout = 大停電
    .short = 大停電
card-strike-agitators = スト扇動
    .short = スト扇動
card-price-shock = 物価高騰
    .short = 物価高騰
card-data-siphon = データ窃取
    .short = データ窃取
card-signals-desk = 通信室
    .short = 通信室
card-deflector-array = 偏向障壁
    .short = 偏向障壁
card-model-district = モデル地区
    .short = モデル地区
card-skybeam-array = 天光装置
    .short = 天光装置
card-fire-bombing = 焼夷爆撃
    .short = 焼夷爆撃
card-m107 = M107
    .short = M107
card-mortar-pit = 迫撃砲陣地
    .short = 迫撃砲陣地
card-rocket-salvo = ロケット斉射
    .short = ロケット斉射
card-breaching-charge = 突破爆薬
    .short = 突破爆薬
card-bunker-cracker = 地中貫通弾
    .short = 地中貫通弾
card-long-reach-missile = 長射程弾
    .short = 長射程弾
card-saturation-raid = 飽和攻撃
    .short = 飽和攻撃
card-shell-foundry = 砲弾鋳造所
    .short = 砲弾鋳造所
card-precision-strike = 精密攻撃
    .short = 精密攻撃
card-warning-shots = 警告射撃
    .short = 警告射撃
card-scorched-district = 焦土地区
    .short = 焦土地区
card-burning-depots = 倉庫炎上
    .short = 倉庫炎上
card-mine-belt = 地雷原
    .short = 地雷原
card-standard-formation = 標準隊形
    .short = 標準隊形
card-scout-patrol = 斥候隊
    .short = 斥候隊
card-skirmish-line = 散兵線
    .short = 散兵線
card-recruiting-post = 募兵所
    .short = 募兵所
card-mass-levy = 総動員
    .short = 総動員
card-shock-column = 突撃縦隊
    .short = 突撃縦隊
card-airdrop-battalion = 空挺大隊
    .short = 空挺大隊
card-armored-thrust = 装甲突破
    .short = 装甲突破
card-combat-engineers = 戦闘工兵
    .short = 戦闘工兵
card-depot-raiders = 倉庫襲撃隊
    .short = 倉庫襲撃隊
card-forced-march = 強行軍
    .short = 強行軍
card-home-guard = 郷土防衛隊
    .short = 郷土防衛隊
card-requisition-party = 徴発隊
    .short = 徴発隊
card-blockade = 封鎖
    .short = 封鎖
card-garrison-town = 駐屯の町
    .short = 駐屯の町
card-triumphal-quarter = 凱旋街区
    .short = 凱旋街区
card-total-offensive = 総攻撃
    .short = 総攻撃
card-experimental-sniper = 試作狙撃兵
    .short = 試作狙撃兵
card-final-stand = 最後の抵抗
    .short = 最後の抵抗
card-combined-arms = 諸兵科連合
    .short = 諸兵科連合
card-garden-city = 田園都市
    .short = 田園都市
card-proving-ground = 試射場
    .short = 試射場
card-flexible-defense = 柔軟防御
    .short = 柔軟防御
card-sabotage = 破壊工作
    .short = 破壊工作
card-counter-strike = 反撃
    .short = 反撃
card-network-hack = ハッキング
    .short = ハッキング
card-espionage = スパイ活動
    .short = スパイ活動
card-latest-intel = 最新情報
    .short = 最新情報
card-frogman-team = 潜水工作隊
    .short = 潜水工作隊
card-emergency-drill = 緊急訓練
    .short = 緊急訓練

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

## カードの効果

effect-add = { $area }を{ $number }増やす
effect-assault = 強襲{ $number }
effect-destroy = { $area }を{ $number }破壊
effect-sacrifice = 自分の{ $area }を{ $number }犠牲にする
effect-discard-one = 1枚捨てて1枚引く
effect-latest-intel = ただちに1枚交換：1枚捨てて1枚引く
effect-network-hack = 標的の手札を見て1枚捨てさせる。標的は1枚引く
effect-emp-discharge = 全員が手札を捨てて6枚引く
effect-final-stand = 次の収集まで、自分の都市は1より下がらない
effect-play-another = もう1枚使う
effect-tried-and-true = 補充カードを捨て札から取る
effect-sabotage = 対象の命令を無効にする。払ったコストは戻らない
effect-counter-strike = 自分への強襲に応じるときだけ使える。標的は好きな相手
effect-copy-order = 対象の命令の効果をコピーする。ただし強襲と破壊は0
choose-one-of-two = 1つ選ぶ：{ $first }、または{ $second }
choose-one-of-four = 1つ選ぶ：{ $first }、{ $second }、{ $third }、または{ $fourth }

## 絵のカードに書かれる行

face-change = { $area }{ $change }
face-assault = { effect-assault }
face-sacrifice = 自分の{ $area }{ $change }
face-discard-one = 1枚交換
face-play-another = もう1枚使う
face-tried-and-true = 捨て札で補充
face-emp-discharge = 全員6枚引く
face-final-stand = 都市は1以上
face-sabotage =
    命令を
    無効にする
face-counter-strike = 強襲されたら
face-network-hack =
    手札を見て
    1枚捨てさせる
face-copy-order =
    命令をコピー
    （打撃は0）
face-latest-intel = すぐ1枚交換
face-copy =
    { $copied }
    として
face-or = または{ $line }
face-lose-one-of-four =
    { $first }、{ $second }、
    { $third }、{ $fourth }
    のどれか{ $change }

## 量とコスト

amount = { $area }{ $number }
costs-nothing = なし
stock-item = { $area }{ $number }（+{ $growth }）

## 変化

area-change = { $area }{ $change }
area-becomes = { $area } { $before } → { $after }
changes-of = { $who }の{ $changes }
forecast-of = { $who }の{ $changes }

titled = { $title }：{ $text }

## パネルの題

title-order = あなたの手番
title-answer = 応答かパスか
title-ahead = 今パスできます
title-discard = 捨てるカードを選ぶ
title-hack = 捨てさせるカードを選ぶ
title-take = カードを取る
title-won = あなたの勝ち
title-lost = あなたの負け
title-out = 脱落しました
title-waiting = 待機中
title-waiting-for = { $name }を待っています

## 全員に見える問い

status-order = **{ $name }の手番**
status-another-order = **{ $name }**は「{ $card }」でもう1つ命令を出せます。
status-order-out-of-turn = **{ $name }**は「{ $card }」で手番外の命令を出すか、パスできます。
status-answer = **{ $name }**は応答するか、パスできます。
status-fog = 戦場の霧（手番の終わり）：**{ $name }**は諜報を使うか、パスできます。
status-ahead = 次は{ LIST($names) }。
status-discard = **{ $name }**が「{ $card }」で捨てるカードを選びます。
status-hack = **{ $name }**が{ $target }の手札からカードを選びます。
status-take = **{ $name }**が捨て札からカードを取ります。

## 本人への問い

advice-order = **あなたの手番**：作戦を使う、1枚交換、引き直しのどれか。
advice-another-order = **「{ $card }」でもう1つ命令を出せます**：作戦を使う、1枚交換、引き直しのどれか。
advice-order-out-of-turn = **「{ $card }」で手番外の命令を出せます**：作戦を使うか、パス。
advice-answer = **応答できます**。諜報カードをこの手番中に1枚使うか、パス。
advice-fog = **戦場の霧**：この手番の最後の機会です。諜報カードを1枚使うか、パス。
advice-ahead = **今パスできます**。応答するなら順番を待ってください。
advice-discard = **捨てるカードを選んでください**。代わりに1枚引きます。
advice-hack = **{ $target }の手札から捨てさせるカードを選んでください**。この手札はあなただけに見えます。
advice-take = **捨て札から好きなカードを選んでください**。1枚引く代わりに取ります。
operation-means = 紫の諜報カード以外はすべて作戦カードです。
short-means = 「2不足」は、払うのに2足りないという意味です。

## 戦争の終わり

won-city = **{ $who }が都市{ $city }で戦争に勝ちました**。必要な都市は{ $enough }でした。
won-last-standing = **{ $who }が戦争に勝ちました**。ほかに誰も残っていません。
won-turn-limit = **{ $who }が{ $turns }ターンの末に戦争に勝ちました**。都市：{ $cities }。
shared-city = **{ LIST($names) }が勝利を分かち合います**。全員の都市が、必要な{ $enough }に達しました。
shared-last-standing = **{ LIST($names) }が勝利を分かち合います**。ほかに誰も残っていません。
shared-turn-limit = **{ LIST($names) }が{ $turns }ターンの末に勝利を分かち合います**。都市：{ $cities }。

## ボード

board-title = { game-name } · ターン{ $turn }
heading-end = 決着
heading-bases = 基地
heading-resources = 資源
heading-table = 場の命令
heading-fog = 戦場の霧
heading-later = この後に続く
heading-piles = 山札と捨て札
heading-goal = 勝利条件
heading-discards = 捨て札（新しい順）
heading-turning-point = 転機
heading-city-by-turn = 都市の推移
base-line =
    { $name }：都市{ $city }、防壁{ $wall }、手札{ $count }枚{ $final_stand ->
        [true] 、最後の抵抗
       *[false] { "" }
    }{ $has_turn ->
        [true] 、手番
       *[false] { "" }
    }{ $may_answer ->
        [true] 、応答の権利あり
       *[false] { "" }
    }
answer-asked = { $name }が応答する番
answer-waiting = { $name }はこれから
answer-answered = { $name }は応答した
answer-passed = { $name }は応答しない
if-nobody-answers = 応答がなければ：{ $forecast }
pile-sizes = 山札{ $count }枚、捨て札{ $discarded }枚
top-discard = 捨て札の一番上は「{ $card }」
goal = 都市{ $city }で勝利
goal-with-turns = 誰かの手番の終わりに都市が{ $city }あれば勝利。最長{ $turns }ターン。
no-orders = 応答できる命令はありません。
order-line =
    { $number }. **{ $name }の「{ $card }」{ $copies ->
        [true] （「{ $copied }」として）
       *[false] { "" }
    }**{ $has_order ->
        [true] { " " }→「{ $on_card }」
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] （{ $branch }）
    }{ $target ->
        [none] { "" }
       *[other] { " " }→{ $target }
    }{ $has_second ->
        [true] 、「{ $second_card }」を無効にする
       *[false] { "" }
    }{ $state ->
        [nullified] 、無効
        [done] 、処理済み
       *[open] { "" }
    }
order-took-effect = { $name }の「{ $card }」が効果を発揮
order-changed = { $name }の「{ $card }」：{ $changes }
turning-point = ターン{ $turn }、{ $name }の「{ $card }」：{ $changes }。
turn-cities = ターン{ $turn }：{ $cities }

## パネル

hand-of = { $name }の手札
your-hand = あなたの手札
your-espionage = あなたの諜報カード
your-hand-is-empty = あなたの手札：なし
no-cards-held = 手札はありません。
discard-pile-part = 捨て札：{ $total }枚中{ $shown }枚
discard-pile = 捨て札：{ $total }枚
espionage-held =
    { $count ->
        [0] 諜報：手札{ $total }枚中なし
       *[other] 諜報：手札{ $total }枚中{ $count }枚
    }
marked = 印：「{ $card }」。
card-line = **{ $card }**（{ $cost }）：{ $effects }
short-of = *{ $lacking }が不足。*

## 選択肢

recycle-a-card = 1枚交換
recycle = { $card }を交換
recycle-question = どのカードを交換しますか？
mulligan = 引き直し
mulligan-question =
    { $count ->
        [0] 手札{ $held }枚をすべて捨てますか？　1枚も引けません。
       *[other] 手札{ $held }枚をすべて捨てて、{ $count }枚引きますか？
    }
mulligan-hint =
    { $count ->
        [0] { $held }枚すべて捨て、引かない
       *[other] { $held }枚すべて捨て、{ $count }枚引く
    }
pass-button = パス
give-no-order = 命令を出さない
play-no-espionage = 今は諜報を使わない
discard = { $card }を捨てる
make-them-discard = { $card }を捨てさせる
take = { $card }を取る
play =
    { $card }を使う{ $on ->
        [none] { "" }
       *[other] { " " }→{ $on }の{ $on_card }（{ $on_number }）
    }{ $branch ->
        [none] { "" }
       *[other] （{ $branch }）
    }{ $whom ->
        [none] { "" }
       *[other] { " " }→{ $whom }
    }{ $second ->
        [none] { "" }
       *[other] 、{ $second }の{ $second_card }（{ $second_number }）を無効にする
    }
step-order = { $name }の{ $card }（{ $number }）に
question-order = 「{ $card }」をどの命令に使いますか？
question-branch = 「{ $card }」で何をしますか？
step-target = { $name }に
question-target = 「{ $card }」を誰に使いますか？
step-second = { $name }の{ $card }（{ $number }）を無効にする
question-second = 「{ $card }」でどの命令を無効にしますか？
caution = { $name }に「{ $card }」を使いますか？　全員に見え、コストを払います。
hint-cost = コスト：{ $cost }
changes-nothing = 変化なし
nullifies = { $name }の「{ $card }」を無効にする
cards-in-hand = { $count }枚
not-asked = パスできるのは、応答する番のときです。誰の番かはボードに出ています。

## 自動返答

auto-reply-turn = この手番はパス
auto-reply-pass = 自分の手番までパス
auto-reply-target = 自分が標的でなければパス
auto-reply-assault = 強襲でなければパス
auto-reply-worth = コスト{ $number }未満ならパス
auto-reply-always = 常にパス

## 起きたこと

first-rolls = サイコロ2個ずつ：{ $rolls }。
rolls = { LIST($rolls) }
rolls-then = { $before }、続いて{ $rolls }
roll = { $who } { $number }
begins = { $who }から始めます。
turn-began = ターン{ $turn }：{ $who }。
collected = { $who }は労働{ $labor }、研究{ $research }、弾薬{ $ammo }、兵力{ $army }を収集しました。
turns-passed = もう誰も手札がないので、最後の{ $number }ターンは自動で過ぎます。
reshuffled = 山札が尽きたので、捨て札{ $number }枚が新しい山札になりました。
left-war = { $who }が戦争から抜けました。
fell = { $who }は脱落：都市が陥落しました。
ended-city = { $who }の勝利！　都市が十分に大きくなりました。
ended-last-standing = { $who }が最後まで生き残り、戦争に勝ちました！
ended-turn-limit = ターン数の上限に達し、{ $who }が戦争に勝ちました！
ended-shared-city = { LIST($names) }が勝利を分かち合います。都市が十分に大きくなりました！
ended-shared-last-standing = { LIST($names) }が最後まで生き残り、勝利を分かち合います！
ended-shared-turn-limit = ターン数の上限に達し、{ LIST($names) }が勝利を分かち合います！
you-first = あなた

order-skipped = { $who }には使えるカードがありません。
another-order = 「{ $card }」により、{ $who }はもう1つ命令を出せます。
another-order-out-of-turn = 「{ $card }」により、{ $who }は手番外にもう1つ命令を出せます。
order-played =
    { $who }が{ $on ->
        [none] { "" }
       *[other] { $on }の「{ $on_card }」に
    }{ $whom ->
        [none] { "" }
       *[other] { $whom }を標的に
    }「{ $card }」{ $branch ->
        [none] { "" }
       *[other] （{ $branch }）
    }を使いました{ $second ->
        [none] { "" }
       *[other] （{ $second }の「{ $second_card }」を無効にする）
    }。
order-answered =
    { $who }が{ $on ->
        [none] { "" }
       *[other] { $on }の「{ $on_card }」に
    }{ $whom ->
        [none] { "" }
       *[other] { $whom }を標的に
    }「{ $card }」{ $branch ->
        [none] { "" }
       *[other] （{ $branch }）
    }で応答しました{ $second ->
        [none] { "" }
       *[other] （{ $second }の「{ $second_card }」を無効にする）
    }。
passed = { $who }がパスしました。
nullified = { $by }の「{ $by_card }」が{ $who }の「{ $card }」を無効にしました。
resolved = { $who }の「{ $card }」が効果を発揮します。
resolved-as = { $who }の「{ $card }」が「{ $copied }」として効果を発揮します。
fizzled = { $who }の「{ $card }」には対象がありませんでした。

added = { $who }の{ $area }が{ $number }増え、{ $now }になりました。
assaulted =
    { $who }が{ $whom }に強襲{ $number }：{ $lost ->
        [both] 防壁{ $wall }と都市{ $city }を失いました
        [wall] 防壁{ $wall }を失いました
        [city] 都市{ $city }を失いました
       *[nothing] 損害なし
    }。{ $saved ->
        [true] 「最後の抵抗」が都市を救いました。
       *[false] { "" }
    }
destroyed =
    { $who }が{ $whom }の{ $area }を{ $number }破壊しました（残り{ $now }）。{ $saved ->
        [true] 「最後の抵抗」が都市を救いました。
       *[false] { "" }
    }
sacrificed = { $who }が自分の{ $area }を{ $number }犠牲にしました（残り{ $now }）。
final-stand-began = { $who }の「最後の抵抗」：次の手番まで都市は1より下がりません。
final-stand-ended = { $who }の「最後の抵抗」が終わりました。

hacked = { $who }が{ $whom }の手札を見ました。
discarded-recycle =
    { $cards ->
        [none] { $who }は何も交換しませんでした。
       *[other] { $who }が{ $cards }を交換しました。
    }
discarded-mulligan =
    { $cards ->
        [none] { $who }が引き直し、何も捨てませんでした。
       *[other] { $who }が引き直し、{ $cards }を捨てました。
    }
discarded-discard =
    { $cards ->
        [none] { $who }は何も捨てませんでした。
       *[other] { $who }が{ $cards }を捨てました。
    }
discarded-hack =
    { $cards ->
        [none] { $who }は「ハッキング」で何も失いませんでした。
       *[other] { $who }は「ハッキング」で{ $cards }を失いました。
    }
discarded-emp = { discarded-discard }
discarded-eliminated =
    { $cards ->
        [none] { $who }が残した手札はありません。
       *[other] { $who }が{ $cards }を残しました。
    }
took-mulligan = { $who }が引き直しました。
drew-nothing = { $who }が引けるカードはありませんでした。
drew-cards = { $who }が{ $cards }を引きました。
drew = { $who }が{ $count }枚引きました。
took = { $who }が捨て札から「{ $card }」を取りました。
took-nothing = 捨て札がないので、{ $who }は何も取れませんでした。
card-changes = 「{ $card }」：{ $changes }。

## ヒントの理由

kept-espionage = 払える諜報カードが{ $count }枚残りました。
lacking = 「{ $card }」のコストには資源が{ $count }足りません。
payable-now = 「{ $card }」のコストを今払えます。
payable =
    { $bound ->
        [at_least] 手札のうち払えるカードが{ $before }枚から{ $count }枚以上になりました。
        [at_most] 手札のうち払えるカードが{ $before }枚から{ $count }枚以下になりました。
       *[exactly] 手札のうち払えるカードが{ $before }枚から{ $count }枚になりました。
    }
choices-discard = その後、手札{ $count }枚のうち1枚を新しいカードと交換できました。
choices-hack = その後、その手札{ $count }枚のうち1枚を捨てさせることができました。
choices-take = その後、捨て札{ $count }枚のうち1枚を取れました。
expected-answer = 想像した{ $worlds }通りの展開のうち{ $count }通りで、敵が「{ $card }」で応答するはずです。
no-answer-expected = 応答しても得をする相手はいないはずです。
ready = 「{ $card }」は相手が払えるので、使われるおそれがありました。
costs = 「{ $card }」のコストは資源{ $count }です。
costs-most = 「{ $card }」のコストは資源{ $count }で、その手札のほかのカードは{ $before }以下です。

## 絵の中

final-stand = { card-final-stand }
goal-in-picture = 都市{ $city }で勝利
left-the-war = 戦争から離脱
city-has-fallen = 都市が陥落
last-answers = 最後の応答
short-by = { $number }不足
state-nullified = 無効
state-done = 処理済み
no-cards = カードなし
kind-and-copies = { $kind } · { $count }枚
somebody-won = { $name }の勝ち
won = 勝ち
shared-victory = 勝利を分かち合う
city-was-enough = 都市{ $city }に到達
nobody-is-left = ほかは全員脱落
most-city = { $turns }ターン後、都市、防壁の順に最大
turning-point-at = 転機：ターン{ $turn }

## カード

heading-kind = 種類
heading-cost = コスト
heading-copies = 山札の枚数
heading-printed = 印刷版か独自か
copies = { $count }枚
card-in-words = カード「{ $card }」。{ $effects }
from-rulebook = ルールブックに名前のあるカードです。文面は独自のものです。
from-house = 印刷版のカードは不明で、これは独自のものです。
deck-line = { $count } × **{ $card }** · { $kind }、{ $cost } · { $provenance }：{ $effects }
printed = 印刷版の数値：{ $parts }。
ours = 独自の数値：{ $parts }。
printed-cost = コスト{ $cost }
printed-emp-discharge = 6枚引く
printed-final-stand = 1より下
printed-copy-order = 0

moment = ターン{ $turn }

## オプション

preset-classic = クラシック
preset-quick = クイック
option-win-city = 勝利に必要な都市
option-wall = 防壁
option-city = 都市
option-resources = 資源
option-production = 生産力
option-max-turns = ターン数
option-resolution = 諜報の処理
value-win-city = 都市{ $number }で勝利
value-win-city-short = 都市{ $number }で勝利（短め）
value-win-city-long = 都市{ $number }で勝利（長め）
value-wall = 開始時の防壁{ $number }
value-city = 開始時の都市{ $number }
value-resources = 開始時の各資源{ $number }
value-production = 開始時の各生産力{ $number }
value-max-turns = 最長{ $number }ターン
value-resolution-target = この手番の最初の標的から時計回り
value-resolution-active = 手番の人から時計回り
terms-resolution-target = 諜報はこの手番の最初の標的から時計回りに処理
terms-resolution-active = 諜報は手番の人から時計回りに処理
players = { $count }人

## ルール

topic-overview = 概要
rules-overview =
    2〜4人の将軍が、防壁の内側に都市を築きながら、相手の都市を壊そうとします。自分の手番には資源を集め、命令を1つ出します。作戦カードを使うと、相手は諜報カードで応答できます。紫のカードが諜報、それ以外はすべて作戦です。誰かの手番の終わりに都市が50ある人が勝ちます。最後まで都市が残った人も勝ちです。

    公開ボードには全員の基地と場の命令が見えます。**{ my-hand }**で自分のカードと、払えるものがわかります。自分だけに見えます。

topic-turn = 手番
rules-turn =
    1. **収集**：各資源が生産力の分だけ増えます。労働は工場、研究は研究所、弾薬はサイロ、兵力は兵舎が生みます。
    2. **命令を1つ出す**。次のどれかです。
    • *使う*：手札の作戦カードを使います。コストはすぐに払います。
    • *1枚交換*：1枚捨てて1枚引きます。
    • *引き直し*：手札をすべて捨て、1枚少なく引きます。
    3. **戦場の霧**：手番が終わる前に、この手番で諜報を使っていない相手は1枚使えます。
    4. **終了**：都市が足りている人が勝ちます。そうでなければ次の人の手番です。

    カードを1枚使うごとに1枚引きます。

topic-base = 基地
rules-base = **都市**は命です。0になると脱落します。**防壁**は都市より先に強襲を受けます。**生産力**は1から6で、四角で表されます。**資源**はカードのコストを払うためのもので、いくつでも持てます。コストを払えないカードは灰色で、コストの横の「2不足」は2足りないという意味です。

    画像では、労働が歯車、研究がフラスコ、弾薬が砲弾、兵力がヘルメットです。

topic-effects = 効果
rules-effects =
    • **増やす**：自分の項目が増えます。
    • **強襲**：まず標的の防壁を削り、残りが都市に届きます。
    • **破壊**：防壁に関係なく、標的の項目を減らします。
    • **犠牲**：自分の項目を減らします。足りなくても使えます。
    • **1つ選ぶ**：使うときにどちらかを選びます。
    • **もう1枚使う**：その後、もう1つ命令を出します。
    • **捨てる**：1枚捨てて1枚引きます。

    効果は書かれた順に起こります。カードは `/card` で見られます。

topic-answers = 応答
rules-answers =
    作戦が使われると、相手は順番に、諜報カードを1枚使うかパスするかを聞かれます。使えるのは1手番に1枚です。合うカードを持っていてもいなくても、同じように聞かれます。手札がない人と、どの応答も払えない人だけが飛ばされます。順番が来る前にパスすることもできますが、取り消せません。

    まず「破壊工作」が、後から出たものから順に効果を発揮するので、「破壊工作」自体も無効にされることがあります。次に作戦、その後に応答が、この手番で最初に作戦の標的になった人から時計回りに処理されます。標的がいなければ、作戦を使った人からです。払ったコストは戻りません。すべてが終わったら、使ったカードと同じ枚数を引きます。

    聞かれている間は、ボードの下にも**{ pass-button }**があります。パネルの**{ auto-reply-turn }**はその手番が終わるまでパスし、**自動でパス**にはほかの選択肢もあります。

topic-special-cards = 特殊なカード
rules-special-cards =
    • **{ card-sabotage }**：場の命令を無効にします。
    • **{ card-counter-strike }**：自分への強襲に応じて、好きな相手に返します。
    • **{ card-espionage }**：命令をコピーします。強襲と破壊は0です。
    • **{ card-network-hack }**：誰か1人の手札を見て、捨てさせるカードを1枚選びます。
    • **{ card-latest-intel }**：ただちに1枚交換します。
    • **{ card-final-stand }**：誰が何をしても、次の収集まで自分の都市は1以上のままです。
    • **{ card-tried-and-true }**：引く代わりに、捨て札からカードを取ります。
    • **{ card-emp-discharge }**：全員が新しい6枚を引き、使った人はもう1つ命令を出せます。

topic-winning = 勝利
rules-winning =
    誰かの手番の終わりに、都市が50（または決めた数）あれば勝ちです。ほかにも届いた人がいれば勝利を分かち合います。都市が0になった人はすぐに脱落し、最後に残った人が勝ちます。ターン数の上限に達したら、都市、次に防壁が最も大きい人の勝ちです。

    投了した人は抜け、残りの人は続けます。

## レッスン

lesson-base = 自分の基地
lesson-base-why = 都市は今15で、ここでは35で勝ちです。手番ごとに資源を集め、カードを1枚使います。
lesson-base-task = 「{ card-capital-project }」はコストが労働13（手元は22）で、都市を10増やします。使いましょう。
lesson-base-otherwise = そのカードは後にしましょう。まず「{ card-capital-project }」で目標の半分まで進みます。
lesson-exchanging = それは、使えないカードや払えないカードばかりのときのためのものです。

lesson-sabotage = 「破壊工作」で応答
lesson-sabotage-why = 「{ card-capital-project }」で都市が25になりました。教官が「{ card-fire-bombing }」を使い、防壁3と都市4を狙います。
lesson-sabotage-task = 相手の手番には諜報カード1枚で応答できます。「{ card-sabotage }」を使えば、その命令は無効です。
lesson-sabotage-pass = それでは防壁3と都市4を失います。防げますよ。
lesson-sabotage-copy = 「{ card-fire-bombing }」をコピーしても何も壊せず、命令はこちらに届きます。
lesson-sabotage-otherwise = 「{ card-sabotage }」で応答しましょう。

lesson-assault = 強襲
lesson-assault-why = 教官はコストを払いましたが、「{ card-fire-bombing }」は何も起こしませんでした。都市は25のままです。
lesson-assault-task = 強襲はまず防壁に当たります。「{ card-standard-formation }」で、教官の防壁20から7を削りましょう。
lesson-assault-otherwise = そのカードはまた今度。ここでは「{ card-standard-formation }」を使います。

lesson-espionage = 諜報で応答
lesson-espionage-why = 教官の防壁は13に減りました。教官は都市を9増やす「{ card-civic-works }」を使います。
lesson-espionage-task = 「{ card-espionage }」は、強襲と破壊以外の効果をコピーします。この命令をコピーしましょう。
lesson-espionage-pass = それでは教官だけが都市を9増やします。分け前をもらいましょう。
lesson-espionage-otherwise = 「{ card-espionage }」で応答しましょう。

lesson-winning = 勝利
lesson-winning-why = コピーで都市が25から34になりました。教官は24です。
lesson-winning-task = 手番の終わりに35あれば勝ちです。都市を9増やす「{ card-civic-works }」を使いましょう。
lesson-winning-otherwise = 都市が増えるカードなら何でも勝てますが、このレッスンでは「{ card-civic-works }」を使います。

lesson-end = 都市が43になり、対戦に勝ちました。
lesson-end-next = 普段は都市50で勝ちです。相手の都市をすべて0にしても勝てます。
