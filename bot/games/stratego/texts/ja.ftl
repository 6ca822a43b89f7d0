### Stratego（2人用ボードゲーム）の文。
###
### 駒：元帥 将軍 大佐 少佐 大尉 中尉 軍曹 工兵 斥候 スパイ 爆弾 軍旗 / rank 階級 / square マス / row 段 / column 列
### formation 陣形 / side 陣営 / rescue 救出 / memory aid 記憶補助 / silent defence 沈黙の防御 / chase 追い回し

## ゲーム

name = Stratego
gist = 隠された2つの軍。自分の軍旗が見つかる前に、敵の軍旗を奪いましょう。

## 駒

piece-marshal = 元帥
piece-general = 将軍
piece-colonel = 大佐
piece-major = 少佐
piece-captain = 大尉
piece-lieutenant = 中尉
piece-sergeant = 軍曹
piece-miner = 工兵
piece-scout = 斥候
piece-spy = スパイ
piece-bomb = 爆弾
piece-flag = 軍旗
piece-unknown = 駒

ranked-piece = { $piece }（{ $symbol }）

alt-diamond = ひし形
alt-disc = 丸

## 陣形

formation-corner-keep = 隅の砦
formation-empty-vault = 空の金庫
formation-barred-wings = 両翼封鎖
formation-left-hook = 左フック
formation-scout-storm = 斥候の嵐
formation-middle-vault = 中央の金庫
formation-thin-line = 細い戦線
formation-twin-posts = 双子の陣
formation-short-fence = 短い柵
formation-broad-front = 広い前線

aim-corner-keep = 軍旗は左隅の爆弾の後ろ、右にはおとりの砦
aim-empty-vault = 右隅は固く見えますが、軍旗は別の場所です
aim-barred-wings = 爆弾で両端の道をふさぎ、強い中央で戦います
aim-left-hook = 戦力のほとんどを左に集めた重い一撃
aim-scout-storm = 前列の斥候6個ですぐに探り、士官が後に続きます
aim-middle-vault = 軍旗は2段目の爆弾の中、上級士官が前
aim-thin-line = 斥候2個が遠く前に出て、軍旗は隅の爆弾の横
aim-twin-posts = 陣を2つに分け、1つだけの爆弾から軍旗を悟らせません
aim-short-fence = 爆弾2つで隅を閉じ、残りはみな外に立ちます
aim-broad-front = どの道にも駒を1個ずつ、軍旗は中央に隠します

gist-corner-keep = 軍旗は左、おとりの砦は右
gist-empty-vault = 固い隅ははったり
gist-barred-wings = 爆弾で両端をふさぐ
gist-left-hook = 戦力はすべて左
gist-scout-storm = まず斥候6個で探る
gist-middle-vault = 軍旗を囲み、士官が前
gist-thin-line = 軍旗は隅、爆弾の横
gist-twin-posts = 陣は2つ、爆弾は1つ
gist-short-fence = 爆弾2つで隅を閉じる
gist-broad-front = どの道にも駒を置く

## オプション

option-preset = ルール
option-preset-house = ハウス：勝った守備側は隠れたまま、失った駒2個を戻せる
option-preset-classic = クラシック：すべての戦いを公開
option-preset-tournament = トーナメント：階級は自分で覚え、無限の追い回しは禁止
option-preset-old-us = 旧アメリカ：1が最高の階級

option-army = 軍
option-army-full = フル、40個ずつ
option-army-barrage = バラージ、8個ずつ、短時間
option-army-duel = デュエル、10個ずつ、短時間

option-duel-rows = デュエルの段数
option-duel-rows-3 = 3段に配置
option-duel-rows-4 = 4段に配置

option-default = 標準

option-numbering = 数字
option-numbering-ten-high = 10が元帥
option-numbering-one-high = 1が元帥

option-spy-attack = スパイの攻撃
option-spy-attack-marshal = 元帥にだけ勝つ
option-spy-attack-any-rank = 爆弾以外のすべてに勝つ

option-spy-vs-spy = スパイ対スパイ
option-spy-vs-spy-both-removed = 両方とも取り除く
option-spy-vs-spy-attacker-wins = 攻撃側の勝ち

option-aggressor-advantage = 同じ階級
option-aggressor-advantage-off = 両方とも取り除く
option-aggressor-advantage-on = 攻撃側の勝ち

option-silent-defense = 守備側の勝ち
option-silent-defense-off = 公開する
option-silent-defense-on = 隠したまま

