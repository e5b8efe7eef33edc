import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { messagesWith } from '../public/outbox.ts';
import { aQuestion, askForm, trackingCode } from './asking.ts';

const skin = { ar: 'الجلد والشعر', en: 'Skin and Hair' };
const danger = { ar: 'ما أبغى أعيش… أفكر أنهي حياتي', en: 'I do not want to live. I think of ending my life.' };

/** Addresses for documents (RFC 5737): what is limited is counted by them. */
const from = (place: number, lang: string) => `192.0.2.${place * 2 + (lang === 'ar' ? 0 : 1)}`;

for (const lang of languages) {
  const say = textsOf('qa', lang);

  test(`${lang}: somebody in danger is helped first, held, and a clinician is alerted`, async ({ visitor }) => {
    const { title } = aQuestion(lang);
    const asker = await visitor({ lang, from: from(1, lang) });
    await open(asker, '/qa/ask');
    const form = askForm(asker, lang);
    await form.choose('anonymous');
    await form.chooseSpecialty(skin[lang]);
    await form.next();
    await form.describe({ title, content: danger[lang] });
    await expect(form.main).toContainText(say('ask.emergency.tenderTitle'));
    await form.next();
    await form.acceptTerms();
    await form.send();
    await expect(form.main).toContainText(say('ask.thanks.held'));
    await expect(asker.getByRole('dialog')).toHaveCount(0);
    for (const number of ['997', '937'])
      await expect(form.main.locator(`a[href="tel:${number}"]`), number).toBeInViewport();
    const code = trackingCode.exec(await form.main.innerText())?.[0] ?? '';

    const reader = await visitor({ lang });
    await open(reader, `/qa?search=${encodeURIComponent(title)}`);
    await expect(reader.getByRole('heading', { name: title }).getByRole('link')).toHaveCount(0);

    await open(asker, '/qa/track');
    await form.main.locator('[name="code"]').fill(code);
    await form.main.getByRole('button', { name: say('track.show') }).click();
    await expect(form.main).toContainText(say('ask.emergency.tenderTitle'));
    await expect(form.main).toContainText(say('track.places.held'));

    const moderator = await visitor({ lang });
    await signIn(moderator, 'moderator');
    await open(moderator, '/qa/desk?list=review');
    const entry = moderator.getByRole('main').getByRole('link', { name: title });
    const address = (await entry.getAttribute('href')) ?? '';
    await expect.poll(async () => (await messagesWith(address)).length).toBeGreaterThan(0);
    await entry.click();
    await expect(moderator.getByRole('main')).toContainText(say('desk.flags.red-flag'));
  });

  test(`${lang}: past the limit and without script, the page says what to do and keeps what was typed`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 4(28|29)/);
    const asker = await visitor({ lang, from: from(2, lang), javaScriptEnabled: false });
    // Playwright looks for no text inside of `noscript`; what stands in `innerText` is drawn.
    const says = async (key: string) => (await asker.getByRole('main').innerText()).includes(say(key));
    for (let asked = 0; asked < 12; asked += 1) {
      const question = aQuestion(lang);
      await asker.goto('/qa/ask');
      const form = askForm(asker, lang);
      await form.choose('anonymous');
      await form.main.locator('[name="qa_specialty_id"]').selectOption({ index: 2 });
      await form.describe(question);
      await form.acceptTerms();
      await form.send();
      await expect
        .poll(async () => (await says('ask.thanks.title')) || (await says('ask.provingNeedsScript')))
        .toBe(true);
      if (await says('ask.thanks.title')) continue;
      await expect(asker.getByText(say('ask.proving'))).toBeHidden();
      await expect(form.main.locator('[name="question_title"]')).toHaveValue(question.title);
      return;
    }
    throw new Error('no limit was met');
  });

  test(`${lang}: printing a question gives one page with a code to book, and nothing of the frame`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang });
    // The newest may be hidden by somebody just then.
    await open(page, '/qa?status=answered&sort=popular');
    await page.getByRole('main').locator('a[href^="/qa/questions/"]').first().click();
    await expect(page.getByRole('region', { name: say('answer.title') })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const frame of ['banner', 'contentinfo', 'navigation', 'complementary'] as const)
      await expect(page.getByRole(frame), frame).toHaveCount(0);
    const code = page.getByRole('img', { name: say('question.print.code') });
    await expect(code).toBeVisible();
    await expect
      .poll(() => code.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .not.toBe(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}
