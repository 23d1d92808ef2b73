import data from '@guide/globalData';
import {decodeGlobalData} from './decode';

export default decodeGlobalData(data);
