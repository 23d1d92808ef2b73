export {default as others} from './MorePanel';
export {default as upgrade} from './UpgradePanel';
export {default as NoticeText} from './NoticeText';
export {default as Outputs} from './Outputs';
export {default as Problems} from './Problems';
export {default as Unknown} from './Unknown';
