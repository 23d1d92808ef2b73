export {defaultIni} from './defaultFile';
export {defaultAt} from '../../data/settings/dated';
export {displayValue, printValue} from '../../data/settings/print';
export * from './versionSettings';

/** Readers and tools fetch these from `/data/<version>/`. */
export const settingFiles = {
  ini: 'PalWorldSettings.ini',
  json: 'settings.json',
  schema: 'settings.schema.json',
} as const;