option-rescue = 救出
option-rescue-off = 取られた駒は戻らない
option-rescue-limited = 敵の最後列に着くと2個まで戻せる
option-rescue-open = 無制限、着くたびに1個

option-scout = 斥候
option-scout-run-and-attack = 走った後に攻撃できる
option-scout-run-or-attack = 走るか攻撃か

option-two-square = 往復
option-two-square-0 = 制限なし
option-two-square-crossings = 同じ2マス間の移動は続けて{ $count }回まで

option-more-squares = 追い回し
option-more-squares-off = 制限なし
option-more-squares-on = 同じ局面の繰り返しは禁止

option-memory-aid = 記憶補助
option-memory-aid-on = 判明したことがボードに残る
option-memory-aid-off = 自分で覚える

option-both-stuck = 双方とも動けないとき
option-both-stuck-loss = 手番の側の負け
option-both-stuck-draw = 引き分け

choose-classic = クラシック
choose-quick = クイック
choose-house = ハウスルール
choose-open-rescue = 救出無制限

preset-house = ハウスルール
preset-classic = クラシックルール
preset-tournament = トーナメントルール
preset-old-us = 旧アメリカルール

army-full = フル
army-barrage = バラージ
army-duel = デュエル

terms-duel-rows = { $army }（{ $number }段）
terms-unused-rows = { $army }（{ $number }段：デュエルのみ）

changed-numbering = 数字：{ $meaning }
changed-spy-attack = スパイの攻撃：{ $meaning }
changed-spy-vs-spy = スパイ対スパイ：{ $meaning }
changed-aggressor-advantage = 同じ階級：{ $meaning }
changed-silent-defense = 守備側の勝ち：{ $meaning }
changed-rescue = 救出：{ $meaning }
changed-scout = 斥候：{ $meaning }
changed-two-square = 往復：{ $meaning }
changed-more-squares = 追い回し：{ $meaning }
changed-memory-aid = 記憶補助：{ $meaning }
changed-both-stuck = 双方とも動けないとき：{ $meaning }

## 公開ボード

title-set-up = { name }：配置
title-play = { name }：{ $number }手目
title-over = { name }：対戦終了

status-won = { $who }の勝ちです。
status-no-result = { no-result }。
status-draw = { draw }。
status-arrange = { LIST($names) }がひそかに配置中
status-move = { $who }の手番
status-rescue = { $who }は取られた駒を1個戻せます

no-result = 対戦は無効です
draw = 対戦は引き分けです

draw-open =
    { $reader ->
        [offerer] あなたは引き分けを提案しています。{ $other }は受けるか、駒を動かして断れます。
        [other] { $who }が引き分けを提案しています。受けるか、駒を動かして断れます。
       *[nobody] { $who }が引き分けを提案しています。{ $other }は受けるか、駒を動かして断れます。
    }
draw-without-attack = あと{ $count }手、誰も攻撃しなければ引き分けです。
draw-by-limit = あと{ $count }手で引き分けです。

## 陣営についてわかっていること

known-pieces = { ranked-piece } { $squares }
fact-hidden = 正体不明：{ $squares }
fact-moved = 動いたが正体不明：{ $squares }
fact-seen = 敵に知られた駒：{ $squares }
square-range = { $start }〜{ $end }
fact-beaten = { $square }が倒した駒：{ LIST($pieces) }
beaten-piece = { $piece }（{ $symbol }）
fact-left = 残り{ $count }個
fact-lost = 失った駒：{ LIST($pieces) }
fact-lost-nothing = 失った駒：なし
counted-piece = { $piece }{ $count }
fact-came-back = 戻った駒{ $count }個

began-as = { $who }の初期配置（前列から）
turning-point = 転機
turning-point-text = { $move }手目：{ $fight }

## パネル

title-arrange = 配置して「{ ready }」を押す
title-ready = 準備完了、{ $enemy }を待っています
title-move = あなたの手番
title-move-column = あなたの手番：列を選ぶ
title-rescue = 駒を戻しますか？
title-waiting = { $enemy }を待っています
title-won = あなたの勝ち
title-lost = あなたの負け

