import type { Locator } from '@playwright/test';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { lookTwice, narrow } from '../access/looking.ts';

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
    browserErrors.expect(/status of 422/);
    const title = `Autumn check-up ${lang} ${retry}`;
    const price = (lang === 'ar' ? 240 : 260) + retry;
    const editor = await visitor({ lang });
    await signIn(editor, 'publisher');
    await open(editor, '/content/desk/site');
    const main = editor.getByRole('main');
    await main.getByRole('link', { name: collection('offers'), exact: true }).click();
    await expect(editor).toHaveURL(/\/content\/desk\/site\/offers$/);
    // Each language has an offer of its own: they are edited at the same time.
    await main
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .nth(lang === 'ar' ? 0 : 1)
      .click();
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

  test(`${lang}: a publisher makes a page that moves, goes and comes back, and a self-assessment whose answers lead on`, async ({
    visitor,
    browserErrors,
  }, { retry }) => {
    browserErrors.expect(/status of 404/);
    const slug = `new-in-${lang}-${retry}`;
    const title = (of: string) => `${{ ar: 'مواقف السيارات', en: 'Parking' }[of] ?? ''} ${lang} ${retry}`;
    const editor = await visitor({ lang });
    const reader = await visitor({ lang });
    await signIn(editor, 'publisher');
    const main = editor.getByRole('main');
    const shown = reader.getByRole('main');
    const fill = async (scope: Locator, name: string, text: string, place = 0) => {
      for (const of of languages) await scope.getByLabel(fieldIn(name, of), { exact: true }).nth(place).fill(text);
    };
    const save = async () => {
      await main.getByRole('button', { name: say('desk.site.save') }).click();
      await expect(main.getByText(say('desk.site.live'))).toBeVisible();
    };
    const reads = (path: string, words: string, at = decodeURIComponent(path)) =>
      expect(async () => {
        await open(reader, path);
        await expect(shown).toContainText(words, { timeout: 2000 });
        expect(decodeURIComponent(new URL(reader.url()).pathname)).toBe(at);
      }).toPass();

    await open(editor, '/content/desk/site/extra-pages');
    await main.getByRole('link', { name: say('desk.site.add') }).click();
    await main.getByLabel(fieldIn('slug', 'ar'), { exact: true }).fill(`جديد-${slug}`);
    await main.getByLabel(fieldIn('slug', 'en'), { exact: true }).fill(slug);
    for (const of of languages) {
      await main.getByLabel(fieldIn('title', of), { exact: true }).fill(title(of));
      await main.getByRole('textbox', { name: fieldIn('description_html', of) }).fill(`${title(of)}: 40.`);
    }
    await fill(main, 'summary', 'P1 – P3');
    await save();
    const own = lang === 'ar' ? `جديد-${slug}` : slug;
    await reads(`/pages/${encodeURIComponent(own)}`, `${title(lang)}: 40.`);
    await lookTwice(reader, 'a page that an editor made');

    await main.getByLabel(fieldIn('slug', lang), { exact: true }).fill(`${own}-2`);
    await save();
    await reads(`/pages/${encodeURIComponent(own)}`, title(lang), `/pages/${own}-2`);
    await main.getByRole('button', { name: say('desk.site.remove.button') }).click();
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: say('desk.site.remove.confirm') })
      .click();
    await expect(editor).toHaveURL(/\/extra-pages$/);
    await expect(async () => {
      expect((await reader.goto(`/pages/${encodeURIComponent(own)}-2`))?.status()).toBe(404);
    }).toPass();
    const removed = main.getByRole('region', { name: say('desk.site.revisions.removed') });
    await removed
      .getByRole('listitem')
      .filter({ hasText: title(lang) })
      .getByRole('link')
      .first()
      .click();
    await save();
    await reads(`/pages/${encodeURIComponent(own)}-2`, title(lang));

    await open(editor, '/content/desk/site/assessments/+new');
    const list = (name: string) => main.getByRole('group', { name: field(name), exact: true });
    const add = async (name: string, times: number, scope = list(name).first()) => {
      const button = scope.getByRole('button', {
        name: say('desk.site.parts.add', { label: say(`desk.site.each.${name}`) }),
        exact: true,
      });
      for (let count = 0; count < times; count++) await button.click();
    };
    await main.getByLabel(field('slug'), { exact: true }).fill(slug);
    await fill(main, 'title', title(lang));
    await fill(main, 'intro', 'P');
    await fill(main, 'urgent', '997');
    await add('options', 2);
    for (const [place, name] of ['No', 'Yes'].entries()) {
      await list('options').getByLabel(field('score'), { exact: true }).nth(place).fill(String(place));
      await fill(list('options'), 'label', name, place);
    }
    await add('questions', 2);
    for (const [place, name] of ['Drive?', 'Daily?'].entries())
      await fill(list('questions').first(), 'text', name, place);
    await add('jumps', 1);
    await list('jumps').first().getByLabel(field('given_answer'), { exact: true }).selectOption('0');
    await add('results', 1);
    await list('results').getByLabel(field('up_to'), { exact: true }).fill('2');
    await fill(list('results'), 'title', 'Well parked');
    await fill(list('results'), 'text', 'P');
    const trial = main.getByRole('region', { name: say('desk.site.trial.title') });
    await expect(trial.getByRole('group')).toHaveCount(1);
    await trial.getByLabel('Yes').check();
    await expect(trial.getByRole('group')).toHaveCount(2);
    await lookTwice(editor, 'a self-assessment while it is made');
    await save();

    await reads(`/self-assessment/${slug}`, 'Drive?');
    await shown.getByLabel('Yes').check();
    await expect(shown.getByText('Daily?')).toBeVisible();
    await shown.getByLabel('No').first().check();
    await expect(shown.getByText('Daily?')).toHaveCount(0);
    await shown.getByRole('button', { name: say('assessment.show') }).click();
    await expect(shown.getByText('Well parked')).toBeVisible();
    await lookTwice(reader, 'a self-assessment with its result');
  });

  test(
    `${lang}: the schedule manager changes the opening hours of a department`,
    { lock: 'opening-hours' },
    async ({ visitor }, { retry }) => {
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
    },
  );

  test(`${lang}: axe finds nothing in the editor of the content, and it fits phone and computer`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, width: narrow.width });
    await signIn(page, 'admin');
    const main = page.getByRole('main');
    for (const path of ['', '/offers', '/offers/+new', '/hours', '/packages', '/settings/settings']) {
      await open(page, `/content/desk/site${path}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await lookTwice(page, `/content/desk/site${path}`);
    }
    await open(page, '/content/desk/site/packages');
    await main.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(main.getByRole('button', { name: say('desk.site.save') })).toBeVisible();
    await lookTwice(page, 'a package');
  });
}
