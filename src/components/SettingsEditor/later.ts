export {default as MorePanel} from './MorePanel';
export {default as Outputs} from './Outputs';
export {default as Problems} from './Problems';
export {default as Unknown} from './Unknown';
export {default as UpgradePanel} from './UpgradePanel';
