### プロフィール、ランキング、終わった対戦の一覧、ボードやカードのレート。

## 名前

somebody-who-left = サーバーを抜けた人
player = プレイヤー
player-ranked = プレイヤー{ $rank }

## ボードとカードのレート

stakes = { $one } { $one_rating } · { $other } { $other_rating }。勝つと約{ $one_gain } / { $other_gain }。
ratings = レート
ratings-changed = レート：{ $changes }
ratings-have-changed = レートが変わりました。**{ in-words }**で見られます。
unrated = フリー対戦
nothing-changes = 誰のレートも変わりません。
unchanged-not-begun = 始まる前に打ち切られたので、誰のレートも変わりません。
unchanged-computers = コンピューターが参加したので、誰のレートも変わりません。
unchanged-former = 参加者の1人がデータを削除したので、誰のレートも変わりません。
unchanged-too-short = 早く終わりすぎて対象にならないので、誰のレートも変わりません。
unchanged-too-many = 同じ2人がこの1日にレート戦を{ $limit }回終えたので、誰のレートも変わりません。

## プロフィール

command-profile = ここでの成績を見ます。対戦、レート、相手など（自分だけに見えます）
command-profile-person = 誰のプロフィールか。省くと自分
no-match-yet = 人との対戦はまだ終わっていません。
matches-ended = { $count }戦：{ $tally }
tally = { $won }勝{ $lost }敗
tally-with-draws = { $won }勝{ $lost }敗{ $drawn }分
you-hide = 成績を隠しているので、これはあなただけに見えます。`/privacy hide` で変えられます。
games = ゲーム
opponents = 相手
lately = 最近
computer-players = コンピューター
last-matches = 最近の対戦
opponent-line = { $name }：{ $tally }
game-line = { $game }：{ $results }
streak-won =
    { $count ->
        [1] 直近の対戦は勝ち。
       *[other] { $count }連勝中。
    }
streak-drawn =
    { $count ->
        [1] 直近の対戦は引き分け。
       *[other] { $count }回続けて引き分け。
    }
streak-lost =
    { $count ->
        [1] 直近の対戦は負け。
       *[other] { $count }連敗中。
    }
provisional = 疑問符の付いたレートは、まだ確かではありません。
curve-alt = { $game }：{ $rating }、最近は{ $lowest }から{ $highest }。
matches-that-are-over = 終わった対戦

## 終わった対戦の一覧

your-matches-that-are-over = 自分の終わった対戦
result-void = 無効：{ LIST($names) }
result-won-against = { LIST($winners) }の勝ち（相手：{ LIST($losers) }）
result-won = { LIST($winners) }の勝ち
result-draw = 引き分け：{ LIST($names) }
result-draw-before = 引き分け：{ LIST($names) }（下位：{ LIST($losers) }）
match-number = 対戦{ $match }
rated = レート戦
no-ended = そのような終わった対戦はありません。
page = ページ{ $number }
which-game = どのゲームか
all-games = すべてのゲーム
my-matches = 自分の対戦
everybodys-matches = 全員の対戦
replay-a-match = 対戦のリプレイ
match-of-game = 対戦{ $match }：{ $game }
more = 次へ
earlier = 前へ

## シーズン

season =
    { $quarter ->
        [1] { $year }年1〜3月
        [2] { $year }年4〜6月
        [3] { $year }年7〜9月
       *[4] { $year }年10〜12月
    }
season-ends = { $season }、{ $when }に終了
season-champion = { $season } · チャンピオン：**{ $name }**

## ランキング

command-leaderboard = ゲームごとに強い人を見ます。投稿するまで自分だけに見えます
command-leaderboard-game = どのゲームか、または今日の一手
daily-position = 今日の一手
leaderboard-title = { $game }：ランキング
column-rating = レート
column-matches = 対戦
not-ranked = 順位なし
row-alt = { $rank }. { $name }、{ $rating }。
row-alt-unranked = { not-ranked }：{ $name }、{ $rating }。
standing = **{ $name }** · { $rating } · { $count }戦
opponents-met = 相手{ $count }人（{ $needed }人必要）
and-more = ほか{ $count }人。
nobody-ranked = 順位のある人はまだいません。
nobody-was-ranked = このシーズンに順位のあった人はいません。
rank-takes = 順位が付くには、このシーズンのレート戦1回、通算で約12回、相手{ $opponents }人が必要です。シーズンの初めに、レートは少し1500に近づきます。
rank-takes-and-page = { page-of }。{ rank-takes }
you = あなた
stands-ranked = あなたは{ $rank }位で、レートは{ $rating }です。
stands-hidden = レートは{ $rating }です。成績を隠しているので、これはあなただけに見えます。`/privacy hide` で変えられます。
stands-uncertain = レートは{ $rating }です。レート戦をもう何回か遊ぶと順位が付きます。
stands-opponents = レートは{ $rating }です。順位に必要な相手{ $needed }人のうち、{ $met }人と対戦しました。
stands-idle = レートは{ $rating }です。このシーズンにレート戦を遊ぶと順位が付きます。
stood-ranked = あなたは{ $rank }位で、レートは{ $rating }でした。
stood-hidden = { stands-hidden }
stood-uncertain = レートは{ $rating }でしたが、まだ確かでなく、順位は付きませんでした。
stood-opponents = レートは{ $rating }で、順位に必要な相手{ $needed }人のうち、{ $met }人と対戦していました。
stood-idle = レートは{ $rating }でしたが、このシーズンにレート戦を遊びませんでした。
post-it-here = ここに投稿
season-before = 前のシーズン
this-season = 今のシーズン
not-posted = 投稿できませんでした。もう一度ボタンを押してください。

## お断り

refusal-hides-profile = { $name }は成績を公開していません。
refusal-rated-without-clock = 時計なしの対戦はレート戦になりません。`clock` でデイリーかライブの時計も選ぶか、`rated` を省いてください。
refusal-ratings-off = このサーバーの管理者がレートをオフにしています。`rated` を省いて、気楽に遊んでください。
