import { test as base, expect } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { mainSite } from '../site/main-site.ts';
import { openOwnSite } from '../site/own-site.ts';
import type { OwnSite, OwnSiteOptions } from '../site/own-site.ts';
import { BrowserErrors } from './browser-errors.ts';

export const languages = ['ar', 'en'] as const;
const widths = [390, 1280] as const;
export type Width = (typeof widths)[number];

interface VisitorOptions extends BrowserContextOptions {
  /** Address of the site; the shared one unless said otherwise. */
  site?: string;
  /** The stored choice of language; none is a first visit. */
  lang?: Lang;
  width?: number;
  /** Where the visitor comes from, as a proxy in front of the site says it: what is limited is counted by it. */
  from?: string;
  /** Lets the latest news pop up, which others have seen already: it must not come in the way of what they do. */
  news?: boolean;
}

interface Fixtures {
  /** What must not happen in any browser of the test. */
  browserErrors: BrowserErrors;
  /** A person with a fresh browser, watched. */
  visitor: (options?: VisitorOptions) => Promise<Page>;
  /** A site of the test's own, to break and to release into; it shares the API unless told otherwise. */
  ownSite: (options?: OwnSiteOptions) => Promise<OwnSite>;
}

export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ browserName: _any }, use) => {
      const browserErrors = new BrowserErrors();
      await use(browserErrors);
      expect(browserErrors.unexpected, 'nothing went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, browserErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async ({ site = mainSite().url, lang, width = 1280, from, news = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width, height: width < 600 ? 844 : 900 },
        hasTouch: width < 600,
        ...(from === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': from } }),
        ...options,
      });
      contexts.push(context);
      await browserErrors.watch(context, site);
      if (!news && options.javaScriptEnabled !== false)
        await context.addInitScript(() => {
          if (location.protocol.startsWith('http')) sessionStorage.setItem('clinic:news-shown', 'yes');
        });
      if (lang !== undefined) await context.addCookies([{ name: 'selectedLang', value: lang, url: site }]);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  ownSite: async ({ browserName: _any }, use, info) => {
    const open: OwnSite[] = [];
    await use(async (options = {}) => {
      const site = await openOwnSite(`journeys-own-${info.workerIndex}`, options);
      open.push(site);
      return site;
    });
    for (const site of open) await site.close();
  },
});

export { expect };

/**
 * The same journey in both languages and on both widths.
 * @param lockOf the patient or record that no other test uses meanwhile
 */
export function everywhere(
  title: string,
  journey: (person: { page: Page; lang: Lang; width: Width; browserErrors: BrowserErrors }) => Promise<void>,
  lockOf?: (lang: Lang, width: Width) => string,
): void {
  for (const lang of languages) {
    for (const width of widths) {
      const details = lockOf === undefined ? {} : { lock: lockOf(lang, width) };
      test(`${lang}, ${width} px: ${title}`, details, async ({ visitor, browserErrors }) => {
        await journey({ page: await visitor({ lang, width }), lang, width, browserErrors });
      });
    }
  }
}
