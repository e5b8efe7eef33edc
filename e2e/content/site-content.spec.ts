import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test, widths } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { lookTwice } from '../access/looking.ts';

const laboratory = { ar: 'المختبر', en: 'Laboratory' };

for (const lang of languages) {
  const say = textsOf('content', lang);
  const field = (name: string) => say(`desk.site.fields.${name}`);
  const fieldIn = (name: string, of: string) =>
    say('desk.partIn', { part: field(name), language: say(`desk.in.${of}`) });
  const collection = (name: string) => say(`desk.site.collections.${name}`);

  test(`${lang}: a publisher changes an offer, a wrong price is said at its field, and visitors see the new one`, async ({
    visitor,
    browserErrors,
  }, { retry }) => {
    test.setTimeout(150_000);
    browserErrors.expect(/status of 422/);
    const title = `Autumn check-up ${lang} ${retry}`;
    const price = (lang === 'ar' ? 240 : 260) + retry;
    const editor = await visitor({ lang });
    await signIn(editor, 'publisher');
    await open(editor, '/content/desk/site');
    const main = editor.getByRole('main');
    await main.getByRole('link', { name: collection('offers'), exact: true }).click();
    await expect(editor).toHaveURL(/\/content\/desk\/site\/offers$/);
    await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(editor).toHaveURL(/\/content\/desk\/site\/offers\/.+/);

    const titleField = main.getByLabel(fieldIn('title', 'en'), { exact: true });
    const before = await titleField.inputValue();
    await titleField.fill(title);
    await main.getByLabel(field('price'), { exact: false }).first().fill('0');
    await main.getByRole('button', { name: say('desk.site.save') }).click();
    await expect(main.getByRole('alert')).toContainText(say('desk.site.wrong.tooSmall'));
    await main.getByRole('alert').getByRole('link').first().click();
    const wrong = main.locator('input[aria-invalid="true"]');
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveValue('0');
    await wrong.fill(String(price));
    await main.getByLabel(field('price_before')).fill('900');
    await main.getByRole('button', { name: say('desk.site.save') }).click();
    await expect(main.getByText(say('desk.site.live'))).toBeVisible();

    const reader = await visitor({ lang: 'en' });
    await expect(async () => {
      await open(reader, '/offers');
      await expect(reader.getByRole('main')).toContainText(title, { timeout: 2000 });
      await expect(reader.getByRole('main')).toContainText(String(price), { timeout: 2000 });
    }).toPass();

    const earlier = main.getByRole('region', { name: say('desk.site.revisions.title') });
    await earlier
      .getByRole('button', { name: new RegExp(`^${say('desk.revisions.compare')}`) })
      .first()
      .click();
    await expect(earlier.locator('ins').filter({ hasText: String(price) })).toBeVisible();
    await lookTwice(editor, 'an earlier version beside the fields');
    await earlier
      .getByRole('button', { name: say('desk.site.revisions.take') })
      .first()
      .click();
    await expect(main.getByText(say('desk.site.taken'))).toBeVisible();
    await expect(titleField).toHaveValue(before);
    await main.getByRole('button', { name: say('desk.site.save') }).click();
    await expect(main.getByText(say('desk.site.live'))).toBeVisible();
    await expect(async () => {
      await open(reader, '/offers');
      await expect(reader.getByRole('main')).toContainText(before, { timeout: 2000 });
      await expect(reader.getByRole('main')).not.toContainText(title, { timeout: 2000 });
    }).toPass();
  });

  test(`${lang}: the schedule manager changes the opening hours of a department`, async ({ visitor }, { retry }) => {
    test.setTimeout(150_000);
    const opens = `${lang === 'ar' ? '07' : '06'}:${retry === 0 ? '15' : '45'}`;
    const manager = await visitor({ lang });
    await signIn(manager, 'schedules');
    await open(manager, '/content/desk/site');
    const main = manager.getByRole('main');
    await expect(main.getByRole('link', { name: collection('offers'), exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: collection('hours'), exact: true }).click();
    await expect(manager).toHaveURL(/\/content\/desk\/site\/hours$/);
    await main.getByRole('link', { name: laboratory[lang] }).click();
    await main.getByLabel(field('opens')).fill(opens);
    await main.getByRole('button', { name: say('desk.site.save') }).click();
    await expect(main.getByText(say('desk.site.live'))).toBeVisible();
    await main.getByRole('link', { name: say('desk.site.see') }).click();
    await expect(manager).toHaveURL(/\/shifts$/);
    await expect(async () => {
      await manager.reload();
      await expect(manager.getByRole('main')).toContainText(opens.replace(/^0/, ''), { timeout: 2000 });
    }).toPass();
  });

  for (const width of widths) {
    test(`${lang}, ${width} px: axe finds nothing in the editor of the content, and it fits the screen`, async ({
      visitor,
    }) => {
      test.setTimeout(180_000);
      const page = await visitor({ lang, width });
      await signIn(page, 'admin');
      const main = page.getByRole('main');
      for (const path of ['', '/offers', '/offers/+new', '/hours', '/packages', '/settings/settings']) {
        await open(page, `/content/desk/site${path}`);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        await lookTwice(page, `/content/desk/site${path}`);
        await page.setViewportSize({ width, height: 900 });
      }
      await open(page, '/content/desk/site/packages');
      await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await expect(main.getByRole('button', { name: say('desk.site.save') })).toBeVisible();
      await lookTwice(page, 'a package');
    });
  }
}