advice-arrange = あなたの駒は{ $shape }です。陣形を選ぶか、2つのマスを入れ替えてから、**{ ready }**を押してください。ほかの人には見えません。
advice-ready = 配置が決まりました。{ $enemy }の準備もできたら始まります。
advice-move = **{ $who }さん、あなたの手番です**。駒を選び、次に行き先を選んでください。
advice-rescue = { $square }の駒が敵の最後列に着きました。取られた駒を1個、自分の4段の空いたマスに戻せます。どの駒かは全員にわかります。
advice-rescue-by-scout = { $square }の斥候が敵の最後列に着きました。斥候は誰も救出できません。**{ return-nobody }**を押せば、斥候だとは誰にもわかりません。

enemy-is-ready = { $enemy }は準備ができて待っています。
enemy-sets-up = { $enemy }もひそかに配置しています。
you-move-first = あなたが先手です。
changes-left =
    { $count ->
        [0] もう変更できません。
       *[other] あと{ $count }回変更できます。
    }

your-formation = あなたの陣形（前列から）
your-army = あなたの軍
formations-to-choose = 選べる陣形

your-army-piece = **{ $symbol }** { $piece }{ $count }
aimed-formation = { $number } **{ $formation }**：{ $aim }

## 絵の代わりの文

alt-picked = { $square }を選びました。
alt-may-choose = 選べるマス：{ $squares }。
alt-may-go = 行けるマス：{ $squares }。
alt-may-come-back = 駒が戻れるマス：{ $squares }。
alt-may-swap = 入れ替えられるマス：{ $squares }。
alt-may-attack = 攻撃できるマス：{ $squares }。
alt-last-move = 直前の手：{ $start }から{ $end }。
alt-rows = 上から{ $first }段目〜{ $last }段目。
alt-fact = { $who }：{ $fact }
alt-is-ready = { $who }は準備完了。
alt-sets-up = { $who }はひそかに配置中。
alt-own-pieces = あなたの駒{ $count }個（{ $shape }）、左から右へ。
alt-row = { $number }段目：{ $symbols }。
alt-formation = 今の陣形は{ $formation }。
alt-formations = 選べる陣形。
alt-turning-point = 転機：{ $fight }

## 選択肢

ready = 準備完了
ready-hint = 双方の準備ができたら始まります
ready-question = 軍旗が前列にあり、どの駒でも届きます。このまま始めますか？
not-ready = 配置に戻る
not-ready-hint = 配置を続けます
mirror = 左右反転
mirror-hint = 左と右を入れ替えます
shuffle = シャッフル
shuffle-hint = 人が並べるような新しい配置にします

choose-formation = 陣形を選ぶ
choose-formation-question = **どの陣形にしますか？**
numbered-formation-gist = { $number } { $formation }：{ $gist }
numbered-formation = { $number } { $formation }
choice-formation = 陣形「{ $formation }」にする

swap-squares = 2マスを入れ替え
square-with-piece = { $square } { $piece }
square-empty = { $square }（空き）
swap-column = 1つ目の駒はどの列ですか？
swap-which = どの駒を入れ替えますか？
which-piece = { $column }列のどの駒ですか？
swap-other-column = { $square }と入れ替えるマスはどの列ですか？
swap-other = { $square }をどのマスと入れ替えますか？
swap-with = { $square }と
choice-swap = { $square }と{ $other }を入れ替える

standing-piece = { $piece } { $square }
where-to-go = { $square }の{ $piece }はどこへ？
to-square = { $square }へ
attack-square = { $square }を攻撃：{ $known }
choice-move = { $piece } { $start }から{ $end }へ
choice-move-question = { $piece }を{ $start }から{ $end }へ動かしますか？
choice-attack = { $piece } { $start }で{ $end }を攻撃
choice-attack-question = { $start }の{ $piece }で{ $end }を攻撃しますか？　相手：{ $known }。
attack-hint = { $known }
unknown-piece =
    { $moved ->
        [true] 正体不明、動いた
       *[false] 正体不明
    }
unknown-piece-that-beat =
    { $moved ->
        [true] 正体不明、動いた、倒した駒：{ LIST($pieces) }
       *[false] 正体不明、倒した駒：{ LIST($pieces) }
    }

return-column = { $piece }をどの列に戻しますか？
return-where = { $piece }をどこに戻しますか？
return-square = { $column }列のどのマスですか？
return-hint = どの駒かは全員にわかります
choice-return = { $piece }を{ $square }に戻す
return-nobody = 戻さない
return-nobody-hint = 手番が終わります

offer-draw = 引き分けを提案
offer-draw-hint = その後に駒を動かします。相手は受けられます
accept-draw = 引き分けを受ける
accept-draw-hint = 対戦が終わります
accept-draw-question = 引き分けを受けますか？　対戦はすぐに終わり、勝者はいません。
decline-draw = 引き分けを断る
decline-draw-hint = 駒を動かしても断れます

