import {keysOf, oneOf, type ContentsOf, type FactsResolver} from '../../core/resolver';
import {serverArguments} from './tables/arguments';
import {azIndex} from './tables/azIndex';
import {builds, editions, newerBuilds} from './tables/builds';
import {guideChanges, whatsNew} from './tables/changes';
import {commands} from './tables/commands';
import {downloads} from './tables/downloads';
import {files} from './tables/files';
import {glossary} from './tables/glossary';
import {handbook} from './tables/handbook';
import {imageDefaults, imageOptions, imageVariables} from './tables/images';
import {laterDefaults, laterSettings} from './tables/later';
import {hosts, lines, saveTools} from './tables/outside';
import {memory, platforms, serverKinds} from './tables/planning';
import {ports, secondServerPorts} from './tables/ports';
import {recipe} from './tables/recipe';
import {restarts} from './tables/restarts';
import {restSettings, restStatus} from './tables/rest';
import {sources} from './tables/sources';
import type {FactsBuilder, FactsProps} from './types';

/** The facts that pages may show. To add some, write their builder in `tables` and name it here. */
const builders = {
  arguments: serverArguments,
  azIndex,
  builds,
  commands,
  downloads,
  editions,
  files,
  glossary,
  guideChanges,
  handbook,
  hosts,
  imageDefaults,
  imageOptions,
  imageVariables,
  laterDefaults,
  laterSettings,
  lines,
  memory,
  newerBuilds,
  platforms,
  ports,
  recipe,
  restarts,
  restSettings,
  restStatus,
  saveTools,
  secondServerPorts,
  serverKinds,
  sources,
  whatsNew,
} satisfies Readonly<Record<string, FactsBuilder>>;

/** `<Facts of="hosts" />`: facts for the page's version and language. */
export const resolve: FactsResolver<FactsProps> = ({of, ...attributes}, context) => {
  const built = builders[oneOf('table of facts', keysOf(builders), of)](attributes, context);
  return 'blocks' in built ? built : {blocks: [{table: built}]};
};

export const contentsOf: ContentsOf<FactsProps> = ({blocks}) =>
  blocks.flatMap((block) =>
    'heading' in block
      ? [{id: block.id, text: block.heading.text, isCode: block.heading.look === 'code'}]
      : [],
  );
