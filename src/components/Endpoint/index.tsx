/** A REST operation in running text; leads to its page. */
export {default} from '../Reference';
