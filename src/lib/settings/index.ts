export {catalogueJson} from './catalogueJson';
export {defaultIni, optionSettingsLine} from './defaultFile';
export {configurationPath, settingPath} from './pages';
export {displayValue, printValue} from './print';
export {settingsSchema} from './schema';
export * from './versionSettings';
export {settingWords} from './words';
