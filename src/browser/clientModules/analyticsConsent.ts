/**
 * Google's tag only for readers who agree: nothing of it is loaded before. Loaded where
 * src/site/analytics was told to ask (ANALYTICS_CONSENT=1). Nothing covers the page while
 * they have not answered, and the footer has a button that asks again.
 */
import type {ClientModule} from '@docusaurus/types';
import type words from '@site/src/words/en/analytics.json';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import './analyticsConsent.css';

/** What the plugin puts into the head. */
interface Question {
  /** Measurement id. */
  readonly trackingId: string;
  readonly words: typeof words;
}

const readQuestion = (): Question =>
  JSON.parse(document.querySelector('#guide-analytics')!.textContent) as Question;

const answer = createStorageSlot('guide.analytics');

const isLoaded = () => 'gtag' in window;

function button(label: string, className: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}

/** As startOfTag of src/site/analytics, when a reader has agreed. */
function loadTag(): void {
  if (isLoaded()) {
    return;
  }
  const id = readQuestion().trackingId;
  const layer: unknown[] = (window.dataLayer ??= []);
  // Google's tag reads `arguments` objects; an array would be taken for something else.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- see the line above
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('set', 'page_location', window.location.origin + window.location.pathname);
  window.gtag('config', id, {anonymize_ip: true});
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function ask(): void {
  const {words} = readQuestion();
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
      // A tag that runs cannot be unloaded: the page comes again without it.
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

/** The way to change one's mind, below everything else of the page. */
function addFooterButton(): void {
  if (!document.querySelector('.guide-consent-again')) {
    document
      .querySelector('footer .container')
      ?.append(button(readQuestion().words.again, 'clean-btn guide-consent-again', ask));
  }
}

function begin(): void {
  if (answer.get() === 'yes') {
    loadTag();
  } else if (answer.get() !== 'no') {
    ask();
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    addFooterButton();
    if (!previousLocation && ExecutionEnvironment.canUseDOM) {
      begin();
    }
  },
};
export default clientModule;
