import type { Page } from '@playwright/test';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';

const bar = { ar: /^معاينة الموقع كما سيظهر يوم/, en: /^Preview of the site as it will be on/ };
const words = {
  ar: { start: 'ابدأ المعاينة', end: 'إنهاء المعاينة', other: 'تاريخ آخر', refused: 'ولا يُرسل منها شيء' },
  en: { start: 'Start the preview', end: 'End the preview', other: 'Another date', refused: 'nothing is sent from it' },
};
/** Offers of the demonstration end before this. */
const afterAllOffers = () => new Date(Date.now() + 200 * 24 * 60 * 60_000).toISOString().slice(0, 10);

for (const lang of languages) {
  test(`${lang}: the site of another time, for a colleague without an account, who sends nothing from there`, async ({
    visitor,
    browserErrors,
  }) => {
    // What is refused in a preview, and that its maker is nobody there.
    browserErrors.expect(/status of (403|401)/);
    const say = textsOf('content', lang);
    const none = say('offers.none.title');
    const noOffers = (page: Page) => page.getByRole('heading', { name: none });

    const author = await visitor({ lang });
    await signIn(author, 'author');
    await open(author, '/content/desk');
    await author.getByRole('link', { name: say('desk.sitePreview.title') }).click();
    const section = author.getByRole('region', { name: say('desk.sitePreview.title') });
    await expect(section).toBeInViewport();
    await section.getByLabel(say('desk.date')).fill(afterAllOffers());
    await section.getByLabel(say('desk.sitePreview.page')).selectOption(say('desk.site.collections.offers'));
    await section.getByRole('button', { name: say('desk.sitePreview.make') }).click();
    const link = await section.getByLabel(say('desk.preview.link')).inputValue();

    const colleague = await visitor({ lang, width: 390 });
    await colleague.goto(link);
    await expectNoViolations(colleague, 'the page before a preview of the site');
    await colleague.getByRole('button', { name: words[lang].start }).click();
    await expect(colleague).toHaveURL(/\/offers$/);
    await open(colleague, '/offers');
    const strip = colleague.getByRole('region', { name: bar[lang] });
    await expect(strip).toBeVisible();
    await expect(strip.getByRole('link', { name: words[lang].other })).toHaveCount(0);
    await expect(noOffers(colleague)).toBeVisible();
    await expectNoViolations(colleague, 'a page of the preview of the site');
    expect((await colleague.request.get('/offers')).headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    // Everybody else sees today meanwhile.
    const reader = await visitor({ lang });
    expect(await (await reader.request.get('/offers')).text()).not.toContain(none);

    // Nothing is sent, and what the browser asks for by itself is of that time too.
    await colleague.getByRole('textbox', { name: say('form.email') }).fill('name@mail.example');
    await colleague.getByRole('button', { name: say('newsletter.subscribe') }).click();
    await expect(colleague.getByText(words[lang].refused)).toBeVisible();
    const asked = colleague.waitForRequest(/\/api\/home$/);
    await colleague.getByRole('banner').getByRole('link').first().click();
    expect((await asked).headers()).toHaveProperty('x-site-preview');
    await expect(strip).toBeVisible();
    await open(colleague, '/offers');
    await strip.getByRole('button', { name: words[lang].end }).click();
    await expect(strip).toHaveCount(0);
    await expect(colleague).toHaveURL(/\/offers$/);
    await expect(noOffers(colleague)).toHaveCount(0);

    // Whoever makes previews works on in the same browser.
    await author.goto(link);
    await author.getByRole('button', { name: words[lang].start }).click();
    const own = author.getByRole('region', { name: bar[lang] });
    await own.getByRole('link', { name: words[lang].other }).click();
    await expect(author.getByRole('region', { name: say('desk.sitePreview.title') })).toBeInViewport();
    await expect(own).toHaveCount(0);
  });
}
