import {createIcon} from './createIcon';

export default createIcon('M5 .5h6L15.5 5v6L11 15.5H5L.5 11V5zM7 4h2v5H7zM7 10.5h2v2H7z');
