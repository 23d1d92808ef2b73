/** An administrator's command in running text; leads to its entry. */
export {default} from '../Reference';
