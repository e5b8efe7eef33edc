import { rename } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { words } from '../browser/words.ts';
import { expectNoViolations } from '../access/violations.ts';
import { bookingWords } from '../journeys/booking-words.ts';
import { freeVisit } from '../journeys/slots.ts';
import { wizardInModal } from '../journeys/wizard.ts';
import { alteredRelease } from '../site/altered-release.ts';
import type { OwnSite } from '../site/own-site.ts';
import { artifactFolder } from '../site/releases.ts';

const title = 'Ask Your Doctor';

/** Publishes another release whose text is changed in every script that has it, and makes it live. */
async function releaseAltered(site: OwnSite, remote: string, text: string, by: string): Promise<string> {
  const release = await alteredRelease(site.dataDir, remote, (files) => {
    let found = 0;
    for (const [file, body] of files) {
      if (!/\.(js|cjs)$/.test(file) || !body.includes(text)) continue;
      files.set(file, body.replaceAll(text, by));
      found += 1;
    }
    if (found === 0) throw new Error(`${remote} has no ${text} to change`);
  });
  await site.release('promote', release, '--to', 'production');
  await site.adopted();
  return release;
}

const newTitle = (site: OwnSite, to: string, from = title) =>
  releaseAltered(site, 'qa', `"title":"${from}"`, `"title":"${to}"`);

/** The tab comes into sight again, and has looked at what is live. */
async function look(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry/production.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await answered).finished();
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Follows a link of the frame, as a person would. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** The files of the release that a remote's screens came from. */
const entriesOf = (page: Page, remote: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => decodeURIComponent(new URL(entry.name).pathname))
        .filter((path) => path.startsWith(`/artifacts/${name}/`) && path.endsWith('/remoteEntry.js')),
    remote,
  );

test('a remote that is not in the page changes at the next navigation, without a reload', async ({
  ownSite,
  visitor,
}) => {
  const site = await ownSite();
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/qa');
  await follow(page, '/doctors');
  await mark(page);
  const second = await newTitle(site, `${title}, two`);
  await look(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(async () => {
      // The address comes before the page.
      await follow(page, '/qa');
      await expect(heading).toContainText(title);
      const text = await heading.innerText();
      await follow(page, '/doctors');
      await expect(heading).not.toContainText(title);
      return text;
    })
    .toContain('two');
  expect((await entriesOf(page, 'qa')).at(-1)).toContain(second.split('@')[1]);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('region', { name: textsOf('host', 'en')('newerVersion.label') })).toHaveCount(0);
});

for (const lang of languages) {
  test(`${lang}: a release of what is in the page is told, held while something is typed, and comes with Reload`, async ({
    ownSite,
    visitor,
  }) => {
    const say = textsOf('host', lang);
    const site = await ownSite();
    const page = await visitor({ site: site.url, lang, width: lang === 'ar' ? 390 : 1280 });
    await open(page, '/qa');
    await mark(page);
    const before = { ar: 'اسأل طبيبك', en: title }[lang];
    await newTitle(site, `${before} 2`, before);
    await look(page);
    const notice = page.getByRole('region', { name: say('newerVersion.label') });
    await expect(notice.getByRole('status')).toHaveText(say('newerVersion.ready'));
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('2');
    await expectNoViolations(page, 'the notice');

    const search = page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
      .first();
    await search.fill('x');
    await expect(notice.getByRole('status')).toHaveText(say('newerVersion.blocked'));
    await expect(notice.getByRole('button', { name: say('newerVersion.reload') })).toHaveCount(0);
    await search.fill('');
    await notice.getByRole('button', { name: say('newerVersion.reload') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a tab in the middle of booking lives through three releases of booking and of the host, and nothing is typed twice', async ({
  ownSite,
  visitor,
}) => {
  // Six releases, each checked before it is live.
  const lang = 'en';
  const say = bookingWords[lang];
  const site = await ownSite();
  const visit = await freeVisit(152);
  const page = await visitor({ site: site.url, lang });
  await signIn(page, 'daniel');
  await open(page, '/doctors');
  await mark(page);
  await page.getByRole('banner').getByRole('button', { name: words[lang].book }).click();
  const wizard = wizardInModal(page, lang);
  await wizard.toDetails(visit);
  await wizard.place.getByRole('radio', { name: say.someoneElse }).check();
  const typed = { name: 'Layan', phone: '0500000099', email: 'layan@nabd.example' };
  for (const [field, text] of Object.entries(typed)) await wizard.place.locator(`input[name="${field}"]`).fill(text);

  let [booked, skip] = [say.booked, words[lang].skip];
  for (const turn of [1, 2, 3]) {
    await releaseAltered(site, 'booking', booked, (booked = `${say.booked} (${turn})`));
    await releaseAltered(site, 'host', skip, (skip = `${words[lang].skip} (${turn})`));
    await look(page);
  }
  for (const [field, text] of Object.entries(typed))
    await expect(wizard.place.locator(`input[name="${field}"]`)).toHaveValue(text);
  await wizard.next.click();
  await wizard.onStep(5);
  await wizard.submit.click();
  await expect(wizard.place.getByRole('heading', { name: say.booked, exact: true })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  // Once the wizard is closed, the next link brings what is live, as a page of its own.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, '/qa');
  await expect(page.getByText(skip, { exact: true })).toBeAttached();
  expect(await isSameDocument(page)).toBe(false);
});

test('when the files of a release are gone, the release before stands in without a reload', async ({
  ownSite,
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/, /Refused to execute script/);
  const site = await ownSite();
  const second = await newTitle(site, `${title}, two`);
  const page = await visitor({ site: site.url, lang: 'en' });
  await open(page, '/doctors');
  await mark(page);
  const folder = artifactFolder(site.dataDir, 'qa', second.split('@')[1] ?? '');
  await rename(folder, `${folder}-gone`);
  await follow(page, '/qa');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('two');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});
