/**
 * One listener for the buttons that save a block of code as the file that its title names. What Windows
 * reads gets its line ends, and a byte order mark by which it knows that the text is UTF-8.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {download} from '../download';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('button[data-download]');
    const name = button ? button.dataset.download : undefined;
    const text = button ? button.parentElement?.querySelector('pre')?.textContent : undefined;
    if (name && text) {
      const whole = `${text.trimEnd()}\n`;
      const isForWindows = /\.(?:ps1|txt)$/.test(name);
      download(name, new Blob([isForWindows ? `\uFEFF${whole.replaceAll('\n', '\r\n')}` : whole]));
    }
  });
}
