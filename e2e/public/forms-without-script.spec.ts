import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { textsOf } from '../browser/texts.ts';
import { expect, languages, test } from '../browser/test.ts';
import { mainSite } from '../site/main-site.ts';
import { messagesTo, messagesWith } from './outbox.ts';
import { smallPdf } from './small-pdf.ts';

/** A form of a page as somebody without script fills it in. */
function formOf(page: Page) {
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`[name="${name}"]:not([type="hidden"])`);
  return {
    main,
    field,
    summary: main.getByRole('alert'),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    async fill(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
  };
}

/** What a browser itself says of an answer with errors. */
const refused = /status of 422/;

/** Addresses for documents (RFC 5737), one for each test: limits are counted by them. */
const from = (test: number, lang: Lang) => `203.0.113.${test * 2 + (lang === 'ar' ? 0 : 1)}`;

for (const lang of languages) {
  const say = textsOf('content', lang);
  const shared = textsOf('shared', lang);
  const required = (key: string) => shared('fieldError.required', { field: say(key) });

  test(`${lang}: without script, writing to the clinic: errors by field, nothing lost, then a reference`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(refused);
    const page = await visitor({ lang, from: from(1, lang), javaScriptEnabled: false });
    await page.goto('/contact');
    const form = formOf(page);
    await form.press(say('contact.send'));
    for (const key of ['contact.firstName', 'contact.lastName', 'form.email', 'form.phone', 'contact.message'])
      await expect(form.summary).toContainText(required(key));
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');

    const unique = `${lang} ${crypto.randomUUID()}`;
    const typed = { firstName: 'ليان', lastName: 'Layan', email: 'layan@', phone: '123', message: `سؤال ${unique}` };
    await form.fill(typed);
    await form.field('subject').selectOption('suggestion');
    await form.press(say('contact.send'));
    await expect(form.summary).toContainText(shared('validation.email'));
    await expect(form.summary).toContainText(shared('validation.phone'));
    for (const [name, value] of Object.entries(typed)) await expect(form.field(name), name).toHaveValue(value);
    await expect(form.field('subject')).toHaveValue('suggestion');

    await form.fill({ email: 'layan@nabd.example', phone: '0500000071' });
    await form.press(say('contact.send'));
    await expect(form.main.getByRole('status')).toContainText(say('contact.sent'));
    const reference = /NB-[A-Z0-9]{6}/.exec(await form.main.innerText())?.[0] ?? '';
    const messages = await messagesWith(unique);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.subject).toContain(reference);
  });

  test(`${lang}: without script, a self-assessment keeps its answers on the page and says what it needs`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, from: from(9, lang), javaScriptEnabled: false });
    await page.goto('/mental-health');
    const form = formOf(page);
    const answer = form.main.getByRole('radio').first();
    await answer.check();
    await form.press(say('assessment.show'));
    await expect(form.main.locator('noscript')).toBeVisible();
    await expect(answer).toBeChecked();
    expect(new URL(page.url()).search).toBe('');
  });

  test(`${lang}: without script, the newsletter from the foot of a page, and out of it again`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(refused);
    const page = await visitor({ lang, from: from(2, lang), javaScriptEnabled: false });
    const address = `newsletter-${crypto.randomUUID()}@nabd.example`;
    await page.goto('/about');
    const foot = page.getByRole('contentinfo');
    await foot.locator('input[name="email"]').fill(address);
    await foot.getByRole('button', { name: say('newsletter.subscribe') }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(say('newsletter.done'));

    const [welcome] = await messagesTo(address);
    const link = new URL(/https?:\S+/.exec(welcome?.body ?? '')?.[0] ?? '');
    expect(link.origin).toBe(mainSite().url);
    await page.goto(link.pathname + link.search);
    const form = formOf(page);
    await form.press(say('subscription.endAction'));
    await expect(form.main.getByRole('status')).toContainText(say('subscription.ended'));

    await page.goto('/newsletter');
    await form.fill({ email: 'nobody' });
    await form.press(say('newsletter.subscribe'));
    await expect(form.summary).toContainText(shared('validation.email'));
    await expect(form.field('email')).toHaveValue('nobody');
  });

  test(`${lang}: without script, how one heard of the clinic, in words of one's own`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(refused);
    const page = await visitor({ lang, from: from(3, lang), javaScriptEnabled: false });
    await page.goto('/feedback-source');
    const form = formOf(page);
    await form.press(say('referral.send'));
    await expect(form.summary).toContainText(say('referral.selectOption'));
    await form.main.locator('input[value="other"]').check();
    await form.press(say('referral.send'));
    await expect(form.summary).toContainText(say('referral.moreDetail'));
    await expect(form.main.locator('input[value="other"]')).toBeChecked();
    await form.fill({ custom: 'لوحة في الطريق A sign' });
    await form.press(say('referral.send'));
    await expect(form.main.getByRole('status')).toContainText(say('referral.thanks'));
  });

  test(`${lang}: without script, applying for a position; what only calls itself a PDF is refused`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(refused);
    const page = await visitor({ lang, from: from(4, lang), javaScriptEnabled: false });
    const name = `Layan ${lang} ${crypto.randomUUID()}`;
    await page.goto('/jobs/registered-nurse-home-care');
    const form = formOf(page);
    await form.press(say('jobs.send'));
    for (const key of ['jobs.fullName', 'form.email', 'form.phone', 'jobs.cv'])
      await expect(form.summary).toContainText(required(key));

    await form.fill({
      full_name: name,
      email: 'layan@nabd.example',
      phone: '0500000072',
      address: 'الرياض، حي النرجس',
    });
    const program = Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.', 'latin1');
    await form.field('cv').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: program });
    await form.press(say('jobs.send'));
    await expect(form.summary).toContainText(shared('fieldError.fileType', { types: 'PDF' }));
    await expect(form.field('cv')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('full_name')).toHaveValue(name);
    expect(await messagesWith(name)).toEqual([]);

    await form.field('cv').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
    await form.press(say('jobs.send'));
    await expect(form.main.getByRole('status')).toContainText(say('jobs.applied'));
    const reference = /NB-[A-Z0-9]{6}/.exec(await form.main.getByRole('status').innerText())?.[0] ?? '';
    const messages = await messagesWith(name);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.subject).toContain(reference);
    expect(messages[0]?.body, 'contacts stay in the database').not.toContain('layan@');
  });

  test(`${lang}: without script, a survey from its start to the thanks, back and forth`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(refused);
    const page = await visitor({ lang, from: from(5, lang), javaScriptEnabled: false });
    await page.goto('/survey/1');
    const form = formOf(page);
    const onStep = (step: number) => expect(form.main).toContainText(say('survey.progress', { step, total: 7 }));
    const rate = (label: string) => form.main.getByRole('radio', { name: say(`survey.ratings.${label}`), exact: true });
    await form.press(say('survey.start'));
    await onStep(1);
    await form.press(say('survey.next'));
    await expect(form.summary).toContainText(say('survey.required'));
    await rate('very-good').check();
    await form.press(say('survey.next'));
    await onStep(2);
    await form.press(say('survey.back'));
    await expect(rate('very-good')).toBeChecked();
    await form.press(say('survey.next'));
    await form.main.locator('input[value="on-time"]').check();
    await form.press(say('survey.next'));
    await onStep(3);
    await rate('excellent').check();
    await form.press(say('survey.next'));
    await form.main.locator('input[value="partly"]').check();
    await form.press(say('survey.next'));
    await onStep(5);
    await form.main.locator('input[value="kindness"]').check();
    await form.main.locator('input[value="clean"]').check();
    await form.press(say('survey.next'));
    await rate('good').check();
    await form.press(say('survey.next'));
    await onStep(7);
    await form.field('answer').fill('مواقف أكثر');
    await form.press(say('survey.toEnd'));

    await form.fill({ name: 'Layan', email: 'layan@' });
    await form.press(say('survey.submit'));
    await expect(form.summary).toContainText(shared('validation.email'));
    await expect(form.field('name')).toHaveValue('Layan');
    await form.fill({ email: 'layan@nabd.example' });
    await form.press(say('survey.submit'));
    await expect(form.main.getByRole('status')).toContainText(say('survey.thanks'));
    expect(page.url(), 'nothing of the survey in the address').toMatch(/\/survey\/1$/);
  });
}

test('a form that another site posts, or one that is no form, is refused and does nothing', async () => {
  const { url } = mainSite();
  const unique = crypto.randomUUID();
  const message = new URLSearchParams({
    firstName: 'Layan',
    lastName: 'Layan',
    email: 'layan@nabd.example',
    phone: '0500000071',
    subject: 'general',
    message: `From elsewhere ${unique}`,
  });
  const post = async (headers: Record<string, string>, path = '/contact') =>
    (await fetch(url + path, { method: 'POST', body: message.toString(), headers })).status;
  const type = 'application/x-www-form-urlencoded';
  expect(await post({ 'content-type': type, origin: 'https://elsewhere.example' })).toBe(403);
  expect(await post({ 'content-type': type, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ 'content-type': 'text/plain', origin: url })).toBe(415);
  expect(await post({ 'content-type': type, origin: url }, '/profile/Details')).toBe(405);
  const inTrap = `${message}&website=https%3A%2F%2Fspam.example`;
  const trapped = await fetch(`${url}/contact`, { method: 'POST', body: inTrap, headers: { 'content-type': type } });
  expect(trapped.status, 'a robot is thanked').toBe(200);
  expect(await messagesWith(unique)).toEqual([]);
});
