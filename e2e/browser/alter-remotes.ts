import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What a page names as the hash of a script. */
export const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Texts, each with what takes its place. */
type Replacements = readonly (readonly [text: string, by: string])[];

/**
 * Gives pages other remotes, as if their composition had been made so: the page has the integrity of their script.
 * @param isPage which addresses are such pages
 * @param replace what is replaced in the remotes of a page, and in its HTML
 */
export async function alterRemotes(
  page: Page,
  isPage: (url: URL) => boolean,
  replace: (remotes: string) => Promise<Replacements>,
): Promise<void> {
  const scripts = new Map<string, string>();
  await page.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const [, integrity = '', address = ''] = / integrity="([^"]*)" src="(\/compositions\/[^"]*)"/.exec(html) ?? [];
    const script = await (await page.request.get(address)).text();
    const pairs = await replace(script);
    const altered = (text: string) => pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text);
    scripts.set(address, altered(script));
    const body = altered(html).replaceAll(integrity, integrityOf(altered(script)));
    return route.fulfill({ response, body });
  });
  await page.route('**/compositions/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: scripts.get(new URL(route.request().url()).pathname) ?? '',
    }),
  );
}
