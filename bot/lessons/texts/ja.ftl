### レッスンの文。各ステップの文はゲームごとのファイルにあります。

## 一覧

list-title = 遊びながら学ぶ
list-text = 台本どおりに動く教官を相手に、本物の局面を一歩ずつ進めます。数分で終わります。
lesson-button = { $game }：{ $state }
step-reached = { $number } / { $count }
done = 完了
steps = 全{ $count }ステップ
start-game-again = { $game }を最初から

## ステップ

trainer = 教官
step-heading = **ステップ{ $number } / { $count } · { $teaches }**
elsewhere = その間に別のステップへ進みました。今はここです。
try-again = { $objection }もう一度試しましょう。
footer = { $game } · レッスン
show-my-cards = 自分のカードを見る
show-the-table = 場を見る
all-lessons = レッスン一覧
back-to-the-lesson = レッスンに戻る
are-you-sure = よろしいですか？
yes = はい
no-go-back = いいえ、戻る

## 終わり

you-have-done-it = **レッスンを終えました。**
play-a-beginner = 入門レベルと対戦
challenge-somebody = 誰かに申し込む
start-again = 最初から

## コマンド

command-learn = 一歩ずつ遊びながらゲームを学びます（自分だけに見えます）
command-learn-game = どのゲームか。省くと、全レッスンと進み具合

## お断り

refusal-no-lesson = { $game }のレッスンはありません。遊び方は `/rules` で見られます。
