import {installEngines} from '../../scripts/lib/engines';

export default installEngines;
