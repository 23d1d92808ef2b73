/** Readers who keep the guide on their device load what belongs to it; others load nothing. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {late} from '../late';

if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker?.controller) {
  late(() => import('../offline/page')).catch(() => undefined);
}
