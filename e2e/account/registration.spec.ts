import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { words } from '../browser/words.ts';
import { messagesTo } from '../public/outbox.ts';

/** The newest code to an address or number. */
async function codeTo(recipient: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const messages = await messagesTo(recipient);
      code = messages.map(({ body }) => /: (\d{6})\n/.exec(body)?.[1]).find((found) => found !== undefined);
      return code;
    })
    .toBeDefined();
  return String(code);
}

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));

const names = { ar: 'هند القحطاني', en: 'Hind Alqahtani' };
const [secret, chosen] = ['Qalb-7-wardat', 'Bahr-9-najmat'];

for (const lang of languages) {
  const say = textsOf('account', lang);
  // Documentation addresses (RFC 5737), one for each test: codes are limited by them.
  const from = `198.51.100.${lang === 'ar' ? 71 : 72}`;

  test(`${lang}: open an account with a code, sign out, choose a new password, sign in with it`, async ({
    visitor,
  }) => {
    const page = await visitor({ lang, from });
    const unique = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
    const email = `hind${unique}@nabd.example`;
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

    await open(page, '/login?returnTo=%2Fprofile%2FDetails');
    await main.getByRole('link', { name: say('login.register') }).click();
    await expectNoViolations(page, 'registration', 'main');
    await field(say('register.name')).fill(names[lang]);
    await field(say('register.email')).fill(email);
    await field(say('register.phone')).fill(arabicDigits(`055 ${unique}`));
    await main.locator('[name="password"]').fill(secret);
    await main.locator('[name="password_confirmation"]').fill(secret);
    await expect(main.getByText(say('password.strength', { level: say('password.levels.4') }))).toBeVisible();
    await press(say('register.submit'));
    await expect(main.getByRole('alert')).toContainText(say('register.errors.terms'));
    await main.locator('[name="terms_accepted"]').check();
    await press(say('register.submit'));

    await expect(page).toHaveURL(/\/phone\/verification\/[0-9a-f-]{36}\?returnTo=/);
    await expectNoViolations(page, 'code', 'main');
    const code = await codeTo(`+96655${unique}`);
    await field(say('code.label')).fill(arabicDigits(`${code.slice(0, 3)} ${code.slice(3)}`));
    await press(say('verification.submit'));
    await expect(page).toHaveURL(/\/profile\/Details$/);
    await expect(main.getByText(names[lang])).toBeVisible();

    await page.getByRole('button', { name: names[lang].split(' ')[0] }).click();
    await page.getByText(words[lang].signOut, { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: words[lang].login })).toBeVisible();

    await open(page, '/login');
    await main.getByRole('link', { name: say('login.forgot') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('forget.title'));
    await field(say('forget.identifier')).fill(email);
    await press(say('forget.submit'));
    await expect(page).toHaveURL(/\/password\/reset$/);
    await expectNoViolations(page, 'new password', 'main');
    // The address was never shown to be hers: the code goes to the number.
    await expect.poll(() => codeTo(`+96655${unique}`)).not.toBe(code);
    await field(say('code.label')).fill(await codeTo(`+96655${unique}`));
    await main.locator('[name="password"]').fill(chosen);
    await main.locator('[name="password_confirmation"]').fill(chosen);
    await press(say('reset.submit'));

    await expect(main.getByText(say('login.passwordChanged'))).toBeVisible();
    await field(say('login.identifier')).fill(email);
    await field(say('login.password')).fill(chosen);
    await press(say('login.submit'));
    await expect(page).toHaveURL(/\/profile\/Appointments$/);
  });
}

test('without script a registration is sent, nothing typed is lost, and no password comes back', async ({
  visitor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/);
  const say = textsOf('account', 'ar');
  const page = await visitor({ lang: 'ar', from: '198.51.100.73', javaScriptEnabled: false });
  const unique = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  await page.goto('/register');
  const main = page.getByRole('main');
  const fill = (name: string, text: string) => main.locator(`[name="${name}"]`).fill(text);
  await fill('name', names.ar);
  await fill('email', `hind${unique}@nabd.example`);
  await fill('phone', `050${unique}`);
  await fill('password', secret);
  await fill('password_confirmation', chosen);
  await main.getByRole('button', { name: say('register.submit') }).click();
  await expect(main.getByRole('alert')).toContainText(say('password.mismatch'));
  await expect(main.locator('[name="name"]')).toHaveValue(names.ar);
  expect(await page.content()).not.toContain(secret);

  await fill('password', secret);
  await fill('password_confirmation', secret);
  await main.locator('[name="terms_accepted"]').check();
  await main.getByRole('button', { name: say('register.submit') }).click();
  await expect(main.getByRole('status')).toContainText(say('code.needsScript'));
  expect(await codeTo(`+96650${unique}`)).toMatch(/^\d{6}$/);
});
