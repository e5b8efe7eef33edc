import type { Page } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { open, openUnderClock } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';
import { mainSite } from '../site/main-site.ts';

const article = { ar: '/blogs/ar/ألم-الصدر-متى-تقلق', en: '/blogs/en/chest-pain-when-to-worry' };

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const lang of languages) {
  const say = textsOf('shared', lang);

  test(`${lang}: a card shares its article in the language that is read, after half a second`, async ({ visitor }) => {
    const { url: origin } = mainSite();
    const page = await visitor({ lang, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.clock.install();
    await openUnderClock(page, '/blogs');
    const card = page.getByRole('main').locator('li:has(details)').first();
    const path = await card.locator(`a[href^="/blogs/${lang}/"]`).first().getAttribute('href');
    const panel = card.locator('details');
    await panel.locator('summary').click();
    await expect(panel).not.toHaveAttribute('open');
    await page.clock.fastForward(500);
    await expect(panel).toHaveAttribute('open');
    const ways = await panel
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(ways).toHaveLength(3);
    for (const way of ways) expect(decodeURI(way)).toContain(decodeURI(`${origin}${path}`));
    await expect(panel.getByRole('link').first()).toHaveAttribute('rel', /noopener/);

    await panel.getByRole('button', { name: say('share.copy') }).click();
    await expect.poll(() => copied(page)).toContain(`${origin}/blogs/${lang}/`);
    await expect(page.getByText(say('share.copied'))).toHaveCount(0);
    await page.clock.fastForward(500);
    await expect(page.getByText(say('share.copied'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).not.toHaveAttribute('open');
  });

  test(`${lang}: an article is shared through the device's own sheet when there is one`, async ({ visitor }) => {
    const page = await visitor({ lang, width: 390 });
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
    });
    await open(page, encodeURI(article[lang]));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('share.action') })
      .click();
    const shared = await page.evaluate(
      () => (window as unknown as { shared: { title: string; url: string }[] }).shared,
    );
    expect(shared).toHaveLength(1);
    expect(shared[0]?.title).toBe(title);
    expect(decodeURI(shared[0]?.url ?? '')).toContain(mainSite().url + article[lang]);
  });
}
