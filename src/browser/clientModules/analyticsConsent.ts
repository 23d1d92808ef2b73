import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import {isLoaded, loadTag, readAnalytics} from './analytics';
import './analyticsConsent.css';

const answer = createStorageSlot('guide.analytics');

function button(label: string, className: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}

function ask(): void {
  const words = readAnalytics().words!;
  document.querySelector('.guide-consent')?.remove();
  const bar = document.createElement('section');
  bar.className = 'guide-consent';
  bar.setAttribute('aria-label', words.label);
  const question = document.createElement('p');
  question.textContent = words.question;
  const decide = (isAgreed: boolean) => {
    answer.set(isAgreed ? 'yes' : 'no');
    bar.remove();
    if (isAgreed) {
      loadTag();
    } else if (isLoaded()) {
      // A running tag can't be stopped, so the page loads again without it.
      window.location.reload();
    }
  };
  bar.append(
    question,
    button(words.refuse, 'guide-button', () => decide(false)),
    button(words.agree, 'guide-button', () => decide(true)),
  );
  document.body.append(bar);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (!document.querySelector('.guide-consent-again')) {
      const {again} = readAnalytics().words!;
      document
        .querySelector('footer .container')
        ?.append(button(again, 'clean-btn guide-consent-again', ask));
    }
    if (!previousLocation && answer.get() === 'yes') {
      loadTag();
    } else if (!previousLocation && answer.get() !== 'no') {
      ask();
    }
  },
};
export default clientModule;
