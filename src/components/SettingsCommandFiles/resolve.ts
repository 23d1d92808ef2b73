import type {FactsResolver} from '../../core/resolver';

export interface SettingsCommandFilesProps {
  readonly files: readonly {readonly href: string; readonly name: string}[];
}

const names = [
  'palworld-settings.mjs',
  'palworld-settings.mjs.sha256',
  'palworld-settings.schema.json',
];

/** `<SettingsCommandFiles />`: the command that checks settings files; src/build/settings-command writes it. */
export const resolve: FactsResolver<SettingsCommandFilesProps> = (_, {baseUrl}) => ({
  files: names.map((name) => ({href: `${baseUrl}tools/${name}`, name})),
});
