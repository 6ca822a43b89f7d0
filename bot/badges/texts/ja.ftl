### バッジの文。

-air-land-sea = Air, Land & Sea
-flies-lies-supplies = Flies, Lies & Supplies
-fight-flight-bite = Fight, Flight, Bite
-stratego = Stratego
-this-means-war = This Means War!

badge-air-land-sea = { -air-land-sea }
badge-flies-lies-supplies = { -flies-lies-supplies }
badge-fight-flight-bite = { -fight-flight-bite }
badge-stratego = { -stratego }
badge-this-means-war = { -this-means-war }
badge-all-games = 全5種
badge-campaign = 連戦の勝者
badge-single-battle = 一戦必勝
badge-flag = 軍旗奪取
badge-no-moves = 袋のネズミ
badge-points = 満腹
badge-throws = 最後の一手
badge-city = 大都市
badge-last-standing = 生き残り
badge-turn-limit = 粘り勝ち
badge-matches-10 = 10戦
badge-matches-50 = 50戦
badge-matches-200 = 200戦
badge-streak = 5連勝
badge-hard = 機械に勝利
badge-all-hard = 機械を制覇
badge-sharp = 鋭い目
badge-team = 一致団結
badge-large = 大勢を制す
badge-tournament = 大会参加
badge-tournament-win = 大会優勝
badge-champion = チャンピオン

## 条件

goal-air-land-sea = { -air-land-sea }の対戦に勝つ。
goal-flies-lies-supplies = { -flies-lies-supplies }の対戦に勝つ。
goal-fight-flight-bite = { -fight-flight-bite }の対戦に勝つ。
goal-stratego = { -stratego }の対戦に勝つ。
goal-this-means-war = { -this-means-war }の対戦に勝つ。
goal-all-games = すべてのゲームで1回ずつ勝つ。
goal-campaign = 複数の戦闘にわたる対戦で、{ -air-land-sea }か{ -flies-lies-supplies }に勝つ。
goal-single-battle = 1回の戦闘で決まる対戦で、{ -air-land-sea }か{ -flies-lies-supplies }に勝つ。
goal-flag = 軍旗を奪って{ -stratego }に勝つ。
goal-no-moves = 敵が動けなくなって{ -stratego }に勝つ。
goal-points = 得点で{ -fight-flight-bite }に勝つ。
goal-throws = 同点から、手の勝負で{ -fight-flight-bite }に勝つ。
goal-city = 都市の大きさで{ -this-means-war }に勝つ。
goal-last-standing = 最後まで生き残って{ -this-means-war }に勝つ。
goal-turn-limit = ターン数の上限で{ -this-means-war }に勝つ。
goal-matches = 人との対戦を{ $number }回終える。
goal-streak = 人との対戦に{ $number }連勝する。
goal-hard = 上級のコンピューターに勝つ。
goal-all-hard = すべてのゲームで、上級のコンピューターに勝つ。
goal-sharp = { $choices }回以上の選択があった対戦の検討で、緩手・悪手ゼロを{ $number }回達成する。
goal-team = チームで対戦に勝つ。
goal-large = 3陣営以上の対戦に勝つ。
goal-tournament = 大会に最後まで参加する。
goal-tournament-win = 大会で優勝する。
goal-champion = シーズンをランキング1位で終える。

## ページ

page-title = { $name }：バッジ{ $earned } / { $all }
line = **{ $badge }**：{ $goal }
no-badge = バッジはまだありません。
to-earn = 未獲得のバッジ
alt-earned = { $badge }：獲得済み。
alt-not-earned = { $badge }：未獲得。
profile = プロフィール

badges = バッジ
earned-badges = { $earned } / { $all }：{ LIST($badges) }
