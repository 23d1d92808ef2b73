import {createIcon} from './createIcon';

export default createIcon('M2 1h9l3 3v11H2zM3.5 2.5v11h9V5H10V2.5zM5 7h6v1.5H5zM5 10h6v1.5H5z');
