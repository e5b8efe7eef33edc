import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { auditLog, users } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { defaultNow, openClinic } from '../../testing/clinic.ts';
import { aVisitor } from '../../testing/forms.ts';
import { durationOfInvitation, inviteAdministrator } from './first-administrator.ts';

const account = { name: 'Huda', email: 'huda@waha.example' };
const secret = 'Qalb-7-wardat';

let clinic: TestClinic;
beforeEach(async () => {
  clinic = await openClinic('pglite', { env: { PUBLIC_URL: siteOrigin } });
});
afterEach(() => clinic.close());

async function choosePassword({ path, code }: { path: string; code: string }): Promise<number> {
  const browser = new Browser(clinic);
  await browser.send('GET', '/api/csrf-cookie');
  const opened = await browser.send('GET', path);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/password/reset']);
  const chosen = { code, password: secret, password_confirmation: secret };
  return (await browser.send('POST', '/api/password/reset', chosen, aVisitor())).statusCode;
}

async function signIn(): Promise<number> {
  const browser = new Browser(clinic);
  await browser.send('GET', '/api/csrf-cookie');
  const identity = { identifier: account.email, password: secret };
  return (await browser.send('POST', '/api/login', identity, aVisitor())).statusCode;
}

test('the first administrator chooses a password with link and code, once', async () => {
  const invited = await inviteAdministrator(clinic.services, account);
  expect(await signIn()).toBe(401);
  expect(await choosePassword(invited)).toBe(204);
  expect(await signIn()).toBe(200);
  expect(await choosePassword(invited)).toBe(410);

  const rows = await clinic.database.db.select().from(users).where(eq(users.roleId, roles.admin));
  expect(rows.map(({ name, email }) => ({ name, email }))).toEqual([account]);
  const log = await clinic.database.db.select().from(auditLog);
  expect(log.map(({ action }) => action)).toContain('administrator.invited');
});

test('a later invitation ends the one before it, and each ends after a day', async () => {
  const first = await inviteAdministrator(clinic.services, account);
  const second = await inviteAdministrator(clinic.services, account);
  if (first.code !== second.code) expect(await choosePassword(first)).toBe(422);
  clinic.setNow(new Date(defaultNow.getTime() + durationOfInvitation + 1));
  expect(await choosePassword(second)).toBe(410);
});

test('nobody else becomes an administrator from outside, and a link that was made up opens nothing', async () => {
  await inviteAdministrator(clinic.services, account);
  await expect(inviteAdministrator(clinic.services, { name: 'X', email: 'x@waha.example' })).rejects.toThrow(
    'There is an administrator already',
  );
  const answer = await new Browser(clinic).send('GET', '/api/password/invitation?key=AAAA');
  expect(answer.statusCode).toBe(404);
});
