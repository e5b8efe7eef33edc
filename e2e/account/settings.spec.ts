import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Lang } from '@clinic/contracts';
import { expectNoViolations } from '../access/violations.ts';
import { open } from '../browser/open.ts';
import { expect, languages, test } from '../browser/test.ts';
import { textsOf } from '../browser/texts.ts';
import { freeVisit } from '../journeys/slots.ts';
import { messagesTo } from '../public/outbox.ts';
import { callFrom } from './call-from.ts';
import { openAccount, ownPassword } from './open-account.ts';

const chosen = 'Bahr-9-najmat';
const names: Record<Lang, string> = { ar: 'سلمى الغامدي', en: 'Salma Alghamdi' };
/** Doctors whom no other test books. */
const doctors: Record<Lang, number> = { ar: 171, en: 172 };

async function book(page: Page, doctorId: number): Promise<string> {
  const { doctor, specialty, date, time } = await freeVisit(doctorId);
  const booked = await callFrom<{ data: { reference: string } }>(page, '/api/appointments', {
    ...{ doctor_id: doctor.id, specialty_id: specialty.id, date, time, bookingFor: 'self' },
    userDetails: { name: '', phone: '', email: '' },
  });
  expect(booked.status).toBe(201);
  return booked.answer.data.reference;
}

for (const lang of languages) {
  const say = textsOf('account', lang);
  const from = `198.51.100.${lang === 'ar' ? 73 : 74}`;

  test(`${lang}: a new password signs other devices out, the copy holds the visit, and the account ends`, async ({
    visitor,
    browserErrors,
  }) => {
    // A wrong password is refused, the other device is told that its session is over, and so is the last sign-in.
    browserErrors.expect(/status of (401|422)/);
    const page = await visitor({ lang, from, width: lang === 'ar' ? 390 : 1280 });
    const { email } = await openAccount(page, names[lang]);
    const reference = await book(page, doctors[lang]);
    const other = await visitor({ lang, from });
    await other.goto('/404');
    const signIn = { identifier: email, password: ownPassword };
    expect((await callFrom(other, '/api/login', signIn)).status).toBe(200);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');

    await open(page, '/settings/security');
    await expect(main.getByText(say('security.devices.current'))).toBeVisible();
    await expect(main.getByRole('button', { name: say('security.devices.endOthers') })).toBeVisible();
    await main.getByRole('button', { name: say('security.changeNamed', { what: say('security.password') }) }).click();
    await dialog.locator('[name="current_password"]').fill('wrong');
    await dialog.locator('[name="password"]').fill(chosen);
    await dialog.locator('[name="password_confirmation"]').fill(chosen);
    await dialog.getByRole('button', { name: say('security.passwordDialog.save') }).click();
    await expect(dialog.getByRole('alert')).toContainText(say('settings.errors.password'));
    await expectNoViolations(page, 'a wrong password');
    await dialog.locator('[name="current_password"]').fill(ownPassword);
    await dialog.getByRole('button', { name: say('security.passwordDialog.save') }).click();
    await expect(dialog).toBeHidden();
    await open(other, '/profile/Details');
    await expect(other).toHaveURL(/\/login\?/);

    await open(page, '/settings/privacy');
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: say('privacy.copy.action') }).click();
    const copy = await readFile(await (await download).path(), 'utf8');
    for (const own of [reference, email, names[lang]]) expect(copy).toContain(own);

    await main.getByRole('button', { name: say('privacy.delete.action') }).click();
    await dialog.locator('[name="confirm"]').fill(lang === 'ar' ? 'حذف' : 'DELETE');
    await expectNoViolations(page, 'deleting the account');
    await dialog.getByRole('button', { name: say('privacy.delete.dialog.submit') }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
    await expect(page.getByText(say('privacy.delete.done')).first()).toBeVisible();
    await page.goto('/404');
    expect((await callFrom(page, '/api/login', { identifier: email, password: chosen })).status).toBe(401);
    await expect(page.getByText(names[lang])).toHaveCount(0);
    expect(await messagesTo(email)).toHaveLength(1);
  });
}
