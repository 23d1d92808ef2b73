/**
 * Stands in for Docusaurus' link, and for the router's link inside of it, in the browser. A page has a
 * hundred links: the packages' are up to three components each, with an observer that is made anew
 * whenever the link is rendered. The build writes the HTML with the packages' own.
 */
import {useCallback, type MouseEvent, type ReactNode} from 'react';
import {createLocation, createPath} from 'history';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import siteConfig from '@generated/docusaurus.config';
import {matchPath} from './matchPath';
import {useRouting} from './router';

const {baseUrl} = siteConfig;

/** An address of the site as the address bar shows it. */
function withBase(address: string): string {
  if (!address.startsWith('/') || address.startsWith(baseUrl)) {
    return address;
  }
  return `${address}/` === baseUrl ? baseUrl : baseUrl + address.slice(1);
}

function targetOf(given: string, mayAddBase: boolean): string {
  // Docusaurus' word for: a file of this site that is no page.
  const plain = given.replace('pathname://', '');
  return mayAddBase ? withBase(plain) : plain;
}

const pages = new WeakMap<Element, string>();
/** One for all links: the pages of those in view are fetched ahead. */
const inView =
  typeof IntersectionObserver === 'function'
    ? new IntersectionObserver((entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) {
            inView?.unobserve(target);
            void window.docusaurus.prefetch(pages.get(target)!);
          }
        }
      })
    : undefined;

function watch(element: Element, page: string): void {
  if (inView) {
    pages.set(element, page);
    inView.observe(element);
  } else {
    void window.docusaurus.prefetch(page);
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link to a page of the site, a place on this page, or elsewhere. */
export default function Link({
  to,
  href,
  isNavLink,
  isActive,
  activeClassName = 'active',
  autoAddBaseUrl = true,
  'data-noBrokenLinkCheck': _,
  exact = false,
  strict = false,
  replace,
  ref: outerRef,
  className,
  onClick,
  ...props
}: Props): ReactNode {
  const {history, location} = useRouting();
  const given = to || href;
  const isInternal = isInternalUrl(given);
  const target = given === undefined ? undefined : targetOf(given, autoAddBaseUrl);
  const isPage =
    isInternal && !target?.startsWith('#') && (!props.target || props.target === '_self');
  const page = isPage ? target : undefined;

  const ref = useCallback(
    (element: HTMLAnchorElement) => {
      const forget = typeof outerRef === 'function' ? outerRef(element) : undefined;
      if (outerRef && typeof outerRef === 'object') {
        outerRef.current = element;
      }
      if (page !== undefined) {
        watch(element, page);
      }
      return () => {
        forget?.();
        inView?.unobserve(element);
      };
    },
    [page, outerRef],
  );
  if (page === undefined) {
    return (
      // The content is among the props.
      // eslint-disable-next-line jsx-a11y/anchor-has-content
      <a
        {...(given && !isInternal && {target: '_blank', rel: 'noopener noreferrer'})}
        {...props}
        ref={ref}
        className={className}
        onClick={onClick}
        href={target}
      />
    );
  }
  const destination = createLocation(page, null, undefined, location);
  const match = isNavLink
    ? matchPath(location.pathname, {path: destination.pathname, exact, strict})
    : null;
  const isCurrent = isNavLink && (isActive ? isActive(match, location) : match !== null);
  const preload = () => void window.docusaurus.preload(page);
  return (
    // The content is among the props.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...props}
      {...(isCurrent && {'aria-current': props['aria-current'] ?? 'page'})}
      ref={ref}
      className={isCurrent ? [className, activeClassName].filter(Boolean).join(' ') : className}
      href={history.createHref(destination)}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlainClick(event)) {
          event.preventDefault();
          const isSame = createPath(location) === createPath(destination);
          history[replace || isSame ? 'replace' : 'push'](destination);
        }
      }}
    />
  );
}
