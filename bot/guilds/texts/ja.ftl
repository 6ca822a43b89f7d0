### サーバーの設定（管理者が決める）と、個人の設定。

## 時計

clock-choice-none = 時計なし
clock-no-limit = 好きなだけ考える
clock-choice-daily = デイリー
clock-choice-live = ライブ

## /settings のコマンド

command-settings = このサーバーで遊べる対戦、場所、募集できる人を決めます（管理者用）
command-settings-show = すべての設定を、変更用のボタンや一覧と一緒に表示します（自分だけに見えます）
command-settings-channel = 対戦を募集できるチャンネルを選びます
command-settings-channel-channel = チャンネル、またはカテゴリーとその全チャンネル。省くと一覧
command-settings-channel-allowed = そこで対戦を募集できるかどうか
command-settings-game = 遊べるゲームを選びます
command-settings-game-game = どのゲームか
command-settings-game-allowed = ここで遊べるかどうか
command-settings-clock = 対戦で使える時計を選びます
command-settings-clock-clock = どの時計か
command-settings-clock-offered = 選べるかどうか
command-settings-starters = 対戦を募集できる人を選びます。受けるのと参加するのは誰でもできます
command-settings-starters-role = 募集できるロール、または @everyone。省くと今の設定
command-settings-tournaments = ほかに大会を開いて運営できる人を、ロールか個人で選びます
command-settings-tournaments-role = 運営できるロール。両方省くと今の設定
command-settings-tournaments-person = 運営できる人
command-settings-tournaments-allowed = 運営できるかどうか
command-settings-results = レート戦と大会の結果を投稿するチャンネルを選びます
command-settings-results-channel = チャンネル。省くと今の設定を見るか、投稿を止められます
command-settings-daily = 毎日1回、今日の一手を投稿するチャンネルを選びます
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = 対戦ごとにスレッドを作るかどうかを選びます
command-settings-threads-on = オン：ボードはカードの下のスレッドに。オフ：チャンネルに残す
command-settings-keep = 終わった対戦を完全な形で残す期間を選びます
command-settings-keep-days = その後は結果だけを残します
command-settings-late = 手番の時間切れのときにどうするかを選びます
command-settings-late-rule = 相手の手番での応答は、いつもゲームが代わりに行います
command-settings-language = このサーバーで全員に見えるものの言語を選びます
command-settings-language-rule = 本人にだけ見えるものは、その人の言語で表示されます
command-settings-words = ボードとパネルの画像の内容を、文字でも表示するかどうかを選びます
command-settings-words-on = オン：全員にすべて文字でも表示。オフ：短い1行で、残りは「{ in-words }」から
command-settings-computers = 新しい対戦でコンピューターを使えるかどうかを選びます
command-settings-computers-on = オン：誰でもコンピューターと対戦できます。オフ：人どうしだけで遊びます
command-settings-takeback = 何も明かさなかった行動を取り消せるかどうかを選びます
command-settings-takeback-on = オン：ほかの人が行動するまで自由に。オフ：取り消せません。レート戦では常にできません
command-settings-ratings = このサーバーのレートに影響する対戦を選びます
command-settings-ratings-rule = 時計なしの対戦とコンピューターとの対戦は、レート戦になりません

## 設定一覧のページ

settings-title = このサーバーの設定
settings-text = 変えたいものを押してください。進行中の対戦はそのままです。
settings-now = 今の設定
all-settings = すべての設定
saved = 保存しました。
on = オン
off = オフ

## 各設定のページ

rule-channel = チャンネル
rule-channel-all = ボットが書き込めるすべて
rule-channel-hint = 何も選ばなければ、すべて許可します。カテゴリーを選ぶと、その中の全チャンネルを許可します。
any-channel = チャンネル：すべて
all-channels = すべてのチャンネル

rule-game = ゲーム
rule-game-all = すべて
rule-game-some = { LIST($games) }
rule-game-hint = ゲームを押すと、許可したり外したりできます。

rule-clock = 時計
rule-clock-some = { LIST($clocks) }
rule-clock-hint = 時計を押すと、選べるようにしたり外したりできます。

rule-starters = 対戦を募集できる人
everybody = 全員
rule-starters-role = <@&{ $role }>の人か、サーバーを管理できる人。参加や受諾は誰でもできます
rule-starters-hint = ロールを選ばなければ、全員が募集できます。

rule-tournaments = 大会を運営できる人
rule-tournaments-some = { LIST($people) }
organisers-of-role = <@&{ $role }>の人
organisers-of-server = サーバーを管理できる人
rule-tournaments-hint = ロール、個人、またはその両方を選んでください。
no-role = ロールなし
nobody-else = ほかの人なし
no-further-people = ほかの人を外す

rule-results = 結果の投稿
no-posts = なし
posts-in-channel = <#{ $channel }>
rule-results-hint = レート戦や大会の対戦が終わるたびに、勝者を1行で投稿します。成績を隠している人の対戦は投稿しません。チャンネルを選ばなければ投稿しません。
no-channel = チャンネルなし

rule-daily = 今日の一手の投稿
posts-refused = <#{ $channel }>（前回は投稿できませんでした）
rule-daily-hint = 毎日1題、どのサーバーでも同じ局面です。UTCの午前0時過ぎに、自分だけの画面で開けるボタンを付けて投稿します。最初の1題はすぐに出ます。
rule-daily-hint-refused = ボットには、そこでのメッセージの送信、埋め込みリンク、ファイルの添付の権限が必要です。付けてから、もう一度チャンネルを選んでください。

rule-threads = ボード
rule-threads-value =
    { $value ->
        [true] 対戦ごとのスレッド
       *[false] カードのあるチャンネル
    }

