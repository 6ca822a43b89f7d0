### 今日の一手：毎日1題の局面で、1回だけ最善の手を探す。

date = { $year }年{ $month }月{ $day }日
title = 今日の一手（{ $date }）：{ $game }
one-try = 最も勝ちやすい手を見つけてください。挑戦は1回です。
new-day = 日付が変わりました。これが新しい局面です。
footer = { $game } · 今日の一手
post-footer = 毎日、UTCの午前0時過ぎに新しい局面が出ます。
reader-name = あなた
try-it = 挑戦する
share = 共有
leaderboard = ランキング
daily-position = 今日の一手
back-to-the-position = 局面に戻る
are-you-sure = よろしいですか？
yes = はい
no-go-back = いいえ、戻る

## 結果

result-found = **正解です**。コンピューターの見立てでは、**{ $best }**の勝つ見込みは{ $percent }%で、すべての手の中で最善です。
result-not-best = 今回は最善ではありませんでした。コンピューターの見立てでは、**{ $best }**の勝つ見込みが{ $percent }%です。
result-not-best-but = 今回は最善ではありませんでした。コンピューターの見立てでは、**{ $best }**の勝つ見込みが{ $percent }%、**{ $chosen }**は{ $chosen_percent }%です。
share-found = ここでは{ $tried }人中{ $found }人が見つけました。
share-nobody = ここではまだ誰も見つけていません。
your-streak = 連続挑戦：{ $days }日。

## 公開の1行

shared-found = { $person }が今日の一手（{ $date }、{ $game }）で最善の手を見つけました。
shared-tried = { $person }が今日の一手（{ $date }、{ $game }）に挑戦しました。
streak = 連続挑戦：{ $days }日。

## ランキング

board-title = 今日の一手：ランキング
season = { $season }、<t:{ $until }:R>に終了
board-is-empty = このシーズンに挑戦した人はまだいません。
board-line = { $rank }. **{ $name }** · 挑戦{ $tried }、正解{ $found }
board-line-in-words = { $rank }. { $name }、挑戦{ $tried }、正解{ $found }。
more-people = ほか{ $count }人。
you = あなた
your-rank = あなたは{ $rank }位：挑戦{ $tried }、正解{ $found }。
you-are-hidden = 挑戦{ $tried }、正解{ $found }。成績を隠しているので、これはあなただけに見えます。`/privacy hide` で変えられます。
found = 正解
tried = 挑戦
player = 参加者{ $rank }
post-it-here = ここに投稿

command-daily = 今日の局面で最善の手を見つけます（自分だけに見えます）
