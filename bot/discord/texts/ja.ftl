### どの機能にも属さない返事。

too-late-for-a-form = 時間がかかりすぎました。もう一度ボタンを押してください。
not-understood = コマンドを理解できませんでした。オプションは一覧から選んでください。
our-fault = ボット側で問題が起き、記録しました。何も失われていません。**{ my-hand }**か `/hand` で対戦の状況を確認できます。
there-is-more = *続きがあります：**{ in-words }**を押してください。*
earlier = 前へ
later = 次へ

## Discordの権限の名前

permission-name = { $permission }
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-embed-links = 埋め込みリンク
permission-attach-files = ファイルを添付
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-connect = 接続
