export {defaultIni, optionSettingsLine} from './defaultFile';
export {displayValue, printValue} from './print';
export * from './versionSettings';
