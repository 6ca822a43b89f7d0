### リプレイと、対戦から残せるもの：アニメーション画像（GIF）、棋譜、記録。

## リプレイ

match-begins = 対戦が始まります。
rules-changed = その後ルールが変わったので、当時の文章だけを表示します。画像はありません。
step-of = { $number } / { $total } · { $footer }
your-hand = あなたの手札
hand-of = { $name }の手札
go-to = 移動する場面
as-spectator = 観戦者の視点
from-my-seat = 自分の席の視点
everything-open = すべて公開
gif = GIF
text = 棋譜
record = 記録
played-match =
    { $over ->
        [true] #{ $match } { $game }：{ $sides }
       *[false] #{ $match } { $game }（進行中）：{ $sides }
    }

## 残せるもの

gif-of-match = 対戦{ $match }のアニメーション
gif-about = リプレイの内容を、1場面ずつ見せる画像です。
text-of-match = 対戦{ $match }の棋譜
text-about = リプレイの内容を、1行ずつ書いた行動の記録です。
record-of-match = 対戦{ $match }の記録
record-about = 鍵と行動です。`python -m bot.tools.verify` で、鍵から対戦を再現できます。
share-here = ここで共有
back-to-the-replay = リプレイに戻る
shared-in-channel = このチャンネルで共有しました。
making-gif = 対戦{ $match }のGIFを作っています…
pictures-drawn = { $total }枚中{ $drawn }枚の画像を描きました。
pictures-to-draw = これから{ $total }枚の画像を描きます。
gif-failed = GIFを作れませんでした。1分後にもう一度試してください。

## 共有されたファイル

gif-shared = **{ $game }、対戦{ $match }：{ $sides }** · アニメーション、共有：{ $name }
text-shared = **{ $game }、対戦{ $match }：{ $sides }** · 棋譜、共有：{ $name }
record-shared = **{ $game }、対戦{ $match }：{ $sides }** · 記録、共有：{ $name }
gif-shared-by-spectator = **{ $game }、対戦{ $match }：{ $sides }** · アニメーション、共有：観戦者
text-shared-by-spectator = **{ $game }、対戦{ $match }：{ $sides }** · 棋譜、共有：観戦者
record-shared-by-spectator = **{ $game }、対戦{ $match }：{ $sides }** · 記録、共有：観戦者

sheet-title = { $game }、対戦{ $match }

## コマンド

command-replay = 対戦を1場面ずつ振り返ります（自分だけに見えます）
command-replay-match = どの対戦か。選ばなければ最後の対戦

## お断り

refusal-gif-busy = 今はGIFの作成が集中しています。1分後にもう一度試してください。
refusal-gif-gone = そのGIFはもうありません。リプレイに戻り、**{ gif }**をもう一度押してください。
refusal-gif-in-progress = 今あなたのGIFを作っています。終わったらもう一度試してください。
refusal-no-pictures = その対戦の後でルールが変わったので、画像はありません。**{ text }**なら内容を残せます。
refusal-not-shared = Discordに断られてここに投稿できませんでした。もう一度試すか、別のチャンネルで試してください。
refusal-nothing-to-keep-yet = GIF、棋譜、記録は、対戦が終わると作れます。それまでは `/replay` で振り返れます。
refusal-nothing-played = ここではまだ遊んでいません。`match` で対戦を指定するか、`/challenge` で誰かに申し込んでください。
refusal-nothing-to-replay = 対戦{ $match }には、あなたに見せられる行動がありません。誰も行動していないか、あなたに見えない場所だったか、古くて結果しか残っていません。見られる対戦は `/replay` に出ます。
refusal-not-open-yet = すべてが公開されるのは対戦が終わってからです。それまでのリプレイでは、あなたに見えたものだけを示します。
refusal-has-to-be-remembered = 対戦{ $match }は、見たものを自分で覚えておくルールです。リプレイは終わってから見られます。今の状況は**{ watch }**でわかります。
