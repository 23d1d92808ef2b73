import {createIcon} from './createIcon';

export default createIcon(
  'M8 .5a5 5 0 0 0-3 9V12h6V9.5a5 5 0 0 0-3-9zM5.5 13h5v1.2h-5zM6.5 15h3v1h-3z',
);
