/** A start argument in running text; leads to its entry. */
export {default} from '../Reference';
