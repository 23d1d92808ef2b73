/**
 * The build resolves components by these names. A module exports `resolve` and perhaps `contentsOf`
 * (headings), `phrases` (short texts) and `component` (its folder).
 */
export * as ApiSamples from './ApiSamples/resolve';
export * as Changes from './Changes/resolve';
export * as Diagnose from './Diagnose/resolve';
export * as Facts from './Facts/resolve';
export * as LandingEditions from './LandingEditions/resolve';
export * as LandingTasks from './LandingTasks/resolve';
export * as MapECalculator from './MapECalculator/resolve';
export * as MovedHeadings from './MovedHeadings/resolve';
export * as ServerArchive from './ServerArchive/resolve';
export * as ServerFile from './ServerFile/resolve';
export * as ServerFiles from './ServerFiles/resolve';
export * as ServerWay from './ServerWay/resolve';
export * as SettingsEditor from './SettingsEditor/resolve';
export * as SettingsGroup from './SettingsGroup/resolve';
export * as SettingsReference from './SettingsReference/resolve';
export * as SourceNote from './SourceNote/resolve';
export * as StartLines from './StartLines/resolve';
export {
  Argument,
  Command,
  Endpoint,
  InNewest,
  NewestBuild,
  RestApi,
  Setting,
  Term,
} from './Reference/resolve';
