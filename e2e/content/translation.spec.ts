import type { Lang } from '@clinic/contracts';
import { lookTwice } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { openOwnApi } from '../site/own-api.ts';
import type { OwnApi } from '../site/own-api.ts';
import { openTranslator, translated } from '../site/translator.ts';
import type { Translator } from '../site/translator.ts';

const written = {
  ar: { title: 'قبل تحليل الدم', summary: 'ما تفعله في الليلة السابقة.', text: 'صم ثماني ساعات واشرب الماء.' },
  en: {
    title: 'Before a blood test',
    summary: 'What to do the night before.',
    text: 'Fast for eight hours, drink water.',
  },
};

// One API serves both languages.
test.describe.configure({ mode: 'default' });

let translator: Translator;
let api: OwnApi;

test.beforeAll(async () => {
  translator = await openTranslator();
  api = await openOwnApi('translating-api', new Date(), { TRANSLATE_URL: translator.url });
});

test.afterAll(async () => {
  await api.close();
  await translator.close();
});

for (const lang of languages) {
  const say = textsOf('content', lang);
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  const part = (name: string, of: Lang) =>
    say('desk.partIn', { part: say(`desk.parts.${name}`), language: say(`desk.in.${of}`) });

  test(`${lang}: a machine drafts the other language, marked until somebody answers for it`, async ({
    ownSite,
    visitor,
  }) => {
    const site = await ownSite({ apiPort: api.port });
    const page = await visitor({ site: site.url, lang });
    await open(page, '/404');
    await signIn(page, 'author');
    await open(page, '/content/desk');
    await page.getByRole('button', { name: say('desk.begin.news') }).click();
    await expect(page).toHaveURL(/\/content\/desk\/\d+$/);
    const translate = page.getByRole('button', { name: say('desk.machine.translate') });
    await expect(translate).toHaveCount(0);

    await page.getByLabel(part('title', lang)).fill(written[lang].title);
    await page.getByLabel(part('slug', lang)).fill(lang === 'ar' ? 'قبل-التحليل' : 'before-the-test');
    await page.getByLabel(part('summary', lang)).fill(written[lang].summary);
    await page.getByRole('textbox', { name: part('html', lang) }).click();
    await page.keyboard.type(written[lang].text);
    await translate.click();

    const mark = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: say('desk.machine.waits') });
    await expect(mark).toBeVisible();
    await expect(page.getByLabel(part('title', other))).toHaveValue(`${translated[other]} ${written[lang].title}`);
    await expect(page.getByLabel(part('summary', other))).toHaveValue(`${translated[other]} ${written[lang].summary}`);
    const draft = page.getByRole('textbox', { name: part('html', other) });
    await expect(draft).toHaveText(`${translated[other]} ${written[lang].text}`);
    await expect(page.getByLabel(part('title', lang))).toHaveValue(written[lang].title);
    await lookTwice(page, 'a draft of a machine');

    // The mark outlives the page, and goes with the word of whoever read the draft.
    await page.reload();
    await expect(mark).toBeVisible();
    await mark.getByRole('button', { name: say('desk.machine.confirm') }).click();
    await expect(mark).toHaveCount(0);
    await page.reload();
    await expect(draft).toHaveText(`${translated[other]} ${written[lang].text}`);
    await expect(mark).toHaveCount(0);
  });
}
