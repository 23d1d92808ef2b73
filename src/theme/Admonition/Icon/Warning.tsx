import {createIcon} from './createIcon';

export default createIcon('M8 .5 16 15H0zM7 6h2v4H7zM7 11.2h2v2H7z');
