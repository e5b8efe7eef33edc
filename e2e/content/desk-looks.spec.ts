import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { lookTwice, narrow } from '../access/looking.ts';

for (const lang of languages) {
  test(`${lang}: axe finds nothing at the content desk, and it fits phone and computer`, async ({ visitor }) => {
    const say = textsOf('content', lang);
    const page = await visitor({ lang, width: narrow.width });
    await signIn(page, 'admin');
    await open(page, '/content/desk');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await lookTwice(page, '/content/desk');
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('toolbar')).toHaveCount(2);
    for (const of of languages) {
      const part = { part: say('desk.parts.summary'), language: say(`desk.in.${of}`) };
      await expect(page.getByLabel(say('desk.partIn', part))).toHaveCSS('text-align', 'start');
    }
    await page.getByRole('button', { name: say('desk.preview.make') }).click();
    await expect(page.getByLabel(say('desk.preview.link'))).toHaveValue(/preview/);
    await page.getByText(say('desk.glossary.title', { number: 12 })).click();
    await expect(page.getByRole('list', { name: say('desk.glossary.list') })).toBeVisible();
    await lookTwice(page, 'a post at the content desk');
  });
}