rule-keep = 終わった対戦
rule-keep-value =
    { $value ->
        [365] 1年間残し、その後は結果だけ残す
       *[other] { $value }日間残し、その後は結果だけ残す
    }
days-to-keep =
    { $days ->
        [365] 1年
       *[other] { $days }日
    }

rule-late = 時間切れのとき
rule-late-value =
    { $value ->
        [claim] 相手が勝ちを宣言するか、時間を追加できる
        [fallback] ゲームが代わりに行動し、3回続くと脱落
        [forfeit] すぐに脱落
       *[usual] デイリー時計では相手が決め、ライブ時計ではゲームが代わりに行動
    }

rule-language = 言語
rule-language-value =
    { $value ->
        [auto] このサーバーがコミュニティならDiscordの言語、それ以外は英語
       *[other] { $value }
    }

rule-words = 文字
rule-words-value =
    { $value ->
        [true] 画像と一緒に常に表示
       *[false] *{ in-words }*を押すと表示
    }

rule-computers = コンピューター
rule-computers-value =
    { $value ->
        [true] どの対戦でも可
       *[false] なし
    }

rule-takeback = 取り消し
rule-takeback-value =
    { $value ->
        [true] 何も明かさなかった行動は、ほかの人が行動するまで可。レート戦と大会は不可
       *[false] 相手が同意したときだけ
    }

rule-ratings = レート戦
rule-ratings-value =
    { $value ->
        [chosen] 時計のある対戦で、募集した人がレート戦にしたもの
        [off] なし
       *[usual] 時計のある対戦。ただし募集した人がフリー対戦にしたものを除く
    }

## 個人の設定

preferences-title = このサーバーでの自分の設定
preferences-text = 自分だけの設定です。

heading-language = 言語
heading-pictures = 画像
heading-mentions = メンション
heading-messages = ダイレクトメッセージ
heading-acting = 行動の前に

preference-language =
    { $value ->
        [auto] 自分にだけ見えるものは、あなたのDiscordの言語で表示されます（対応している場合）。
       *[other] 自分にだけ見えるものは、この言語で表示されます：{ $value }
    }
preference-language-label =
    { $value ->
        [auto] 自分のDiscordと同じ
       *[other] { $value }
    }

preference-words =
    { $value ->
        [true] パネルに、画像の内容を文字でも表示します。
       *[false] パネルは画像と短い1行です。残りは**{ in-words }**で見られます。
    }
preference-words-label =
    { $value ->
        [true] 画像と短い1行にする
       *[false] 画像と一緒に文字も表示
    }
words-for-all = このサーバーでは、ボードとパネルの画像の内容が全員に文字でも表示されます。

preference-calls =
    { $value ->
        [turn] あなたの番が来るたびに。毎回ボードも新しく投稿します。
        [never] 対戦が始まったら、お知らせも含めてメンションしません。申し込みのときはします。
       *[away] あなたの番が来て、その対戦で5分間何もしていないとき。
    }
preference-calls-label =
    { $value ->
        [turn] 手番のたびに
        [never] しない
       *[away] 離れているときに
    }

preference-told =
    { $value ->
        [turn] あなたの手番で、離れているときに送ります。1時間に1回までです。
        [next] あなたの手番か次の番で、離れているときに送ります。1時間に1回までです。
       *[never] 手番についてのメッセージは送りません。
    }
preference-told-label =
    { $value ->
        [turn] 自分の手番のとき
        [next] 次の番のときも
       *[never] 送らない
    }
preference-told-more = 毎日の一覧

preference-careful =
    { $value ->
        [true] 駒を取るとき、攻撃するとき、大きな手を使うときは、先に確認します。
       *[false] 駒を取るとき、攻撃するとき、大きな手を使うときも、確認しません。
    }
preference-careful-label =
    { $value ->
        [true] 攻撃の前に確認しない
       *[false] 攻撃の前に確認する
    }

preference-aims =
    { $value ->
        [true] Strategoでは、1回目で行き先を示し、2回目で駒を動かします。
       *[false] Strategoでは、1回押すと駒を動かします。
    }
preference-aims-label =
    { $value ->
        [true] 1回押して動かす
       *[false] 2回押して動かす
    }

## お断り

refusal-asked-too-often = 最近{ $name }を何度か誘いましたが、同意がありません。次に誘えるのは<t:{ $until }:R>です。
refusal-clock-not-offered = このサーバーではその時計を使えません。使えるのは{ LIST($clocks) }です。
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = このサーバーでは{ $game }を遊べません。選べるのは{ LIST($games, type: "or") }です。
refusal-no-clock-left = 時計は少なくとも1つ必要です。先にほかの時計を選べるようにしてから、これを外してください。
refusal-no-game-left = ゲームは少なくとも1つ必要です。先にほかのゲームを許可してから、これを外してください。
refusal-not-organiser = ここで大会を運営できるのは、管理者と、`/settings tournaments` で指名された人だけです。
not-organiser-of-role = ここで大会を運営できるのは、管理者と、<@&{ $role }>の人だけです。
refusal-too-many-organisers = 指名できるのは{ $limit }人までです。それより多いときは、ロールを選んでください：`/settings tournaments`
refusal-not-a-starter = ここで対戦を募集できるのは、<@&{ $role }>の人だけです。その対戦には参加できます。
refusal-not-an-admin = それを変えられるのは、このサーバーを管理できる人だけです。その人に頼んでください。
refusal-not-in-this-channel = このチャンネルでは対戦できません。{ LIST($channels, type: "or") }で試してください。
refusal-too-fast = 短い間に多くの対戦を募集しました。次に募集できるのは<t:{ $until }:R>です。
refusal-too-many-channels = 指定できるのは{ $limit }チャンネルまでです。カテゴリーを指定すると、その中の全チャンネルを許可します。
