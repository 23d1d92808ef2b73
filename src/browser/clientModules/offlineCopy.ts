/** Readers who keep the guide on their device get what belongs to it; nobody else loads anything. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && navigator.serviceWorker?.controller) {
  void import('../offline/page');
}
