import {lineIcon} from '../lineIcon';

export default lineIcon(
  'M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M12 3v1m0 16v1M3 12h1m16 0h1M5.6 5.6l.7.7m11.4 11.4.7.7m-12.8 0 .7-.7M17.7 6.3l.7-.7',
);
