export {defaultIni} from './defaultFile';
export {displayValue, printValue} from './print';
export * from './versionSettings';

/** Files that readers and tools fetch from `/data/<version>/`. */
export const settingFiles = {
  ini: 'PalWorldSettings.ini',
  json: 'settings.json',
  schema: 'settings.schema.json',
} as const;
