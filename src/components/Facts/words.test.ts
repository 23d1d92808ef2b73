/** `wordsOf` compares other languages with English. */
import {expect, it} from 'vitest';
import {serverArguments} from '../../data/arguments';
import {startScenarios} from '../../data/arguments/scenarios';
import {commands} from '../../data/commands';
import {memorySizes} from '../../data/memory';
import {serverFiles} from '../../data/paths';
import {platforms} from '../../data/platforms';
import {ports} from '../../data/ports';
import {answerTo, questions, serverKindIds} from '../../data/serverKinds';
import {settingGroups, settings} from '../../data/settings';
import {versionIds} from '../../data/versions';
import {notes} from '../../data/whatsNew';
import {wordsOf} from '../../words';
import {problemCodes} from '../../core/ini';

const words = wordsOf('en');
const answers = versionIds.flatMap((version) =>
  questions.flatMap(({id}) => serverKindIds.map((kind) => answerTo(id, kind, version))),
);
const idsOf = (rows: readonly {readonly id: string}[]) => rows.map(({id}) => id);

it.each<readonly [what: string, words: object, ids: readonly string[]]>([
  ['argument', words.arguments.arguments, serverArguments.map(({name}) => name)],
  ['start line', words.arguments.scenarios, idsOf(startScenarios)],
  ['command', words.commands, commands.map(({name}) => name)],
  ['size of memory', words.memory.remarks, idsOf(memorySizes)],
  ['file', words.paths.files, idsOf(serverFiles)],
  ['platform', words.platforms.platforms, idsOf(platforms)],
  ['port', words.ports.ports, idsOf(ports)],
  ['kind of server', words.serverKinds.kinds, serverKindIds],
  ['question', words.serverKinds.questions, idsOf(questions)],
  ['answer', words.serverKinds.answers, answers],
  ['group of settings', words.settings.groups, settingGroups],
  ['setting', words.settings.settings, settings.map(({key}) => key)],
  ['problem of a settings file', words.settingsFile.problem, problemCodes],
  ['note of a version', words.whatsNew, idsOf(notes)],
])('every %s has words, and no words are without one', (_what, texts, ids) => {
  expect(Object.keys(texts).sort()).toEqual([...new Set(ids)].sort());
});