## 文字で書いた陣形

write-formation = 陣形を入力
field-formation = 陣形
write-hint-full = 10文字を4行、前列から。または：入れ替え a1 d4
write-hint-small = 10文字を4行、前列から、空きは「.」。または：入れ替え a1 d4
typed-swap = 入れ替え 入れ替える 交換 交換する
typed-between = から へ に と で を の 攻撃
save-formation = この陣形を保存
saved-formations = 保存した陣形
use-saved-formation = 保存した陣形を使う
no-saved-formation = この対戦で使える保存した陣形はまだありません。

## 起きたこと

set-up-began =
    { $reader ->
        [red] あなたが先手です。相手は● { $blue }。
        [blue] 先手は◆ { $red }、後手はあなたです。
       *[nobody] 先手は◆ { $red }、後手は● { $blue }です。
    }
arranged-preset = 陣形「{ $formation }」にしました。
arranged-text = 配置をすべて変えました。
arranged-swap = 2つのマスを入れ替えました。
arranged-mirror = 左右を反転しました。
arranged-random = 配置をシャッフルしました。
became-ready = { $who }の準備ができました。
became-unready = { $who }が配置に戻りました。
play-began = 対戦開始。{ $who }の先手です。
moved = { $who }が駒を{ $start }から{ $end }へ動かしました。
moved-running = { $who }の斥候が{ $start }から{ $end }へ走りました。

fought-flag =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }を奪いました！
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、あなたの{ $defender }を奪いました！
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }を奪いました！
    }
fought-attacker =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に勝ちました。
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、あなたの{ $defender }に勝ちました。
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に勝ちました。
    }
fought-defender =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に負けました。
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、あなたの{ $defender }に負けました。
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に負けました。
    }
fought-defender-hidden =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に負けました。{ $defender }は隠れたままです。
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、あなたの{ $defender }に負けました。{ $defender }は隠れたままです。
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }に負けました。{ $defender }は隠れたままです。
    }
fought-both-removed =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }と相討ちになりました。
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、あなたの{ $defender }と相討ちになりました。
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、{ $enemy }の{ $defender }と相討ちになりました。
    }
fought-unknown =
    { $reader ->
        [attacker] あなたの{ $attacker }が{ $start }から{ $end }を攻撃し、負けました。{ $enemy }の駒は隠れたままです。
        [defender] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、負けました。あなたの駒は隠れたままです。
       *[nobody] { $who }の{ $attacker }が{ $start }から{ $end }を攻撃し、負けました。{ $enemy }の駒は隠れたままです。
    }

remembered-flag =
    { $reader ->
        [attacker] あなたが{ $start }から{ $end }を攻撃し、{ $enemy }の軍旗を奪いました！
        [defender] { $who }が{ $start }から{ $end }を攻撃し、あなたの軍旗を奪いました！
       *[nobody] { $who }が{ $start }から{ $end }を攻撃し、{ $enemy }の軍旗を奪いました！
    }
remembered-attacker = { $who }が{ $start }から{ $end }を攻撃し、勝ちました。
remembered-defender = { $who }が{ $start }から{ $end }を攻撃し、負けました。
remembered-both-removed = { $who }が{ $start }から{ $end }を攻撃し、相討ちになりました。
remembered-rescue = { $who }が取られた駒を{ $square }に戻しました。

rescue-offered = { $who }が{ $square }で敵の最後列に着きました。
rescued = { $who }が{ $piece }を{ $square }に戻しました。
rescue-declined = { $who }は駒を戻しませんでした。
draw-offered = { $who }が引き分けを提案しました。
draw-declined = { $who }が引き分けを断りました。

## 終わり

no-moves-left = { $who }はもう動けません。
drawn-agreed = 双方の合意により引き分けです。
drawn-both-immobile = どちらも動けないため、引き分けです。
drawn-quiet = 長い間攻撃がなかったため、引き分けです。
drawn-max-plies = 手数の上限に達したため、引き分けです。
drawn-void = 始まる前に打ち切られたので、勝ち負けはありません。
won = { $who }の勝ちです。
both-began-as = 初期配置（前列から）：◆ { $red }、● { $blue }。

## ヒントの理由

