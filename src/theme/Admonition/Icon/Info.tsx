import {createIcon} from './createIcon';

export default createIcon('M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM7 7h2v5H7zM7 4h2v2H7z');
