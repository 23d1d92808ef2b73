/** The pictures of the guide, drawn at build time for one version and one language. */
import {values} from '../../data/values';
import type {VersionId} from '../../data/versions';
import type {DiagramWords} from '../../words/types';
import type {Scene} from './canvas';
import {fileLayout} from './fileLayout';
import {networkPath} from './networkPath';
import {ports} from './ports';
import {rconPacket} from './rconPacket';
import {serverKind} from './serverKind';
import {settingFlow} from './settingFlow';
import type {DiagramDefinition} from './types';
import {update} from './update';

const definitions = {
  ports,
  'server-kind': serverKind,
  'network-path': networkPath,
  'file-layout': fileLayout,
  'setting-flow': settingFlow,
  update,
  'rcon-packet': rconPacket,
} as const satisfies Readonly<Record<string, DiagramDefinition>>;

export type DiagramId = keyof typeof definitions;
export const diagramIds = Object.keys(definitions) as readonly DiagramId[];

/** A picture with its words, as the page shows it. */
export interface DrawnDiagram {
  readonly id: DiagramId;
  readonly title: string;
  readonly wide: Scene;
  readonly narrow: Scene;
  readonly sentences: readonly string[];
}

function fill(text: string, extra: Readonly<Record<string, string>>, where: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = extra[name] ?? (values as Readonly<Record<string, string>>)[name];
    if (value === undefined) {
      throw new Error(
        `${where} names {${name}}, which is no fixed value. Use a name from src/data/values.ts.`,
      );
    }
    return value;
  });
}

/** Draws a picture for a version with the words of a language; an unknown name stops the build. */
export function drawDiagram(id: string, version: VersionId, words: DiagramWords): DrawnDiagram {
  const definition = (definitions as Readonly<Record<string, DiagramDefinition | undefined>>)[id];
  if (!definition) {
    throw new Error(`There is no picture "${id}". Use one of ${diagramIds.join(', ')}.`);
  }
  const word = (key: string, extra: Readonly<Record<string, string>> = {}) => {
    const text = words[id]?.[key];
    if (text === undefined) {
      throw new Error(
        `The picture "${id}" has no word "${key}". Add it to diagrams.json in each folder of src/words.`,
      );
    }
    return fill(text, extra, `The word "${key}" of the picture "${id}"`);
  };
  const input = {version, word};
  return {
    id: id as DiagramId,
    title: word('title'),
    wide: definition.wide(input),
    narrow: definition.narrow(input),
    sentences: definition.sentences(input),
  };
}
