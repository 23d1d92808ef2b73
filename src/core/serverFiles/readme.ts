import {makeFiles, shellOf} from './files';
import {byHand, installSteps, needs} from './install';
import {problemsOf} from './problems';
import {whereabouts} from './runbook';
import {fillIn} from '../text/fillIn';
import type {GeneratedFile, Make} from './types';

export function readme(make: Make): GeneratedFile {
  const {choices, facts, words} = make;
  const said = words.readme;
  const files = makeFiles(make).map(({id, name, folder}) => {
    const place = folder === '' ? name : fillIn(said.to, {file: name, folder});
    return `- ${place}. ${words.files[id]}.`;
  });
  const steps = installSteps(make).map(
    ({text, code, language}, index) => `${index + 1}. ${text}\n\n${fence(code, language)}`,
  );
  const later = byHand(make).map(
    ([text, code]) => `- ${text}\n\n${fence(code, shellOf(choices.system))}`,
  );
  const losses = problemsOf(make).filter(({kind}) => kind === 'loss');
  const content = [
    `# ${fillIn(said.title, {name: choices.name})}`,
    fillIn(said.about, {version: facts.version, system: words.systems[choices.system]}),
    `## ${said.before}`,
    needs(make)
      .map((one) => `- ${one}`)
      .join('\n'),
    `## ${said.steps}`,
    steps.join('\n\n'),
    `## ${words.sheet.title}`,
    whereabouts(make)
      .map((row) => `- ${row.join(' ')}`)
      .join('\n'),
    later.join('\n\n'),
    ...(losses.length > 0
      ? [`## ${said.losses}`, losses.map(({text}) => `- ${text}`).join('\n')]
      : []),
    `## ${said.files}`,
    files.join('\n'),
  ].join('\n\n');
  return {
    id: 'readme',
    name: 'README.md',
    folder: '',
    mode: '644',
    language: 'text',
    content: `${content}\n`,
  };
}

function fence(code: string, language: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
    .split('\n')
    .map((line) => `   ${line}`)
    .join('\n');
}
