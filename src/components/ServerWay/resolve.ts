import {defaultChoices} from '../../core/serverFiles/choices';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {backupSpace, sizeText} from '../../core/serverFiles/runbook';
import {pagePath} from '../../core/references';
import type {FactsResolver} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import {memorySizes} from '../../data/memory';
import {isCommunityImage} from '../../data/serverFiles';
import {answerTo} from '../../data/serverKinds';
import {values} from '../../data/values';
import {wordsOf, type Words} from '../../words';

/** One of the answers to a question, and what follows: what to do and where, or the memory it takes. */
export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly to?: string;
}

export interface ServerWayProps {
  readonly words: Words['serverWay'] & Pick<Words['serverFiles']['sheet'], 'memory' | 'space'>;
  readonly answers: Readonly<Record<'kind' | 'place' | 'system' | 'players', readonly Answer[]>>;
  /** The generator of server files, where the way ends. */
  readonly generator: string;
  readonly space: string;
}

const places = [
  ['home', 'port-forwarding'],
  ['vps', 'rental-server#firewall'],
  ['panel', 'rental-server'],
] as const;

/** `<ServerWay />`: the questions on the way to a server of the page's version. */
export const resolve: FactsResolver<ServerWayProps> = (_attributes, {version, locale}) => {
  const {serverWay: words, serverFiles} = wordsOf(locale);
  const {sheet, size} = serverFiles;
  const page = (path: string) => pagePath(version, path);
  const facts = serverFilesFacts(version);
  const {keep} = defaultChoices('linux', facts);
  const hasConsoles = answerTo('consoles', 'community', version) === 'xboxAndPs5';
  const install = 'getting-started/deploy-dedicated-server#install';
  const installImage = 'operate/community-images#install';
  return {
    words: {...words, memory: sheet.memory, space: fillIn(sheet.space, {count: keep})},
    answers: {
      kind: [
        {id: 'friends', name: words.kinds.friends},
        {id: 'list', name: hasConsoles ? words.kinds.consoles : words.kinds.list},
        {
          id: 'code',
          name: fillIn(words.kinds.code, values),
          text: words.code,
          to: page('getting-started/about-server#invite-code'),
        },
      ],
      place: places.map(([id, path]) => ({
        id,
        name: words.places[id],
        text: id === 'panel' ? words.rent : words.open,
        to: page(`getting-started/${path}`),
      })),
      system: facts.systems.map((id) => ({
        id,
        name: serverFiles.systems[id],
        text: words.install,
        to: page(isCommunityImage(id) ? installImage : install),
      })),
      players: memorySizes.map((each) => ({
        id: String(each.players.to),
        name: fillIn(words.range, each.players),
        text: sizeText(each.memory, size),
      })),
    },
    generator: page('settings-and-operation/server-files'),
    space: sizeText(backupSpace(keep), size),
  };
};
