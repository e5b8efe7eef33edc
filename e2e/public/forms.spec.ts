import { expect, languages, test } from '../browser/test.ts';
import type { Width } from '../browser/test.ts';
import { open } from '../browser/open.ts';
import { textsOf } from '../browser/texts.ts';
import { messagesTo, messagesWith } from './outbox.ts';
import { smallPdf } from './small-pdf.ts';

/** Each language on the width of the other kind of device. */
const widthOf = { ar: 390, en: 1280 } satisfies Record<string, Width>;

const welcome = { ar: 'اشتركت في نشرتنا البريدية', en: 'You have subscribed to our newsletter' };

for (const lang of languages) {
  const say = textsOf('content', lang);
  const shared = textsOf('shared', lang);
  const from = `198.51.100.${lang === 'ar' ? 1 : 2}`;

  test(`${lang}: writing to the clinic: the summary takes the focus and leads to each field, a lost connection loses nothing`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const page = await visitor({ lang, from, width: widthOf[lang] });
    await open(page, '/contact');
    const main = page.getByRole('main');
    const field = (name: string) => main.locator(`[name="${name}"]`);
    const send = main.getByRole('button', { name: say('contact.send') });
    await send.click();
    const summary = main.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(6);
    await summary.getByRole('link', { name: shared('fieldError.required', { field: say('form.email') }) }).click();
    await expect(field('email')).toBeFocused();
    await page.keyboard.type('layan@nabd.example');
    await expect(field('email')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(summary.getByRole('link')).toHaveCount(5);

    const unique = crypto.randomUUID();
    const typed = { firstName: 'ليان', lastName: 'Layan', phone: '0500000073', message: `رسالة ${unique}` };
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await field('subject').selectOption('complaint');
    await page.context().setOffline(true);
    await send.click();
    await expect(main.getByText(say('contact.failed'))).toBeVisible();
    for (const [name, value] of Object.entries(typed)) await expect(field(name), name).toHaveValue(value);

    await page.context().setOffline(false);
    await send.click();
    const thanks = main.getByRole('status').filter({ hasText: say('contact.sent') });
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText(/NB-[A-Z0-9]{6}/);
    expect(await messagesWith(unique)).toHaveLength(1);
  });

  test(`${lang}: the newsletter in the foot answers in its place and empties its field; twice is once`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, from, width: widthOf[lang] });
    await open(page, '/patient-rights');
    const foot = page.getByRole('contentinfo');
    const field = foot.locator('input[name="email"]');
    const subscribe = foot.getByRole('button', { name: say('newsletter.subscribe') });
    await expect(field).toHaveAttribute('type', 'email');
    const address = `foot-${crypto.randomUUID()}@nabd.example`;
    for (let times = 0; times < 2; times += 1) {
      await field.fill(address);
      await subscribe.click();
      await expect(field).toHaveValue('');
      await expect(foot.getByRole('status')).toHaveText(/\S{3}/);
    }
    await expect(page).toHaveURL(/\/patient-rights$/);
    // An issue of the newsletter may go out meanwhile.
    const welcomes = (await messagesTo(address)).filter(({ subject }) => subject === welcome[lang]);
    expect(welcomes).toHaveLength(1);
  });

  test(`${lang}: a file that is no PDF is named at once, a CV arrives`, async ({ visitor }) => {
    const page = await visitor({ lang, from, width: widthOf[lang] });
    await open(page, '/jobs/registered-nurse-home-care');
    const main = page.getByRole('main');
    const name = `Layan ${crypto.randomUUID()}`;
    const typed = { full_name: name, email: 'layan@nabd.example', phone: '0500000074', address: 'الرياض، حي الملقا' };
    for (const [field, value] of Object.entries(typed)) await main.locator(`[name="${field}"]`).fill(value);
    const file = main.locator('input[name="cv"]');
    const send = main.getByRole('button', { name: say('jobs.send') });
    await file.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') });
    await expect(main.getByText('cv.docx')).toBeVisible();
    await send.click();
    await expect(main.getByRole('alert')).toContainText(shared('fieldError.fileType', { types: 'PDF' }));

    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
    await send.click();
    await expect(main.getByRole('status').filter({ hasText: say('jobs.applied') })).toBeFocused();
    expect(await messagesWith(name)).toHaveLength(1);
  });

  test(`${lang}: a survey that was left is gone on with where it stopped`, async ({ visitor }) => {
    const page = await visitor({ lang, from, width: widthOf[lang] });
    await open(page, '/survey/1');
    const main = page.getByRole('main');
    const press = (key: string) => main.getByRole('button', { name: say(key), exact: true }).click();
    const onStep = (step: number) => expect(main.getByText(say('survey.progress', { step, total: 7 }))).toBeVisible();
    await press('survey.start');
    await onStep(1);
    await main.getByRole('radio', { name: say('survey.ratings.good'), exact: true }).check();
    await press('survey.next');
    await onStep(2);
    await page.reload();
    await press('survey.resume');
    await onStep(2);
    await press('survey.back');
    await expect(main.getByRole('radio', { name: say('survey.ratings.good'), exact: true })).toBeChecked();
  });

  test(`${lang}: the self-assessment sends nothing anywhere and always has help at hand`, async ({ visitor }) => {
    const page = await visitor({ lang, from, width: widthOf[lang] });
    await open(page, '/mental-health');
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const main = page.getByRole('main');
    await expect(main.locator('a[href="tel:997"], a[href="tel:937"]').first()).toBeVisible();
    for (const group of await main
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await group.getByRole('radio').first().check();
    await main.getByRole('button', { name: say('assessment.show') }).click();
    await expect(main.getByRole('button', { name: say('assessment.again') })).toBeVisible();
    expect(sent.filter((request) => !/\.(?:js|css|woff2|svg)\b|\/images\//.test(request))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /mood|assess/i.test(key)))).toEqual([]);
  });
}
