import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { expect, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { words } from '../browser/words.ts';
import { alteredRelease } from '../site/altered-release.ts';
import { breakRemote, faults, scriptsOf } from './faults.ts';
import type { Fault } from './faults.ts';
import { places } from './remotes.ts';
import type { BrokenPlace } from './remotes.ts';

/** An answer is due within five seconds; the rest is for a machine that does other things beside. */
const due = 20_000;

const otherThan = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

/** Follows a link of the frame, as a person would, without loading the page again. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
}

/** Comes to the broken page from another remote; a page of members has no link in the frame. */
async function arrive(page: Page, place: BrokenPlace): Promise<void> {
  if (place.serverRendered) {
    await open(page, place.elsewhere, 'domcontentloaded');
    await follow(page, place.path);
  } else {
    await signIn(page, 'nouf');
    await open(page, place.path);
  }
}

/** A remote breaks for a page and is repaired: its card stands meanwhile, all else works, and Retry brings it back. */
async function expectComesBack(
  page: Page,
  place: BrokenPlace,
  fault: Fault,
  lang: Lang,
): Promise<{ cardAfterMs: number }> {
  const repair = await breakRemote(page, place.remote, fault);
  await arrive(page, place);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const started = Date.now();
  const card = page.getByRole('main').getByRole('alert');

  await expect(card).toContainText(place.fallback[lang], { timeout: due });
  const cardAfterMs = Date.now() - started;
  await expect(card.getByRole('link', { name: /920000000/ })).toBeVisible();
  await expect(card).not.toContainText(/Error|undefined|on purpose/);

  const next = otherThan(lang);
  await page.getByRole('link', { name: words[lang].otherLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', words[next].dir);
  await expect(card).toContainText(place.fallback[next]);
  await page
    .getByRole('navigation', { name: words[next].mainNavigation })
    .getByRole('button', { name: words[next].services })
    .click();
  await expect(page.getByRole('link', { name: words[next].doctors }).first()).toBeVisible();

  await follow(page, place.elsewhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(card).toContainText(place.fallback[next]);

  await repair();
  // What was on its way when it was repaired may come first: then there is nothing left to press.
  const pressed = card
    .getByRole('button', { name: words[next].retry })
    .click({ timeout: due })
    .catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressed;
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  return { cardAfterMs };
}

places.forEach((place, index) => {
  faults.forEach((fault, turn) => {
    const lang: Lang = (index + turn) % 2 === 0 ? 'ar' : 'en';
    test(`${place.remote}, ${lang}: ${fault.name}; the rest goes on and it comes back without a reload`, async ({
      visitor,
      browserErrors,
    }, info) => {
      browserErrors.expect(...fault.marks);
      const { cardAfterMs } = await expectComesBack(await visitor({ lang }), place, fault, lang);
      info.annotations.push({ type: 'milliseconds', description: String(cardAfterMs) });
    });
  });
});

/** Ways in which the release before is away too: the page changes releases twice before its visitor presses Retry. */
const slow = faults.filter(({ name }) => /never arrives?$|while it is drawn$/.test(name));
places.forEach((place, index) => {
  const fault = slow[(index + 2) % slow.length];
  if (fault === undefined) throw new Error('no fault to try');
  const lang: Lang = index % 2 === 0 ? 'en' : 'ar';
  test(`${place.remote}, ${lang}: ${fault.name}; with a release before it, Retry asks for the newest`, async ({
    ownSite,
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(...fault.marks);
    const site = await ownSite();
    const newest = await alteredRelease(site.dataDir, place.remote, (files) => {
      for (const [file, text] of files) if (/^[^/]+\.js$/.test(file)) files.set(file, `${text}\n;`);
    });
    await site.release('promote', newest, '--to', 'production');
    await site.adopted();
    const page = await visitor({ site: site.url, lang });
    await expectComesBack(page, place, fault, lang);
  });
});

/** Each way of breaking once, the remotes in turn: what stays of a first page is the frame's doing, whatever remote it is. */
const firstPages = places.filter(({ serverRendered }) => serverRendered);
firstPages.forEach((place, index) => {
  faults.forEach((fault, turn) => {
    if (turn % firstPages.length !== index) return;
    const lang: Lang = turn % 2 === 0 ? 'en' : 'ar';
    test(`${place.remote}, ${lang}: ${fault.name} on a first page; what the server wrote stays readable`, async ({
      visitor,
      browserErrors,
    }) => {
      browserErrors.expect(...fault.marks);
      const page = await visitor({ lang });
      await breakRemote(page, place.remote, fault);
      await page.goto(place.path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      const written = await heading.innerText();

      await page.waitForFunction(() => performance.getEntriesByName('clinic:hydrating').length > 0);
      await expect(heading).toHaveText(written);
      await expect(heading).toBeVisible();
      const bar = page.getByRole('navigation', { name: words[lang].mainNavigation });
      await bar.getByRole('button', { name: words[lang].services }).click();
      await expect(bar.getByRole('link', { name: words[lang].doctors })).toBeVisible();
      await follow(page, place.elsewhere);
      await expect(page).toHaveURL(new RegExp(`${place.elsewhere}$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(written);
    });
  });
});

test('a remote that fails on a later page shows nothing of the page before', async ({ visitor, browserErrors }) => {
  browserErrors.expect(/Failed to load resource/);
  const page = await visitor({ lang: 'en' });
  await open(page, '/specialities');
  await page.route(scriptsOf('content'), (route) => route.abort('connectionrefused'));
  await follow(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('This section cannot be shown');
  await expect(main.locator('a[href="/specialities/ent-clinic"]')).toHaveCount(0);
});
