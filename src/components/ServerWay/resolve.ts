import {defaultChoices} from '../../core/serverFiles/choices';
import {serverFilesFacts} from '../../core/serverFiles/facts';
import {backupSpace, sizeText} from '../../core/serverFiles/runbook';
import {pagePath} from '../../core/references';
import type {FactsAttributes, FactsContext} from '../../core/resolver';
import {fillIn} from '../../core/text/fillIn';
import {memorySizes} from '../../data/memory';
import {isCommunityImage} from '../../data/serverFiles';
import {answerTo} from '../../data/serverKinds';
import {values} from '../../data/values';
import {wordsOf} from '../../words';
import type {RichCell} from '../Facts/types';

const places = [
  ['home', 'port-forwarding'],
  ['vps', 'rental-server#firewall'],
  ['panel', 'rental-server'],
] as const;

export function resolve(_: FactsAttributes, {version, locale}: FactsContext) {
  const {serverWay: words, serverFiles} = wordsOf(locale);
  const {sheet, size} = serverFiles;
  const page = (path: string) => pagePath(version, path);
  const facts = serverFilesFacts(version);
  const {keep} = defaultChoices('linux', facts);
  const hasConsoles = answerTo('consoles', 'community', version) === 'xboxAndPs5';
  const install = 'getting-started/deploy-dedicated-server#install';
  const installImage = 'operate/community-images#install';
  const recommended = Number.parseInt(values.recommendedMemory, 10);
  const withVerdict = (memory: string, from: number) =>
    from < recommended
      ? fillIn(words.tight, {memory, recommended: fillIn(size.exact, {from: recommended})})
      : memory;
  const nothing: RichCell = {text: ''};
  return {
    words: {...words, memory: sheet.memory, space: fillIn(sheet.space, {count: keep})},
    answers: {
      kind: [
        {
          id: 'code',
          name: fillIn(words.kinds.code, values),
          follows: {text: words.code, to: page('getting-started/about-server#invite-code')},
        },
        {id: 'friends', name: words.kinds.friends, follows: nothing},
        {
          id: 'list',
          name: hasConsoles ? words.kinds.consoles : words.kinds.list,
          follows: nothing,
        },
      ],
      place: places.map(([id, path]) => ({
        id,
        name: words.places[id],
        follows: {
          text: id === 'panel' ? words.rent : words.open,
          to: page(`getting-started/${path}`),
        },
      })),
      system: facts.systems.map((id) => ({
        id,
        name: serverFiles.systems[id],
        follows: {text: words.install, to: page(isCommunityImage(id) ? installImage : install)},
      })),
      players: memorySizes.map((each) => ({
        id: String(each.players.to),
        name: fillIn(words.range, each.players),
        follows: {text: withVerdict(sizeText(each.memory, size), each.memory.from)},
      })),
    },
    generator: page('settings-and-operation/server-files'),
    space: sizeText(backupSpace(keep), size),
  };
}

export type ServerWayProps = ReturnType<typeof resolve>;
