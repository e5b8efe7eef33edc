import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { lookTwice, narrow } from '../access/looking.ts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { words } from '../browser/words.ts';
import { openAccount, ownPassword } from './open-account.ts';

const names: Record<Lang, string> = { ar: 'ليلى الحازمي', en: 'Layla Alhazmi' };
const passkeyNames: Record<Lang, string> = { ar: 'جوال ليلى', en: 'Layla’s phone' };

/** Gives the browser a device that keeps passkeys and whose owner always agrees. */
async function aDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { lose: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

for (const lang of languages) {
  const say = textsOf('account', lang);

  test(`${lang}: a patient signs in with a passkey, and without it with a recovery code`, async ({
    visitor,
    browserErrors,
  }) => {
    // The API answers a right password with the question for the second step, and refuses a wrong code.
    browserErrors.expect(/status of (403|422)/);
    const page = await visitor({ lang, from: `198.51.100.${lang === 'ar' ? 75 : 76}`, width: narrow.width });
    const device = await aDevice(page);
    const { email } = await openAccount(page, names[lang]);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await open(page, '/settings/security');
    await main.getByRole('button', { name: say('factor.passkeys.add') }).click();
    await dialog.locator('[name="name"]').fill(passkeyNames[lang]);
    await lookTwice(page, 'naming a passkey', 'page');
    await dialog.getByRole('button', { name: say('factor.passkeys.continue') }).click();
    await expect(dialog.getByRole('heading', { name: say('factor.recovery.dialogTitle') })).toBeVisible();
    await lookTwice(page, 'recovery codes', 'page');
    const [recoveryCode = ''] = await dialog.locator('code').allTextContents();
    await dialog.getByRole('button', { name: say('factor.recovery.kept') }).click();
    await expect(main.getByText(passkeyNames[lang])).toBeVisible();
    await lookTwice(page, 'an account with a passkey');

    const signInAgain = async () => {
      await page.getByRole('button', { name: words[lang].openMenu }).click();
      await dialog.getByRole('button', { name: words[lang].signOut }).click();
      await expect(page).toHaveURL(/\/login/);
      await open(page, '/login?returnTo=/settings/security');
      await page.locator('[name="identifier"]').fill(email);
      await page.locator('[name="password"]').fill(ownPassword);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('heading', { level: 1, name: say('factor.signIn.title') })).toBeVisible();
    };
    await signInAgain();
    await lookTwice(page, 'the second step');
    await main.getByRole('button', { name: say('factor.signIn.usePasskey') }).click();
    await expect(page).toHaveURL(/\/settings\/security$/);
    await expect(main.getByText(passkeyNames[lang])).toBeVisible();
    await expect(main.getByText(say('factor.passkeys.unused'))).toHaveCount(0);

    await device.lose();
    await signInAgain();
    await main.locator('[name="code"]').fill('000000');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toContainText(say('code.wrong'));
    await lookTwice(page, 'a wrong code');
    await main.locator('[name="code"]').fill(recoveryCode.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings\/security$/);
    await expect(main.getByText(say('factor.recovery.left', { count: 9 }))).toBeVisible();
  });
}