hint-taken = { $square }の駒を取りました。
hint-lost = { $square }を攻撃した駒を失いました。
hint-learned = { $square }の駒の正体がわかりました。
hint-target = その後、{ $square }の駒を取れる形になりました。
hint-danger = その後、{ $square }の駒を敵に取られる形になりました。
hint-no-danger = { $square }の駒が取られる危険はなくなりました。
hint-prey = こちらの駒が勝てる{ $square }の駒まで{ $count }マスに近づきました。
hint-hunter = こちらの駒を取れる{ $square }の駒との距離が、{ $before }マスから{ $count }マスになりました。
hint-home = 軍旗の近くに敵がいる中で、軍旗まで{ $count }マスに近づきました。
hint-back = 軍旗まで{ $count }マスに近づきました。
hint-plies = 次に選べる手が{ $before }通りから{ $count }通りになりました。
hint-distance = { $square }の駒まで{ $count }マスに近づきました。
hint-mobile = 軍旗と爆弾を除いて、こちらは{ $count }個、敵は{ $before }個残りました。

moment-set-up = 配置
moment-moves = { $first }〜{ $last }手目

## 棋譜

score-red = ◆（前列から）
score-blue = ●（前列から）
score-legend =
    b4-b5 は移動、b4xb5 9+3 は攻撃。+ は攻撃側の勝ち、- は負け、= は相討ち、# は軍旗の奪取、
    ? は非公開。R3@a1 は戻った駒、(=) は引き分けの提案。

## 絵の中の言葉

plate-ready = 準備完了
plate-set-up = 配置中
plate-left = 残り{ $count }
plate-back = 復帰{ $count }
plate-rescued = { $piece }が復帰
fight-unknown = 隠れた駒の勝ち
fight-flag = 軍旗が奪われた
fight-both-removed = 相討ち
fight-won =
    { $rank ->
        [none] { $attacker }が{ $defender }に勝ち
       *[other] { $attacker }が{ $rank }に勝ち
    }
fight-lost =
    { $rank ->
        [none] { $attacker }が{ $defender }に負け
       *[other] { $attacker }が{ $rank }に負け
    }
fight-won-short =
    { $rank ->
        [none] { $defender }に勝ち
       *[other] { $rank }に勝ち
    }
fight-lost-short =
    { $rank ->
        [none] { $defender }に負け
       *[other] { $rank }に負け
    }
picture-move = { $move }手目

picture-won = { $winner }の勝ち
picture-draw = 引き分け
picture-no-result = 無効
picture-reason = { $reason } · { $move }手
reason-flag = 軍旗が奪われた
reason-no-moves =
    { $named ->
        [true] { $loser }が動けない
       *[false] 敵が動けない
    }
reason-resigned =
    { $named ->
        [true] { $loser }が投了
       *[false] 敵が投了
    }
reason-agreed = 双方の合意
reason-both-immobile = どちらも動けない
reason-quiet = 長い間攻撃なし
reason-max-plies = 手数の上限
reason-void = 開始前に打ち切り

in-army = 1つの軍に
picture-army-full = フル
picture-army-barrage = バラージ
picture-army-duel = デュエル

## 駒の説明

