import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { endElsewhere } from '../browser/end-elsewhere.ts';
import { open } from '../browser/open.ts';
import { emailOf, password, signIn } from '../browser/people.ts';
import { expect, languages, test } from '../browser/test.ts';
import { words } from '../browser/words.ts';
import { aQuestion, askForm } from '../qa/asking.ts';

/** A patient for each language, so that both can run at the same time. */
const patientOf = { ar: 'daniel', en: 'mohammed' } as const;

const skin = { ar: 'الجلد والشعر', en: 'Skin and Hair' } as const;
const login = (page: Page, lang: Lang) => page.getByRole('banner').getByRole('link', { name: words[lang].login });
const main = (page: Page) => page.getByRole('main');

async function signInByForm(page: Page, patient: string): Promise<void> {
  await page.locator('input[name="identifier"]').fill(emailOf(patient));
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** Signs out by the menu of the frame. */
async function signOutByMenu(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: /Daniel|محمد/ }).click();
  await page.getByRole('button', { name: words[lang].signOut }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Everything that a page shows or would send: its text and its fields. */
const shown = (page: Page) =>
  page.evaluate(
    () => document.documentElement.outerHTML + [...document.querySelectorAll('input')].map((i) => i.value).join(),
  );

for (const lang of languages) {
  const patient = patientOf[lang];
  const other = patientOf[lang === 'ar' ? 'en' : 'ar'];

  test(`${lang}: a sign-out leaves nothing in any tab, nor behind Back`, async ({ visitor }) => {
    const page = await visitor({ lang });
    await signIn(page, patient);
    await open(page, '/profile/Details');
    await expect(main(page)).toContainText(emailOf(patient));
    const tab = await page.context().newPage();
    await open(tab, '/profile/Details');
    await expect(main(tab)).toContainText(emailOf(patient));
    await tab.evaluate(() => sessionStorage.setItem('draft', 'private'));

    await signOutByMenu(page, lang);
    await expect(tab).toHaveURL(/\/login\?returnTo=%2Fprofile%2FDetails$/);
    await expect(login(tab, lang)).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%2FDetails$/);
    await expect(login(page, lang)).toBeVisible();
    for (const one of [page, tab]) expect(await shown(one)).not.toContain(emailOf(patient));

    // Somebody else signs in at the same device: both tabs are theirs.
    await signInByForm(page, other);
    for (const one of [page, tab]) {
      await expect(one).toHaveURL(/\/profile\/Details$/);
      await expect(main(one)).toContainText(emailOf(other));
      expect(await shown(one)).not.toContain(emailOf(patient));
    }
    await signOutByMenu(tab, lang);
    await expect(login(page, lang)).toBeVisible();
  });

  test(`${lang}: a session that ends in the middle of asking costs nothing that was typed`, async ({
    visitor,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 401/);
    const page = await visitor({ lang });
    await signIn(page, patient);
    await open(page, '/qa/ask');
    const form = askForm(page, lang);
    await form.choose('anonymous');
    await form.chooseSpecialty(skin[lang]);
    await form.next();
    const question = aQuestion(lang);
    await form.describe(question);

    await endElsewhere(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(login(page, lang)).toBeVisible();
    await expect(form.main.locator('[name="question_title"]')).toHaveValue(question.title);

    await page.goto('/login?returnTo=/qa/ask%23details');
    await signInByForm(page, patient);
    await expect(page).toHaveURL(/\/qa\/ask#details$/);
    await expect(form.main.locator('[name="question_title"]')).toHaveValue(question.title);
    await expect(form.main.locator('[name="question_content"]')).toHaveValue(question.content);
  });
}

test('V19: whoever signs in is led to no other site', async ({ visitor }) => {
  const page = await visitor({ lang: 'en' });
  await signIn(page, patientOf.en);
  for (const target of ['//evil.test', '/\\evil.test', 'https:evil.test', '/.//evil.test', '/%09/evil.test']) {
    await open(page, `/login?returnTo=${encodeURIComponent(target)}`);
    await expect(login(page, 'en')).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).hostname).not.toContain('evil');
  }
});

test('an account that wants Arabic digits reads them on Arabic pages, and nobody else does', async ({ visitor }) => {
  const page = await visitor({ lang: 'ar' });
  await signIn(page, patientOf.ar);
  const choose = (digits: 'latn' | 'arab') =>
    page.evaluate(async (wanted) => {
      const value = (name: string) =>
        decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1] ?? '');
      const answer = await fetch('/api/account/preferences', {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': value('XSRF-TOKEN'),
          authorization: `Bearer ${value('access_token')}`,
        },
        body: JSON.stringify({ digits: wanted }),
      });
      return answer.status;
    }, digits);
  const year = { arab: /٢٠[٠-٩]{2}/, latn: /(?<!\d)20\d{2}(?!\d)/ };
  const shown = (digits: keyof typeof year) => main(page).getByText(year[digits]).first();

  expect(await choose('arab')).toBe(200);
  try {
    await open(page, '/blogs');
    await expect(shown('arab')).toBeVisible();
    await expect(shown('latn')).toHaveCount(0);
    expect(await (await page.request.get('/blogs')).text()).not.toMatch(year.arab);
  } finally {
    expect(await choose('latn')).toBe(200);
  }
  await open(page, '/blogs');
  await expect(shown('latn')).toBeVisible();
});
