import type { Page } from '@playwright/test';
import { expect } from '../browser/test.ts';
import { messagesTo } from '../public/outbox.ts';
import { callFrom } from './call-from.ts';

/** The password of accounts that a test opens. */
export const ownPassword = 'Qalb-7-wardat';

/** Opens an account of the test's own, in this browser, and signs in. */
export async function openAccount(page: Page, name: string): Promise<{ email: string }> {
  const unique = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const [email, phone] = [`salma${unique}@nabd.example`, `+96657${unique}`];
  await page.goto('/404');
  const asked = await callFrom<{ data: { registration: string } }>(page, '/api/register', {
    ...{ name, email, phone, password: ownPassword, terms_accepted: true },
  });
  expect(asked.status).toBe(202);
  const [message] = await messagesTo(phone);
  const code = /: (\d{6})\n/.exec(message?.body ?? '')?.[1];
  const path = `/api/phone/verification/${asked.answer.data.registration}`;
  expect((await callFrom(page, path, { code })).status).toBe(200);
  return { email };
}
