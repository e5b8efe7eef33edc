import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test, widths } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { lookTwice } from '../access/looking.ts';

for (const lang of languages) {
  for (const width of widths) {
    test(`${lang}, ${width} px: axe finds nothing at the content desk, and it fits the screen`, async ({ visitor }) => {
      const say = textsOf('content', lang);
      const page = await visitor({ lang, width });
      await signIn(page, 'admin');
      await open(page, '/content/desk');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await lookTwice(page, '/content/desk');
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await expect(page.getByRole('toolbar')).toHaveCount(2);
      for (const of of languages) {
        const part = { part: say('desk.parts.summary'), language: say(`desk.in.${of}`) };
        await expect(page.getByLabel(say('desk.partIn', part))).toHaveCSS('text-align', 'start');
      }
      await page.getByRole('button', { name: say('desk.preview.make') }).click();
      await expect(page.getByLabel(say('desk.preview.link'))).toHaveValue(/preview/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByText(say('desk.glossary.title', { number: 12 })).click();
      await expect(page.getByRole('list', { name: say('desk.glossary.list') })).toBeVisible();
      await lookTwice(page, 'a post at the content desk');
    });
  }
}
