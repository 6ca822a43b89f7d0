### ダイレクトメッセージと、毎日の一覧のページ。

## メッセージ

heading-turns =
    { $count ->
        [1] **あなたの手番です。**
       *[other] **{ $count }件の対戦があなたを待っています。**
    }
heading-daily = **毎日の一覧**：{ $count }件の対戦があなたを待っています。
line = **{ $game }** 相手：{ LIST($others) }、[対戦{ $number }]({ $link })
line-until = **{ $game }** 相手：{ LIST($others) }、[対戦{ $number }]({ $link })、期限：{ $due }
line-next = { $before }の次があなたの番です。**{ $game }** 相手：{ LIST($others) }、[対戦{ $number }]({ $link })
more-matches = ほか{ $count }件：サーバーの `/matches` で見られます。
signature = -# ご希望によりお送りしています。サーバーの `/help` の**{ my-settings }**で変えられます。

## パネルの行

not-delivered = Discordに断られてメッセージを送れなかったので、送るのを止めました。このサーバーからのダイレクトメッセージを許可してから、`/help` の**{ my-settings }**で再開できます。
offer = ご希望なら、手番になったらメッセージを送ります：`/help` の**{ my-settings }**で設定できます。

## 毎日の一覧

daily-list = 毎日の一覧
about-daily-list = 1日1回、ここであなたを待っている対戦の一覧を、リンクと残り時間を付けて送れます。
daily-list-off = { about-daily-list }待っている対戦がなければ送りません。
daily-list-on =
    { about-daily-list }
    毎日**{ $time }**（お使いの地域の時刻）に届きます。待っている対戦がなければ送りません。夏時間の始まりと終わりには、1時間ずれます。

write-daily-list = 毎日の一覧を送る
no-daily-list = 毎日の一覧なし
hours-earlier = { $count }時間早く
hours-later = { $count }時間遅く

saved = 保存しました。
