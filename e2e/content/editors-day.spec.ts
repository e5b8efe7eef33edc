import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';

const written = {
  ar: {
    title: 'كيف ينام طفلك جيدًا',
    summary: 'خطوات بسيطة لنوم هادئ.',
    heading: 'قبل النوم',
    text: 'أطفئ الشاشات قبل ساعة.',
  },
  en: {
    title: 'How your child sleeps well',
    summary: 'Simple steps to a calm night.',
    heading: 'Before bed',
    text: 'Turn screens off an hour before.',
  },
};
const linked = {
  ar: { search: 'المختبر', title: /^المختبر/ },
  en: { search: 'laboratory', title: /^Laboratory/ },
};
const avoided = { ar: { text: 'المطعوم', term: 'لقاح' }, en: { text: 'jab', term: 'vaccine' } };
const gone = { text: '/doctors/nobody', address: '\u2066/doctors/nobody\u2069' };
const remark = { ar: 'أي الشاشات؟', en: 'Which screens?' };
const corrected = 'أطفئ الشاشات قبل ساعتين.';

for (const lang of languages) {
  const say = textsOf('content', lang);
  const part = (name: string, of: Lang) =>
    say('desk.partIn', { part: say(`desk.parts.${name}`), language: say(`desk.in.${of}`) });
  const act = (page: Page, action: string) =>
    page.getByRole('main').getByRole('button', { name: say(`desk.actions.${action}`), exact: true });
  const isAt = (page: Page, state: string) =>
    expect(page.getByRole('main').getByText(say(`desk.lists.${state}`), { exact: true })).toBeVisible();
  const textOf = (page: Page, of: Lang) => page.getByRole('textbox', { name: part('html', of) });
  const headingTool = (page: Page, of: Lang) =>
    page
      .getByRole('toolbar', { name: say('desk.tools.label', { of: part('html', of) }) })
      .getByRole('button', { name: say('desk.tools.h2') });
  const saved = (page: Page) => expect(page.getByText(say('desk.saving.saved'))).toBeVisible();

  test(`${lang}: an editor's day: written, reviewed, published, seen, corrected, compared, restored`, async ({
    visitor,
  }, { retry }) => {
    // A first try may have published its post.
    const slugs = { ar: `نوم-طفلك-${lang === 'ar' ? 'أ' : 'ب'}-${retry}`, en: `child-sleep-${lang}-${retry}` };

    // The author writes both languages.
    const author = await visitor({ lang });
    await signIn(author, 'author');
    await open(author, '/content/desk');
    await author.getByRole('button', { name: say('desk.begin.blog') }).click();
    await expect(author).toHaveURL(/\/content\/desk\/\d+$/);
    const address = new URL(author.url()).pathname;
    for (const of of languages) {
      await author.getByLabel(part('title', of)).fill(written[of].title);
      await author.getByLabel(part('slug', of)).fill(slugs[of]);
      await author.getByLabel(part('summary', of)).fill(written[of].summary);
      await textOf(author, of).click();
      await headingTool(author, of).click();
      await author.keyboard.type(written[of].heading);
      await author.keyboard.press('Enter');
      await author.keyboard.type(written[of].text);
    }
    // A page of the site is found by its name and linked, with its title where nothing is selected.
    for (const of of languages) {
      await textOf(author, of).click();
      await author.keyboard.press('Control+End');
      await author.keyboard.press('Enter');
      await author
        .getByRole('toolbar', { name: say('desk.tools.label', { of: part('html', of) }) })
        .getByRole('button', { name: say('desk.tools.link'), exact: true })
        .click();
      await author.getByRole('searchbox', { name: say('desk.links.search') }).fill(linked[of].search);
      await author.getByRole('button', { name: linked[of].title }).click();
      await expect(textOf(author, of).locator('a')).toHaveAttribute('href', '/laboratory');
    }
    // A word that the clinic does not use, and a link to a page that is not there, are named until they are mended.
    await textOf(author, lang).click();
    await author.keyboard.press('Control+End');
    await author.keyboard.press('Enter');
    await author.keyboard.type(`${avoided[lang].text} `);
    await author
      .getByRole('toolbar', { name: say('desk.tools.label', { of: part('html', lang) }) })
      .getByRole('button', { name: say('desk.tools.link'), exact: true })
      .click();
    await author.getByLabel(say('desk.tools.address')).fill(gone.text);
    await author.getByRole('button', { name: say('desk.tools.insert') }).click();
    await expect(author.getByText(say('desk.remarks.link-nowhere', gone))).toBeVisible();
    await expect(author.getByText(say('desk.remarks.word-to-avoid', avoided[lang]))).toBeVisible();
    await author.getByText(say('desk.glossary.title', { number: 12 })).click();
    await author.getByLabel(say('desk.glossary.search')).fill(avoided[lang].text);
    const terms = author.getByRole('list', { name: say('desk.glossary.list') });
    await expect(terms.getByText(avoided[lang].term, { exact: true })).toBeVisible();
    await textOf(author, lang).locator('p').filter({ hasText: avoided[lang].text }).click({ clickCount: 3 });
    await author.keyboard.press('Backspace');
    await expect(author.getByText(say('desk.remarks.link-nowhere', gone))).toBeHidden();
    await expect(author.getByText(say('desk.remarks.word-to-avoid', avoided[lang]))).toBeHidden();
    await author.getByLabel(say('desk.parts.category')).selectOption({ index: 1 });
    await author
      .getByRole('group', { name: say('desk.parts.image') })
      .getByRole('button', { name: say('desk.pictures.choose') })
      .click();
    await author.getByLabel(say('desk.pictures.search')).fill('consultation');
    await author.getByRole('button', { name: say('desk.pictures.chooseOne', { name: 'consultation.svg' }) }).click();
    await author.getByLabel(say('desk.parts.reviewer')).selectOption({ index: 1 });
    await saved(author);
    await act(author, 'submit').click();
    await isAt(author, 'in-review');

    // Nobody sees it yet.
    const reader = await visitor({ lang, width: 390 });
    expect((await reader.request.get(`/blogs/${lang}/${encodeURIComponent(slugs[lang])}`)).status()).toBe(404);

    // A doctor approves it, and the publisher publishes it. Whoever comes moves nothing on the page of somebody who is there.
    const titleAt = async () => (await author.getByLabel(part('title', lang)).boundingBox())?.y;
    const before = await titleAt();
    const reviewer = await visitor({ lang });
    await signIn(reviewer, 'reviewer');
    await open(reviewer, '/content/desk?list=in-review');
    await reviewer.getByRole('main').locator(`a[href="${address}"]`).click();
    await expect(reviewer.getByLabel(part('title', lang))).not.toBeEditable();
    // The author, whose page is still open, sees who came and what became of the post.
    const names = new Intl.ListFormat(lang).format(['\u2068المراجعة الطبية\u2069']);
    await expect(author.getByText(say('desk.alsoHere', { count: 1, names }))).toBeVisible();
    expect(await titleAt()).toBe(before);
    // What the reviewer asks about a passage stands beside the author's text and at its words.
    await textOf(reviewer, lang).getByText(written[lang].text).click({ clickCount: 3 });
    await reviewer.getByLabel(say('desk.comments.onSelection')).fill(remark[lang]);
    await reviewer
      .getByRole('button', { name: say('desk.comments.send'), exact: true })
      .and(reviewer.locator(':enabled'))
      .click();
    await expect(author.getByText(remark[lang])).toBeVisible();
    await expect(textOf(author, lang).locator('.commented')).toHaveText(written[lang].text);
    await reviewer.getByRole('button', { name: say('desk.preview.make') }).click();
    const preview = await reviewer.getByLabel(say('desk.preview.link')).inputValue();
    await open(reader, new URL(preview).pathname);
    await expect(reader.getByRole('main')).toContainText(written[lang].text);
    await expect(reader.getByRole('main')).toContainText(say('desk.preview.badge'));
    await act(reviewer, 'approve').click();
    await isAt(reviewer, 'approved');
    await isAt(author, 'approved');
    const publisher = await visitor({ lang });
    await signIn(publisher, 'publisher');
    await open(publisher, address);
    await act(publisher, 'publish').click();
    await isAt(publisher, 'published');

    await expect
      .poll(async () => (await reader.request.get(`/blogs/${lang}/${encodeURIComponent(slugs[lang])}`)).status())
      .toBe(200);
    await open(reader, `/blogs/${lang}/${encodeURIComponent(slugs[lang])}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(written[lang].title);
    await expect(reader.getByRole('main')).not.toContainText(remark[lang]);

    // The author corrects the Arabic text; the English one is outdated, and visitors see neither change.
    await open(author, address);
    const text = textOf(author, 'ar').getByText(written.ar.text);
    // The editor begins in the heading and reads the cursor a moment after the browser moved it.
    await expect(headingTool(author, 'ar')).toHaveAttribute('aria-pressed', 'true');
    await text.click();
    await expect(headingTool(author, 'ar')).toHaveAttribute('aria-pressed', 'false');
    await author.keyboard.press('End');
    for (let letter = 0; letter < 'ساعة.'.length; letter += 1) await author.keyboard.press('Backspace');
    await author.keyboard.type('ساعتين.');
    await expect(textOf(author, 'ar')).toContainText(corrected);
    await author.getByRole('button', { name: say('desk.save'), exact: true }).click();
    await expect(
      author.getByText(
        say('desk.languageState', { language: say('desk.in.en'), state: say('desk.languageStates.outdated') }),
      ),
    ).toBeVisible();
    await open(reader, `/blogs/${lang}/${encodeURIComponent(slugs[lang])}`);
    await expect(reader.getByRole('main')).not.toContainText('ساعتين');

    // What changed is shown word by word; the published version is taken back.
    await author.getByRole('button', { name: say('desk.revisions.withLive') }).click();
    await expect(author.locator('del')).toContainText('ساعة.');
    await expect(author.locator('ins')).toContainText('ساعتين.');
    const published = author
      .getByRole('listitem')
      .filter({ hasText: say('desk.revisions.reasons.published') })
      .first();
    await published
      .getByRole('button', { name: say('desk.revisions.restore').slice(0, 4) })
      .last()
      .click();
    await isAt(author, 'published');
    await expect(textOf(author, 'ar')).toContainText(written.ar.text);
    await expect(textOf(author, 'ar').getByRole('heading', { level: 2 })).toHaveText(written.ar.heading);

    // What the reviewer suggests in place of a passage is taken over with a press, and is to be reviewed as any change.
    await open(reviewer, address);
    await textOf(reviewer, 'ar').getByText(written.ar.text).click({ clickCount: 3 });
    await reviewer.getByRole('button', { name: say('desk.suggestions.begin') }).click();
    await reviewer.getByLabel(say('desk.suggestions.words')).fill(corrected);
    await reviewer.getByRole('button', { name: say('desk.suggestions.send') }).click();
    await author.getByRole('button', { name: say('desk.suggestions.acceptOne', { of: corrected }) }).click();
    await expect(textOf(author, 'ar')).toContainText(corrected);
    await isAt(author, 'draft');
    await expect(textOf(reviewer, 'ar')).toContainText(corrected);
  });

  test(`${lang}: who types before the editor is there goes on typing in it`, async ({ visitor }) => {
    const author = await visitor({ lang });
    await signIn(author, 'author');
    await open(author, '/content/desk');
    const held = Promise.withResolvers<undefined>();
    await author.route('**/artifacts/content/**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('ProseMirror')) await held.promise;
      await route.fulfill({ response });
    });
    await author.getByRole('button', { name: say('desk.begin.blog') }).click();
    await expect(author.getByText(say('desk.hints.html')).first()).toBeVisible();
    const text = textOf(author, lang);
    await text.click();
    const [before, after] = [`${written[lang].title} `, written[lang].text];
    await author.keyboard.type(before);
    await expect(text).toHaveValue(before);
    held.resolve(undefined);
    await expect(headingTool(author, lang)).toBeVisible();
    await expect(text).toBeFocused();
    await author.keyboard.type(after);
    await expect(text).toHaveText(before + after);
  });
}