power-marshal = 最高の階級です。爆弾と元帥以外なら、攻撃したすべての駒に勝ちます。スパイに攻撃されると負けます。
power-general = 2番目の階級で、上には元帥しかいません。{ power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = 爆弾を取り除ける唯一の駒で、その後は爆弾のマスに立ちます。{ power-soldier }
power-scout = 空いたマスをまっすぐいくつでも走り、その先で攻撃できます。旧アメリカルールでは隣の駒しか攻撃できません。2マス以上走ると、斥候だと全員にわかります。スパイに勝ち、軍旗を奪えます。
power-spy = 攻撃されると必ず負けます。元帥を攻撃すると勝ちます。ハウスルールでは、攻撃すればどの階級にも勝ちますが、爆弾には勝てません。
power-bomb = 動けません。攻撃した駒はみな失われますが、工兵だけは取り除けます。爆発した後も残ります。
power-flag = 動けません。どの駒でも、敵の軍旗を奪えば対戦に勝ちます。
power-soldier = 上下左右に1マス動き、攻撃した下の階級に必ず勝ちます。

card-rank = 階級
card-counts = 1つの軍の数
card-sign = 記号は{ $symbol }。
card-number = 数字は{ $symbol }。1が最高の階級なら{ $other }。
card-counts-text =
    { $barrage ->
        [0] { $duel ->
            [0] フル{ $full }、バラージなし、デュエルなし
           *[other] フル{ $full }、バラージなし、デュエル{ $duel }
        }
       *[other] { $duel ->
            [0] フル{ $full }、バラージ{ $barrage }、デュエルなし
           *[other] フル{ $full }、バラージ{ $barrage }、デュエル{ $duel }
        }
    }
card-alt = 両陣営の{ $piece }。{ $rank }
card-line = **{ $piece }** · { $counts }：{ $power }

## お断り

refusal-bad-formation =
    その配置は使えないので、元のままです。
    { $problems }
    直してから、もう一度貼り付けてください。
refusal-immobile = 爆弾と軍旗は動けません。ほかの駒を選んでください。
refusal-lake = そのマスは湖で、どの駒も入れません。ほかのマスを選んでください。
refusal-more-squares = 追い回しで同じ局面を繰り返すことになります。攻撃するか、まっすぐ戻るか、ほかへ動いてください。
refusal-no-own-piece = そのマスに自分の駒はありません。自分の駒のマスと行き先を入力してください。
refusal-no-piece-can-move = 動ける駒が1つもありません。どれかの道を空けてから**{ ready }**を押してください。
refusal-not-straight = 駒は上下左右にまっすぐ動きます。駒と同じ列か段のマスを選んでください。
refusal-off-board = そのマスはありません。ボードはa1からj10までです。`b4 b5` のように2つのマスを入力してください。
refusal-outside-zone = { LIST($squares) }には配置できません。自分の段のマスを選んでください。
refusal-own-target = そこには自分の駒があります。ほかのマスを選んでください。
refusal-path-blocked = 道がふさがっています。斥候が走れるのは空いたマスだけで、駒や湖は越えられません。
refusal-run-attack = このルールでは、走った斥候は攻撃できません。隣を攻撃するか、敵の手前で止まってください。
refusal-too-far = 1マスより遠くへ動けるのは斥候だけです。隣のマスを選んでください。
refusal-too-many-changes = この対戦でできる変更の上限に達しました。**{ ready }**を押して始めてください。
refusal-two-square = その駒は往復しすぎです。ほかのマスへ動かすか、先にほかの駒を動かしてください。
refusal-unreadable-move = { $text }という手は読み取れません。`b4 b5` のように2つのマスを入力してください。

problem-lines = { $wanted }行のはずが{ $count }行あります
problem-length = { $line }行目は{ $wanted }文字のはずが{ $count }文字あります
problem-symbol = { $line }行目の{ $text }は、この対戦の駒ではありません
problem-zone = { $line }行目は自分の段の外なので、空けてください
problem-count = { $piece }は{ $wanted }個のはずが{ $count }個あります
problem-more = ほかにも同様の問題があります

## ルール

topic-overview = 概要
rules-overview =
    10×10マスのボードで2つの軍が向かい合います。互いに相手の駒の正体は見えません。**敵の軍旗を奪えば**勝ちです。敵が動けなくなっても勝ちです。

    まず双方がひそかに配置します。その後、◆から●の順に、1手に1個ずつ駒を動かします。敵の駒のマスに入ると攻撃になり、階級の高いほうが勝ちます。

    公開ボードには、誰が見てもよいことだけが出ます。**{ my-hand }**で自分の駒とできることがわかります。自分だけに見えます。

topic-set-up = 配置
rules-set-up =
    1〜4段目が◆、7〜10段目が●の陣です。どちらになるかは抽選です。最初は人が並べたような配置になっています。名前のある陣形を選ぶ、*左右反転*する、*シャッフル*で変える、*2マスを入れ替える*などして、気に入ったら**{ ready }**を押します。敵の準備ができるまでは取り消せます。

    フルの軍は4段すべてを埋めます。バラージの8個は4段のどこにでも置けます。デュエルの10個は、4段と決めていなければ、手前の3段に置きます。

    少なくとも1個は動ける駒が必要です。配置の変更は300回までです。

topic-formations-as-text = 文字で書く陣形
rules-formations-as-text =
    陣形は10文字×4行です。前列から、自分から見て左から右へ書きます。◆はaからj、●はjからaです。空白、コンマ、縦線は無視され、大文字と小文字は区別しません。点は、小さな軍の空いたマスです。10が最高の階級なら、Xが元帥です。`10` とも書けます。

    パネルには今の陣形がこの形で出ます。そこやログから写したものは、そのまま読み込めます。間違いがあれば、すべてお知らせし、配置は変えません。

topic-moving = 移動
rules-moving =
    駒は上下左右に1マス動きます。斜めには動けません。自分の駒があるマスには入れず、2つの**湖**（c5〜d6とg5〜h6）も通れません。爆弾と軍旗は動けません。

    { "**" }斥候**は空いたマスをまっすぐ好きなだけ走り、その先で攻撃できます。旧アメリカルールでは、1手で走るか攻撃するかのどちらかです。2マス以上走ると、斥候だと全員にわかります。

topic-attacking = 攻撃
rules-attacking =
    敵の駒のマスに入ると攻撃です。
    • 階級の高いほうが勝ち、負けた駒はボードから取り除かれます。攻撃側が勝つとそのマスに進み、守備側が勝つとその場に残ります。
    • 同じ階級は相討ちです。攻撃側の勝ちと決めることもできます。
    • **爆弾**を攻撃した駒は失われ、爆弾は残ります。取り除けるのは**工兵**だけです。
    • **スパイ**は元帥を攻撃すると勝ちます。ハウスルールでは、スパイを含むどの階級を攻撃しても勝ちますが、爆弾には勝てません。攻撃されると負けます。
    • 動ける駒ならどれでも**軍旗**を奪えます。奪えば対戦に勝ちます。

topic-what-is-revealed = 公開されること
rules-what-is-revealed =
    普段は、駒が戦うと双方の階級が全員に見えます。

    { "**" }沈黙の防御**（ハウスルール）では、勝った守備側は、斥候に攻撃されたのでない限り隠れたままです。守り切ったことだけがわかります。攻撃側の階級は必ず公開されます。

    { "**" }記憶補助**があれば、判明したことがボードに残ります。階級、動いたことのある正体不明の駒（足跡：爆弾でも軍旗でもない）、正体不明の駒が倒した最も高い階級（背面に線を引いて表示）です。自分の駒の目の印は、敵に知られていることを表します。補助がなければ、階級は次の自分の手の後に消えます。

topic-rescue = 救出
rules-rescue =
    ハウスルールでは、敵の最後列に入った駒は、取られた駒を1個、自分の4段の空いたマスに戻せます。どの駒かは全員にわかります。戻さなくてもかまいません。

    { "*" }制限あり*：斥候は救出できません。同じ駒が救出できるのは1回、1人につき1対戦に2回までで、爆弾は戻せません。*無制限*：どの駒でも救出でき、着くたびに、取られたどの駒でも戻せます。

    まだ正体を知られていない斥候にも、見かけ上は救出の選択が出ます。断ることしかできませんが、正体はばれません。

topic-repeating-moves = 手の繰り返し
rules-repeating-moves =
    { "**" }往復**：駒が同じ2マスの間を続けて移動できる回数には限りがあります（片道で1回）。ハウスルールは5回、クラシックは2回、トーナメントは3回、旧アメリカルールは無制限です。間に別の手を挟むと数え直します。

    { "**" }追い回し**（トーナメント）：敵を脅かし続ける駒は、同じ追い回しの局面を繰り返せません。まっすぐ戻ることはできます。駒を取るのはいつでも自由です。

    繰り返せない手は選択肢に出ません。入力すると理由をお知らせします。

topic-the-end = 終わり
rules-the-end =
    • 軍旗を奪った側の勝ちです。
    • 手番で動けない側の負けです。相手も動けない場合も同じですが、トーナメントルールでは引き分けです。
    • 長い間攻撃がなければ引き分けです。双方合わせて200手（バラージ100手、デュエル120手）です。
    • 全体の手数の上限でも引き分けです。2000手（バラージ600手、デュエル800手）です。
    • 駒を動かすときに引き分けを提案できます。20手に1回までで、敵が答えるか動くまで有効です。
    • 投了はいつでもできます。
    • 手番で時間切れになると、代わりに手が指されます。救出は断り、それ以外は最も情報を明かさない手です。3回続くと負けになります。サーバーの管理者は、1回目で負けにするか、相手に決めさせることもできます。

    対戦が終わると、両方の初期配置が全員に公開されます。

topic-presets = ルールの種類
rules-presets =
    { "**" }クラシック**：普段のルールです。戦った駒は両方とも全員に見えます。攻撃するスパイは元帥にだけ勝ちます。判明したことはボードに残ります（記憶補助）。
    { "**" }ハウス**：勝った守備側は隠れたままです（沈黙の防御）。取られた駒を2個まで戻せます（救出）。攻撃するスパイはどの階級にも勝ちます。記憶補助があります。
    { "**" }トーナメント**：クラシックに、無限の追い回しの禁止が加わり、記憶補助がありません。対戦が終わるまで、ボード、ログ、リプレイは、自分の直前の手より前に公開された階級を繰り返しません。どちらも動けなければ引き分けです。
    { "**" }旧アメリカ**：クラシックと同じですが、1が最高の階級で、斥候は走るか攻撃かのどちらかです。往復は無制限です。

    どのルールも個別のオプションで変えられます。`army` では、フルの軍のほかに、**バラージ**（元帥、将軍、工兵、斥候2、スパイ、爆弾、軍旗）と**デュエル**（工兵と爆弾が2つずつ）を選べます。

topic-typing = 入力
rules-typing = 何でも入力で行えます。`/play` に入力を始めると、`斥候 b4からb9へ` のように、できることが出ます。`b4 b9` のようにマスだけでもかまいません。画像の向きが変わっても、マスの名前は同じです。◆から見て左から右へa〜j、手前から奥へ1〜10段目です。

## レッスン

lesson-army = あなたの軍
lesson-army-explained = この10個があなたの駒で、正体はあなたにしか見えません。相手の軍旗を奪えば勝ちです。
lesson-army-task = 対戦では好きに並べられます。今は**{ choose-formation }**を押し、次に**1 { formation-short-fence }**を押しましょう。
lesson-army-ready = まず**{ choose-formation }** → **1 { formation-short-fence }**を押しましょう。
lesson-army-arranged = 対戦ではそうしてもかまいません。このレッスンでは陣形「{ formation-short-fence }」を選びましょう。
lesson-army-otherwise = それも良い陣形です。このレッスンでは「{ formation-short-fence }」を選びましょう。

lesson-ready = 爆弾に守られた軍旗
lesson-ready-explained = 軍旗はa1に置かれ、a2とb1の爆弾に守られています。爆弾は動けず、取り除けるのは工兵だけです。
lesson-ready-task = 教官もひそかに配置を終えました。「{ ready }」を押すと始まります。
lesson-ready-otherwise = この陣形で十分です。「{ ready }」を押しましょう。

lesson-draw = 引き分けにする理由はありません。

lesson-scouting = 偵察
lesson-scouting-explained = 駒は1マス動きます。斥候だけは空いた道を好きなだけ走り、その先で攻撃できます。
lesson-scouting-task = e3の斥候でe9を攻撃しましょう。失うかもしれませんが、戦うと双方の駒が全員に見えます。
lesson-scouting-short = 最後まで走って、e9を攻撃しましょう。
lesson-scouting-other = それも斥候ですが、e3のほうを使いましょう。中央へ道が通じています。
lesson-scouting-otherwise = まずe3の斥候で、e9に何がいるか調べましょう。

lesson-attacking = 攻撃
lesson-attacking-explained = e9は爆弾でした。もう1つの斥候が元帥を見つけました。元帥は今f3にいて、e3のスパイの隣です。
lesson-attacking-task = スパイは最も低い階級ですが、先に元帥を攻撃すれば勝ちます。f3を攻撃しましょう。
lesson-attacking-elsewhere = スパイが勝てるのは元帥を攻撃したときだけです。スパイを攻撃した駒は必ず勝ちます。
lesson-attacking-otherwise = それではf3の元帥が先に攻撃し、攻撃されたスパイは失われます。

lesson-remembered = 記憶されること
lesson-remembered-explained = 教官の将軍がa2の爆弾で倒れました。爆弾の目の印は、教官に知られたという意味です。
lesson-remembered-task = e9の爆弾も記憶されています。取り除けるのは工兵だけです。e8の工兵で攻撃しましょう。
lesson-remembered-elsewhere = 軍旗への道は爆弾の先にあります。
lesson-remembered-otherwise = 工兵が爆弾の前にいます。今取り除きましょう。

lesson-flag = 軍旗
lesson-flag-explained = 工兵がe9に進みました。爆弾が守っていたe10の駒は、一度も動いていません。
lesson-flag-task = 軍旗かもしれません。e10を攻撃しましょう。
lesson-flag-otherwise = 教官は爆弾でe10を守っていました。理由を確かめましょう。

lesson-end = e10の軍旗を奪い、対戦に勝ちました。
lesson-end-more = フルの軍は40個ずつですが、ここで学んだことはすべて同じです。
