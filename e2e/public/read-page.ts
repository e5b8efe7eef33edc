import type { Page } from '@playwright/test';
import { test as watched } from '../browser/test.ts';
import { mainSite } from '../site/main-site.ts';
import { answered } from '../site/answered.ts';

/** What stands in the HTML of a page, before any script of its own. */
export interface ReadPage {
  status: number;
  html: string;
  lang: string;
  dir: string;
  title: string;
  /** The texts of all `h1`. */
  names: string[];
  /** By `name` or `property`. */
  meta: Record<string, string>;
  canonical: string;
  /** By `hreflang`. */
  alternates: Record<string, string>;
  feeds: string[];
  jsonLd: string[];
  /** What can be read in `main`, and on the whole page. */
  main: string;
  text: string;
  /** Where links lead, as they are written. */
  links: string[];
  /** Whether breadcrumbs name the page itself. */
  hasTrail: boolean;
  /** Pictures without a text for those who cannot see, or without the place they will take. */
  unsizedImages: string[];
  /** Ids that stand more than once, and links to places of the page that are not there. */
  doubleIds: string[];
  deadAnchors: string[];
}

/** Takes the HTML apart in a document that neither runs nor loads anything. */
function takeApart(html: string): Omit<ReadPage, 'status' | 'html'> {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const text = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const unseen of copy?.querySelectorAll('script,style,template') ?? []) unseen.remove();
    // Words of neighbouring elements do not run together.
    const walker = copy === undefined ? null : document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker?.nextNode()) words.push(walker.currentNode.nodeValue ?? '');
    return words.join(' ').replace(/\s+/g, ' ').trim();
  };
  const ids = all('[id]').map(({ id }) => id);
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    names: all('h1').map(text),
    meta: Object.fromEntries(
      all('meta[content]').map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    feeds: all('link[rel="alternate"][type="application/rss+xml"]').map((link) => link.getAttribute('href') ?? ''),
    jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
    main: text(document.querySelector('main')),
    text: text(document.body),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    hasTrail: document.querySelector('nav[aria-label] [aria-current="page"]') !== null,
    unsizedImages: all<HTMLImageElement>('img')
      .filter((image) => !image.hasAttribute('alt') || !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map((image) => image.getAttribute('src') ?? ''),
    doubleIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    deadAnchors: all('a[href^="#"]')
      .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
      .filter((id) => id !== '' && !ids.includes(id)),
  };
}

/** Reads a page of the shared site without a visitor's browser. */
export type Read = (path: string, headers?: Record<string, string>) => Promise<ReadPage>;

export const test = watched.extend<object, { parser: Page; read: Read }>({
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  read: [
    async ({ parser }, use) => {
      await use(async (path, headers = {}) => {
        const response = await answered(mainSite().url + encodeURI(path), { headers });
        const html = await response.text();
        return { status: response.status, html, ...(await parser.evaluate(takeApart, html)) };
      });
    },
    { scope: 'worker' },
  ],
});
