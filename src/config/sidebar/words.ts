import type {Locale} from '../../data/locales';

/** The categories of the sidebar, by the last part of the address of their index page. */
export type CategoryId =
  'getting-started' | 'settings-and-operations' | 'api' | 'rcon' | 'rest-api';

export interface CategoryWords {
  readonly label: string;
  readonly description: string;
}

/** The words of the categories, once per language. */
export const categoryWords: Readonly<Record<Locale, Readonly<Record<CategoryId, CategoryWords>>>> =
  {
    en: {
      'getting-started': {
        label: 'Getting started',
        description:
          'Choose a kind of server, check what it needs, set it up, put it in the list and join it.',
      },
      'settings-and-operations': {
        label: 'Settings and operation',
        description:
          'Change the settings so that they stick, choose launch arguments, and run the server with commands.',
      },
      api: {
        label: 'API',
        description: 'Control and watch the server from scripts: the REST API and RCON.',
      },
      rcon: {
        label: 'RCON',
        description:
          'The remote console of the server: how to enable it safely, and how it speaks.',
      },
      'rest-api': {
        label: 'REST API',
        description:
          'Read players, metrics and settings, send messages, and save or stop the server over HTTP.',
      },
    },
    ja: {
      'getting-started': {
        label: 'はじめに',
        description:
          'サーバーの種類を選び、必要なものを確認し、サーバーを構築して一覧に公開し、参加するまでを説明します。',
      },
      'settings-and-operations': {
        label: '設定と運用',
        description:
          '設定を確実に反映させる方法、起動引数、サーバーを運用するためのコマンドを説明します。',
      },
      api: {
        label: 'API',
        description: 'スクリプトからサーバーを操作・監視するためのREST APIとRCONを説明します。',
      },
      rcon: {
        label: 'RCON',
        description:
          'サーバーのリモートコンソールを安全に有効にする方法と、通信の仕組みを説明します。',
      },
      'rest-api': {
        label: 'REST API',
        description:
          'プレイヤー、稼働状況、設定の取得、メッセージの送信、保存や停止をHTTPで行う方法を説明します。',
      },
    },
  };
