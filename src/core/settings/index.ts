export {catalogueJson} from './catalogueJson';
export {defaultIni, optionSettingsLine} from './defaultFile';
export {displayValue, printValue} from './print';
export {settingsSchema} from './schema';
export * from './versionSettings';
export {settingWords} from './words';
