import {foldText} from '../text/fold';

export const STOP_WORDS = new Set(
  `a about after an and any are as at be been but by can cannot cant could did do does doesn doesnt doing
  don dont for from put puts keep keeps get gets getting give gives got has have help how i if im in into is isnt it its just
  make makes making many me more much my myself need needs no not of on or our please s should so some t than
  that the their them then there they this to too until up use used using want wants was we were what when
  where which who why will with won wont would you your anyone everybody everyone happen happens know like ok really
  somebody someone something whats hows wheres whos whys theres im ive id ill youre theyre hes shes arent wasnt havent hasnt wont didnt couldnt tell thing things think people person guy guys bro pls plz omg wtf tf lol even`.split(
    /\s+/,
  ),
);

export const HELPERS: ReadonlySet<string> = new Set(
  `が を に は で と も の へ や か ね よ な から まで より って とは について という ため には では への での
  との が出 する した して したい しよう します される された されて されない しない できる できた できない ない
  なる なった なら ならない ている てる てて ていた たい です ます ました ください どう どうやって どこ なに なぜ
  どれ いる いない ある あり こと もの とき ときは れる れない られる られない しまう しまった してしまう ように
  すると したら のに けど んだけど んですが のですが ほしい みたい だけ など いい どの
  この その これ それ くらい ぐらい どれくらい どっち まま ても でも たら れば のは のが かな らしい ずに しても なくて
  わからん わからない わかる いける いけない いけた いく やつ へん らしい っぽい ってなに なんか めっちゃ
  たくない しばらく ちゃう ちゃった てた てない てほしい てもいい すれば するには`
    .split(/\s+/)
    .map(foldText),
);
const AT_THE_START = new RegExp(`^(?:${[...HELPERS].join('|')})+`, 'u');

/**
 * Takes particles off the end of a run of folded hiragana. A pattern for both ends takes
 * exponential time.
 */
export function withoutHelpers(word: string): string {
  const places = new Set([word.length]);
  for (let at = word.length - 1; at >= 0; at -= 1) {
    if ([...HELPERS].some((one) => places.has(at + one.length) && word.startsWith(one, at))) {
      places.add(at);
    }
  }
  return word.slice(0, Math.min(...places)).replace(AT_THE_START, '');
}

/** Writes words in kana as the guide does: 出来無い is できない. */
export const asTheGuideWrites = (typed: string): string =>
  typed
    .replace(/出来/gu, 'でき')
    .replace(/無(?=[いくしか])/gu, 'な')
    .replace(/繋/gu, 'つな')
    .replace(/[分解]か?(?=[らるりっん])/gu, 'わか');
