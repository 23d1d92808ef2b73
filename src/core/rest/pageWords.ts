/** The fixed words of the generated REST pages. What differs by operation is in the descriptions. */
import type {Locale} from '../../data/locales';
import type {Presence} from '../../data/rest/spec';

export interface PageWords {
  readonly title: (summary: string, call: string) => string;
  readonly sidebarLabel: (id: string, summary: string) => string;
  readonly authentication: string;
  readonly samples: string;
  readonly samplesIntro: string;
  readonly noSendButton: string;
  readonly request: string;
  readonly requestIntro: string;
  readonly noBody: string;
  readonly exampleBody: string;
  readonly reply: string;
  readonly replyFields: string;
  readonly exampleReply: (summary: string) => string;
  readonly noFields: string;
  readonly status: string;
  readonly statusElsewhere: string;
  readonly notes: string;
  readonly related: string;
  readonly relatedOperations: string;
  readonly relatedCommands: string;
  readonly relatedSettings: string;
  readonly separator: string;
  readonly required: string;
  readonly optional: string;
  readonly always: string;
  readonly sometimes: string;
  readonly since: (version: string) => string;
  readonly presence: Readonly<Record<Presence, string>>;
  readonly example: string;
  readonly emptyText: string;
}

export const pageWords: Readonly<Record<Locale, PageWords>> = {
  en: {
    title: (summary, call) => `${summary} (${call})`,
    sidebarLabel: (id, summary) => `${id}: ${summary}`,
    authentication:
      'Authentication: HTTP Basic. The user name is `admin`, the password is the `AdminPassword` of the running server. See [how to enable the API](/api/rest-api/palwold-rest-api.mdx#enable) and [what a 401 means](/api/rest-api/palwold-rest-api.mdx#unauthorized).',
    samples: 'Code samples',
    samplesIntro:
      'Each sample reads the password from the environment variable `PALWORLD_ADMIN_PASSWORD`; [set it once](/api/rest-api/palwold-rest-api.mdx#first-call). The curl sample is for a Unix shell; on Windows, use PowerShell.',
    noSendButton:
      'There is no button that sends the request from this page: browsers do not let a secure page call a server over plain HTTP, the server is not known to send CORS headers, and a web page is no place for an admin password.',
    request: 'Request body',
    requestIntro: 'A JSON object with these fields.',
    noBody: 'None.',
    exampleBody: 'Example',
    reply: 'Reply',
    replyFields: 'Fields of the reply',
    exampleReply: (summary) => `Example reply: ${summary}`,
    noFields: 'The reply has no fields.',
    status: 'Status codes',
    statusElsewhere:
      'A 404 means that the address is wrong: see [the address of the API](/api/rest-api/palwold-rest-api.mdx#address).',
    notes: 'Good to know',
    related: 'Related',
    relatedOperations: 'Operations',
    relatedCommands: 'The same as an admin command',
    relatedSettings: 'Settings',
    separator: ', ',
    required: 'required',
    optional: 'optional',
    always: 'always there',
    sometimes: 'may be missing',
    since: (version) => `since ${version}`,
    presence: {
      'live-only': 'sent, but not in the official schema',
      'schema-only': 'in the official schema, but not sent',
      expected: 'expected, no published reply of this version',
    },
    example: 'Example',
    emptyText: 'empty text',
  },
  ja: {
    title: (summary, call) => `${summary}（${call}）`,
    sidebarLabel: (id, summary) => `${id}：${summary}`,
    authentication:
      '認証はHTTPのBasic認証です。ユーザー名は`admin`、パスワードは稼働中のサーバーの`AdminPassword`です。[APIを有効にする方法](/api/rest-api/palwold-rest-api.mdx#enable)と[401が返るとき](/api/rest-api/palwold-rest-api.mdx#unauthorized)も参照してください。',
    samples: 'コードサンプル',
    samplesIntro:
      'どのサンプルも、パスワードを環境変数`PALWORLD_ADMIN_PASSWORD`から読み取ります。[一度だけ設定](/api/rest-api/palwold-rest-api.mdx#first-call)しておいてください。curlのサンプルはLinuxやmacOSのシェル用です。WindowsではPowerShellを使ってください。',
    noSendButton:
      'このページから送信するボタンはありません。HTTPSのページから暗号化されていないHTTPのサーバーを呼び出すことはブラウザーが許可せず、サーバーがCORSヘッダーを返すという情報もありません。また、管理者パスワードをWebページに入力するのは安全ではありません。',
    request: 'リクエスト本文',
    requestIntro: '次の項目を持つJSONオブジェクトを送ります。',
    noBody: 'ありません。',
    exampleBody: '例',
    reply: '応答',
    replyFields: '応答の項目',
    exampleReply: (summary) => `応答の例：${summary}`,
    noFields: '応答に項目はありません。',
    status: 'ステータスコード',
    statusElsewhere:
      '404はアドレスの間違いです。[APIのアドレス](/api/rest-api/palwold-rest-api.mdx#address)を確認してください。',
    notes: '知っておきたいこと',
    related: '関連項目',
    relatedOperations: '操作',
    relatedCommands: '同じことをする管理者コマンド',
    relatedSettings: '設定',
    separator: '、',
    required: '必須',
    optional: '省略可',
    always: '必ず含まれる',
    sometimes: '含まれないことがある',
    since: (version) => `${version}以降`,
    presence: {
      'live-only': '応答に含まれるが公式スキーマにはない',
      'schema-only': '公式スキーマにあるが応答には含まれない',
      expected: '含まれる見込み（このバージョンの応答は未公開）',
    },
    example: '例',
    emptyText: '空文字列',
  },
};
