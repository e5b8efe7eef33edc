import { leastSearches } from '@clinic/contracts/content/reports';
import { lookTwice, narrow } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';

const missed = { ar: 'تجميل الحواجب بالخيط', en: 'quokka dentistry' };

for (const lang of languages) {
  const say = textsOf('content', lang);

  test(`${lang}: an editor follows a finding to its post, and sees what visitors searched for in vain`, async ({
    visitor,
  }) => {
    const reader = await visitor({ lang, width: 390, from: `203.0.113.${lang === 'ar' ? 61 : 62}` });
    await open(reader, '/search');
    for (let n = 0; n < leastSearches; n += 1) {
      const found = reader.waitForResponse((response) => response.url().includes('/api/search?'));
      await reader
        .getByRole('main')
        .getByRole('searchbox')
        .fill(missed[lang] + '!'.repeat(n));
      await reader.getByRole('main').getByRole('searchbox').press('Enter');
      expect(await (await found).json()).toMatchObject({ data: [], counts: [] });
    }

    const editor = await visitor({ lang });
    await signIn(editor, 'author');
    await open(editor, '/content/desk');
    await editor
      .getByRole('navigation')
      .getByRole('link', { name: say('desk.reports.title'), exact: true })
      .click();
    await expect(editor).toHaveURL(/\/content\/desk\/reports$/);
    await editor.getByRole('link', { name: say('desk.reports.findings.review') }).click();
    await expect(editor).toHaveURL(/finding=review/);
    const line = editor
      .getByRole('row')
      .filter({ hasText: say('desk.reports.reasons.never-reviewed') })
      .first();
    const title = (await line.getByRole('link').textContent()) ?? '';
    await line.getByRole('link').click();
    await expect(editor).toHaveURL(/\/content\/desk\/\d+$/);
    const field = say('desk.partIn', { part: say('desk.parts.title'), language: say(`desk.in.${lang}`) });
    await expect(editor.getByLabel(field)).toHaveValue(title);

    await editor.goBack();
    await expect(editor).toHaveURL(/finding=review/);
    await editor.getByRole('link', { name: say('desk.reports.names.searches') }).click();
    const search = editor.getByRole('row', { name: missed[lang] });
    await expect(search).toBeVisible();
    await search.getByRole('link').click();
    await expect(editor).toHaveURL(/\/search\?q=/);
  });

  test(`${lang}: axe finds nothing in the reports, and they fit phone and computer`, async ({ visitor }) => {
    const page = await visitor({ lang, width: narrow.width });
    await signIn(page, 'admin');
    for (const report of ['content', 'questions', 'searches', 'reading']) {
      await open(page, `/content/desk/reports?report=${report}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('desk.reports.title'));
      await lookTwice(page, `the report ${report}`);
    }
  });
}
