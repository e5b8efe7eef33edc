import type { Page } from '@playwright/test';
import { open } from '../browser/open.ts';
import { signIn } from '../browser/people.ts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { messagesTo } from '../public/outbox.ts';
import { aQuestion, askForm, trackingCode } from './asking.ts';

const skin = { ar: 'الجلد والشعر', en: 'Skin and Hair' };
const advice = { ar: 'غالبًا تهيّج من المنظفات.', en: 'Most likely the detergent irritates the skin.' };

/** Addresses for documents (RFC 5737): what is limited is counted by them. */
const from = (place: number, lang: string) => `198.51.100.${place * 2 + (lang === 'ar' ? 0 : 1)}`;

async function confirm(page: Page, button: string, confirmation: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click();
}

for (const lang of languages) {
  const desk = textsOf('qa', lang);

  test(`${lang}: asked without a name, answered by a doctor, read and liked by somebody, taken off by a moderator`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    const question = aQuestion(lang);

    // A visitor asks.
    const asker = await visitor({ lang, from: from(1, lang) });
    await open(asker, '/qa/ask');
    const form = askForm(asker, lang);
    await form.choose('anonymous');
    await form.chooseSpecialty(skin[lang]);
    await form.next();
    await form.describe(question);
    await form.next();
    await form.acceptTerms();
    await form.send();
    const dialog = asker.getByRole('dialog');
    await expect(dialog).toContainText(form.say('ask.modal.title'));
    const code = trackingCode.exec(await dialog.innerText())?.[0] ?? '';
    expect(code).not.toBe('');
    await dialog.getByRole('button', { name: form.say('ask.modal.browse') }).click();
    await expect(asker).toHaveURL(/\/qa$/);

    // A doctor answers.
    const doctor = await visitor({ lang });
    await signIn(doctor, 'doctor');
    await open(doctor, '/qa/desk');
    await doctor.getByRole('main').getByRole('link', { name: question.title }).click();
    await expect(doctor.getByRole('heading', { level: 1 })).toContainText(question.title);
    const main = doctor.getByRole('main');
    await main.getByRole('button', { name: desk('desk.claim.take.free') }).click();
    await main.locator('[name="answer_content"]').fill(advice[lang]);
    await main.locator('[name="at_home"]').fill(lang === 'ar' ? 'البس قفازات' : 'Wear gloves');
    await main.getByRole('button', { name: desk('desk.answer.preview') }).click();
    await expect(main.getByRole('region', { name: desk('desk.answer.previews.ar') })).toContainText(advice[lang]);
    await expect(main.getByRole('region', { name: desk('desk.answer.previews.en') })).toContainText(advice[lang]);
    await main.getByRole('button', { name: desk('desk.answer.publish.answer') }).click();
    await expect(main.getByRole('button', { name: desk('desk.answer.edit') })).toBeVisible();

    // The asker comes back with the code.
    await open(asker, '/qa/track');
    await asker.getByRole('main').locator('[name="code"]').first().fill(code.toLowerCase());
    await asker.getByRole('main').locator('[name="code"]').first().press('Enter');
    await expect(asker.getByRole('main')).toContainText(advice[lang]);
    expect(asker.url(), 'no code in the address').not.toContain(code.slice(0, 4));

    // Somebody reads it and likes it.
    const reader = await visitor({ lang, from: from(2, lang), width: 390 });
    await open(reader, `/qa?search=${encodeURIComponent(question.title)}`);
    await reader.getByRole('heading', { name: question.title }).getByRole('link').click();
    await expect(reader.getByRole('main')).toContainText(advice[lang]);
    const address = new URL(reader.url()).pathname;
    const like = reader.getByRole('button', { name: desk('like.action') });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await open(reader, address);
    await expect(like, 'the like is remembered').toHaveAttribute('aria-pressed', 'true');

    // A moderator takes it off the site.
    const moderator = await visitor({ lang });
    await signIn(moderator, 'moderator');
    await open(moderator, '/qa/desk?list=answered');
    await moderator.getByRole('main').getByRole('link', { name: question.title }).click();
    await confirm(moderator, desk('desk.other.hidden.button'), desk('desk.other.hidden.confirm'));
    await expect(moderator.getByRole('main')).toContainText(desk('desk.visibility.hidden'));
    // Pages are kept and drawn again behind the next visitor's back.
    await expect.poll(async () => (await reader.goto(address))?.status()).toBe(404);
  });

  test(`${lang}: asked under a name without script, with a mistake first; the answer is told by mail`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 422/);
    const question = aQuestion(lang);
    const address = `asker-${crypto.randomUUID()}@nabd.example`;
    const asker = await visitor({ lang, from: from(3, lang), javaScriptEnabled: false });
    await asker.goto('/qa/ask');
    const { say, main } = askForm(asker, lang);
    const field = (name: string) => main.locator(`[name="${name}"]`);
    await field('question_title').fill(question.title);
    await field('user_email').fill('nobody');
    await main.getByRole('button', { name: say('ask.send') }).click();
    for (const key of ['specialtyRequired', 'contentRequired', 'nameRequired', 'emailInvalid', 'termsRequired'])
      await expect(main.getByRole('alert').first(), key).toContainText(say(`errors.${key}`));
    await expect(field('question_title')).toHaveValue(question.title);

    await field('qa_specialty_id').selectOption({ label: await optionOf(asker, skin[lang]) });
    await field('question_content').fill(question.content);
    await field('user_name').fill(lang === 'ar' ? 'نورة ق' : 'Nora Q');
    await field('user_email').fill(address);
    await field('terms_accepted').check();
    await main.getByRole('button', { name: say('ask.send') }).click();
    await expect(main).toContainText(say('ask.thanks.title'));
    expect(await main.innerText()).toMatch(trackingCode);
    await expect.poll(async () => (await messagesTo(address)).length).toBe(1);

    const doctor = await visitor({ lang });
    await signIn(doctor, 'doctor');
    await open(doctor, '/qa/desk');
    await doctor.getByRole('main').getByRole('link', { name: question.title }).click();
    const page = doctor.getByRole('main');
    await expect(page).not.toContainText(address);
    await page.getByRole('button', { name: desk('desk.claim.take.free') }).click();
    await page.locator('[name="answer_content"]').fill(advice[lang]);
    await page.getByRole('button', { name: desk('desk.answer.publish.answer') }).click();
    await expect.poll(async () => (await messagesTo(address)).length).toBe(2);
    const [answered] = await messagesTo(address);
    expect(answered?.lang).toBe(lang);
    expect(answered?.body).toContain('/qa/questions/');
    expect(answered?.body, 'the answer itself is read on the site').not.toContain(advice[lang]);
  });

  test(`${lang}: a telephone number in a question is pointed out, and people look at it first`, async ({ visitor }) => {
    const question = aQuestion(lang);
    const asker = await visitor({ lang, from: from(4, lang) });
    await open(asker, '/qa/ask');
    const form = askForm(asker, lang);
    await form.choose('anonymous');
    await form.chooseSpecialty(skin[lang]);
    await form.next();
    await form.describe({ ...question, content: `${question.content} 0551234567` });
    await expect(form.main).toContainText(form.say('guard.kinds.phone'));
    await form.next();
    await form.acceptTerms();
    await form.send();
    await expect(asker.getByRole('dialog')).toBeVisible();
    const reader = await visitor({ lang });
    await open(reader, `/qa?search=${encodeURIComponent(question.title)}`);
    await expect(reader.getByRole('heading', { name: question.title }).getByRole('link')).toHaveCount(0);

    const moderator = await visitor({ lang });
    await signIn(moderator, 'moderator');
    await open(moderator, '/qa/desk?list=review');
    await expect(moderator.getByRole('main').getByRole('link', { name: question.title })).toBeVisible();
  });

  test(`${lang}: the desk is for its staff: visitors sign in, patients are told, and neither loads its files`, async ({
    visitor,
  }) => {
    const stranger = await visitor({ lang });
    await stranger.goto('/qa/desk');
    await expect(stranger).toHaveURL(/\/login\?returnTo=/);

    const patient = await visitor({ lang });
    await signIn(patient, 'sara');
    const files: string[] = [];
    patient.on('request', (request) => files.push(new URL(request.url()).pathname));
    await open(patient, '/qa/desk');
    await expect(patient.getByRole('heading', { level: 1 })).toHaveText(textsOf('host', lang)('notForAccount.title'));
    expect(files.filter((file) => file.includes('/artifacts/qa/') && !file.endsWith('remoteEntry.js'))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/qa/desk'))).toEqual([]);
  });
}

/** The words of an option of the device's own list that holds a name. */
async function optionOf(page: Page, name: string): Promise<string> {
  const option = page.locator('[name="qa_specialty_id"] option').filter({ hasText: name }).first();
  return (await option.textContent()) ?? '';
}
