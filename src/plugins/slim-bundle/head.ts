/**
 * Stands in for react-helmet-async in the browser, with the same two components.
 *
 * The built pages hold their head elements already, marked by `data-rh`; what is left to do is to
 * bring title, meta elements, links and the attributes of `<html>` up to date when the reader goes on
 * to another page. The package does the same in five times the bytes, for many more cases.
 */
import {Children, isValidElement, useLayoutEffect, useState, type ReactNode} from 'react';

type Attributes = Readonly<Record<string, unknown>>;

interface Tag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Entry {
  /** Order of the first rendering: what stands deeper in the page comes later and wins. */
  readonly serial: number;
  tags: readonly Tag[];
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};
/** Two meta elements that share one of these are the same element, and the later one wins. */
const META_NAMES = ['charset', 'name', 'http-equiv', 'property', 'itemprop'];

function toTag(type: string, {children, ...attributes}: Attributes): Tag {
  return {
    type,
    attributes: Object.fromEntries(
      Object.entries(attributes)
        .filter(([, value]) => value !== undefined && value !== null && value !== false)
        .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value)]),
    ),
    // Nothing but text can stand in a title or a script.
    text: (Children.toArray(children as ReactNode) as string[]).join(''),
  };
}

/** The elements in what a page gives, fragments and lists included. */
export function tagsOf(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child): readonly Tag[] => {
    if (!isValidElement<Attributes>(child)) {
      return [];
    }
    return typeof child.type === 'string'
      ? [toTag(child.type, child.props)]
      : tagsOf(child.props.children as ReactNode);
  });
}

/** What makes an element the same as another one; undefined where each stands for itself. */
function identityOf({type, attributes}: Tag): string | undefined {
  if (type === 'meta') {
    const name = META_NAMES.find((known) => known in attributes);
    return name && `meta ${name} ${attributes[name]}`;
  }
  if (type === 'link') {
    const {rel, href, hreflang} = attributes;
    // A page has only one canonical address; other links are known by where they lead.
    return rel === 'canonical' ? 'link canonical' : `link ${href} ${hreflang}`;
  }
  return undefined;
}

/** What the head must hold when these entries, in this order, are on the page. */
export function merge(entries: readonly (readonly Tag[])[]): {
  readonly title: string | undefined;
  readonly html: Readonly<Record<string, string>>;
  readonly tags: readonly Tag[];
} {
  const all = entries.flat();
  const lastOwner = new Map<string, readonly Tag[]>();
  for (const entry of entries) {
    for (const tag of entry) {
      const identity = identityOf(tag);
      if (identity) {
        lastOwner.set(identity, entry);
      }
    }
  }
  return {
    title: all.filter(({type}) => type === 'title').at(-1)?.text,
    html: Object.assign(
      {},
      ...all.filter(({type}) => type === 'html').map(({attributes}) => attributes),
    ) as Record<string, string>,
    tags: entries.flatMap((entry) =>
      entry.filter((tag) => {
        if (['title', 'html', 'body', 'base'].includes(tag.type)) {
          return false;
        }
        const identity = identityOf(tag);
        return identity === undefined || lastOwner.get(identity) === entry;
      }),
    ),
  };
}

let serials = 0;
let entries: Entry[] = [];
let isScheduled = false;
let htmlAttributes: readonly string[] = [];

function toElement({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries({...attributes, 'data-rh': 'true'})) {
    element.setAttribute(name, value);
  }
  element.textContent = text;
  return element;
}

function update(): void {
  isScheduled = false;
  const {title, html, tags} = merge(entries.map((entry) => entry.tags));
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  const root = document.documentElement;
  for (const name of htmlAttributes.filter((name) => !(name in html))) {
    root.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(html)) {
    if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  }
  htmlAttributes = Object.keys(html);
  // Elements that stay are not touched: nothing is fetched or read out twice.
  const present = new Set(Array.from(document.head.querySelectorAll('[data-rh]:not(title)')));
  for (const wanted of tags.map(toElement)) {
    const same = [...present].find((element) => element.isEqualNode(wanted));
    if (same) {
      present.delete(same);
    } else {
      document.head.append(wanted);
    }
  }
  for (const element of present) {
    element.remove();
  }
}

function schedule(): void {
  if (!isScheduled) {
    isScheduled = true;
    // After all parts of the page that change at once.
    queueMicrotask(update);
  }
}

/** Adds elements to the head as long as it is on the page. */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const [entry] = useState((): Entry => ({serial: (serials += 1), tags: []}));
  useLayoutEffect(() => {
    entry.tags = tagsOf(children);
    schedule();
  });
  useLayoutEffect(() => {
    entries = [...entries, entry].sort((a, b) => a.serial - b.serial);
    return () => {
      entries = entries.filter((other) => other !== entry);
      schedule();
    };
  }, [entry]);
  return null;
}

/** The package needs one around the site; here there is nothing to provide. */
export const HelmetProvider = ({children}: {readonly children?: ReactNode}): ReactNode => children;
