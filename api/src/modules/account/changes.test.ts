import { eq, isNull } from 'drizzle-orm';
import type { CurrentUser, ErrorBody } from '@clinic/contracts';
import type { Consent } from '@clinic/contracts/account';
import { auditLog, newsletterSubscribers, notifications, otpCodes, users } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { anApp } from '../../testing/factors.ts';
import { messagesTo } from '../../testing/messages.ts';

const minutes = (count: number) => new Date(defaultNow.getTime() + count * 60_000);
const newPassword = 'Quiet-river-92';

describe.each(engines)('what an account’s owner changes on %s', (engine) => {
  let clinic: TestClinic;
  let me: Patient;
  let counter = 0;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    counter += 1;
    me = await aPatient(clinic);
  });
  afterAll(() => clinic.close());

  const post = (url: string, body: unknown, as = me) =>
    call(clinic, 'POST', url, { as, body, headers: { 'x-forwarded-for': `198.51.100.${counter}` } });
  const errorsOf = (answer: Awaited<ReturnType<typeof call>>) => answer.json<ErrorBody>().errors;
  const stored = async (id = me.id) => (await clinic.database.db.select().from(users).where(eq(users.id, id)))[0];
  const codeTo = async (recipient: string) => {
    const [message] = await messagesTo(clinic, recipient);
    return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  };

  test.each([
    ['POST', '/api/account/password'],
    ['POST', '/api/account/email'],
    ['POST', '/api/account/email/confirm'],
    ['POST', '/api/account/phone'],
    ['POST', '/api/account/phone/confirm'],
    ['PATCH', '/api/account/profile'],
    ['GET', '/api/account/preferences'],
    ['PATCH', '/api/account/preferences'],
    ['GET', '/api/account/consents'],
    ['POST', '/api/account/consents'],
  ] as const)('401: a visitor at %s %s', async (method, url) => {
    expect((await call(clinic, method, url, { body: method === 'GET' ? undefined : {} })).statusCode).toBe(401);
  });

  describe('the password', () => {
    test('S76: 422 names each rule that a new one breaks', async () => {
      const answer = await post('/api/account/password', { current_password: '', password: 'short' });
      expect(answer.statusCode).toBe(422);
      expect(errorsOf(answer)).toMatchObject({ current_password: ['validation.required'] });
      expect(errorsOf(answer)?.['password']).toContain('password.tooShort');
    });

    test('6.2.4: 422 for one of the commonest, and for one made of the owner’s address', async () => {
      const refusalsOf = async (secret: string) =>
        errorsOf(await post('/api/account/password', { current_password: password, password: secret }));
      expect(await refusalsOf('Password1')).toEqual({ password: ['password.common'] });
      expect(await refusalsOf(`Xx9-${me.email.split('@')[0]}`)).toEqual({ password: ['password.personal'] });
    });

    test('7.5.1: without the present one nothing changes, and after five wrong ones there is a pause', async () => {
      const wrong = () => post('/api/account/password', { current_password: 'not it', password: newPassword });
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await wrong());
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 429]);
      expect(errorsOf(answers[0] as (typeof answers)[number])).toEqual({
        current_password: ['settings.errors.password'],
      });
      expect(
        (await post('/api/account/password', { current_password: password, password: newPassword })).statusCode,
      ).toBe(429);
      clinic.setNow(minutes(1));
      expect(
        (await post('/api/account/password', { current_password: password, password: newPassword })).statusCode,
      ).toBe(200);
    });

    test('7.5.1: it alone does not change that of an account with a second factor', async () => {
      const app = await anApp(clinic, me);
      clinic.setNow(minutes(16));
      const change = () => post('/api/account/password', { current_password: password, password: newPassword });
      expect((await post('/api/session/confirm', { password })).statusCode).toBe(204);
      expect((await change()).json<ErrorBody>().code).toBe('FACTOR_CONFIRMATION_REQUIRED');
      expect((await post('/api/session/confirm', { code: app.code(minutes(16)) })).statusCode).toBe(204);
      expect((await change()).statusCode).toBe(200);
    });

    test('the account is told by message and in the app, and the act is written down', async () => {
      await post('/api/account/password', { current_password: password, password: newPassword });
      expect(await messagesTo(clinic, me.email)).toHaveLength(1);
      const sent = await clinic.database.db.select().from(notifications).where(eq(notifications.userId, me.id));
      expect(sent.map(({ kind }) => kind)).toEqual(['account.password-changed']);
      const actions = await clinic.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `user:${me.id}`));
      expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([['account.password-changed', me.id]]);
      expect((await stored())?.passwordChangedAt).toEqual(defaultNow);
    });
  });

  describe('the e-mail address and the mobile number', () => {
    test.each([
      ['email', { email: 'no address' }, { email: ['validation.email'] }],
      ['phone', { phone: '12' }, { phone: ['validation.phone'] }],
    ])('422 names what is wrong with a new %s', async (what, body, errors) => {
      const answer = await post(`/api/account/${what}`, { ...body });
      expect([answer.statusCode, errorsOf(answer)]).toEqual([422, errors]);
    });

    test('422: the present ones are no change', async () => {
      const email = await post('/api/account/email', { email: me.email.toUpperCase() });
      expect(errorsOf(email)).toEqual({ email: ['settings.errors.sameEmail'] });
      const phone = await post('/api/account/phone', { phone: me.phone });
      expect(errorsOf(phone)).toEqual({ phone: ['settings.errors.samePhone'] });
    });

    test('7.5.1: 403 for whoever has not shown for a quarter of an hour whose the session is, and no code is sent', async () => {
      const email = `other${engine}${counter}@nabd.example`;
      clinic.setNow(minutes(16));
      for (const [what, target] of [
        ['email', email],
        ['phone', '0599999998'],
      ] as const) {
        const answer = await post(`/api/account/${what}`, { [what]: target });
        expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
        expect(await messagesTo(clinic, target)).toHaveLength(0);
      }
      expect((await post('/api/session/confirm', { password })).statusCode).toBe(204);
      expect((await post('/api/account/email', { email })).statusCode).toBe(202);
    });

    test('a code goes to the new address; with it the account has it, and the old one is told', async () => {
      const email = `New.Address${engine}${counter}@nabd.example`;
      expect((await post('/api/account/email', { email })).statusCode).toBe(202);
      expect((await stored())?.email).toBe(me.email);
      const wrong = await post('/api/account/email/confirm', { code: '0000000' });
      expect(Object.keys(errorsOf(wrong) ?? {})).toEqual(['code']);

      const answer = await post('/api/account/email/confirm', { code: await codeTo(email.toLowerCase()) });
      expect(answer.statusCode).toBe(200);
      expect(answer.json<CurrentUser>().email).toBe(email.toLowerCase());
      expect(await stored()).toMatchObject({ email: email.toLowerCase(), emailVerifiedAt: defaultNow });
      const sent = await messagesTo(clinic, me.email);
      expect(sent).toHaveLength(1);
      expect(sent[0]?.body).not.toContain(email.toLowerCase());
    });

    test('S73: a new number, in any written form, is verified by its code; the cookie follows', async () => {
      await clinic.database.db.update(users).set({ phoneVerifiedAt: null }).where(eq(users.id, me.id));
      const tab = new Browser(clinic);
      await tab.signIn(me);
      expect(tab.jar.get('phone_verified')).toBe('0');
      const last = String(7_000_000 + counter + (engine === 'pglite' ? 0 : 500)).padStart(8, '0');
      const arabic = `٠٥${last.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))}`;
      const asked = await tab.send('POST', '/api/account/phone', { phone: arabic });
      expect(asked.statusCode).toBe(202);
      const code = await codeTo(`+9665${last}`);
      const answer = await tab.send('POST', '/api/account/phone/confirm', { code });
      expect(answer.json<CurrentUser>()).toMatchObject({
        phone: `+9665${last}`,
        phone_verified_at: defaultNow.toISOString(),
      });
      expect(tab.jar.get('phone_verified')).toBe('1');
      expect(await messagesTo(clinic, me.phone ?? '')).toHaveLength(1);
    });

    test('6.3.8: an address of somebody else gets the same answer; its owner is told, and no code opens it', async () => {
      const owner = await aPatient(clinic);
      const free = await post('/api/account/email', {
        email: `free${engine}${counter}@nabd.example`,
      });
      const other = await aPatient(clinic);
      const taken = await post('/api/account/email', { email: owner.email }, other);
      expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
      const messages = await messagesTo(clinic, owner.email);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.body).not.toMatch(/\d{6}/);
      const guess = await post('/api/account/email/confirm', { code: '123456' }, other);
      expect(guess.json<ErrorBody>().code).toBe('OTP_INVALID');
    });

    test('an address that its holder never proved goes to who proves it; the holder keeps the number and the account', async () => {
      const holder = await aPatient(clinic, { phoneVerifiedAt: defaultNow });
      expect((await post('/api/account/email', { email: holder.email })).statusCode).toBe(202);
      const answer = await post('/api/account/email/confirm', { code: await codeTo(holder.email) });
      expect(answer.statusCode).toBe(200);
      expect(await stored()).toMatchObject({ email: holder.email, emailVerifiedAt: defaultNow });
      const [left] = await clinic.database.db.select().from(users).where(eq(users.id, holder.id));
      expect(left).toMatchObject({ phone: holder.phone, status: 'active' });
      expect(left?.email).toBe(`released-${holder.publicId}@released.invalid`);
      const seen = await call(clinic, 'GET', '/api/user', { as: holder });
      expect(seen.json<CurrentUser>().email).toBe('');
      const app = await call(clinic, 'POST', '/api/account/totp', { as: holder });
      expect(app.json<{ data: { uri: string } }>().data.uri).toContain(encodeURIComponent(String(holder.phone)));
      const key = await call(clinic, 'POST', '/api/account/passkeys/options', { as: holder });
      expect(key.json<{ data: { user: { name: string } } }>().data.user.name).toBe(holder.phone);
    });

    test('a number that its holder never proved goes to who proves it; the holder keeps the address and the account', async () => {
      const holder = await aPatient(clinic, { emailVerifiedAt: defaultNow });
      expect((await post('/api/account/phone', { phone: holder.phone })).statusCode).toBe(202);
      const answer = await post('/api/account/phone/confirm', { code: await codeTo(String(holder.phone)) });
      expect(answer.statusCode).toBe(200);
      expect(await stored()).toMatchObject({ phone: holder.phone, phoneVerifiedAt: defaultNow });
      const [left] = await clinic.database.db.select().from(users).where(eq(users.id, holder.id));
      expect(left).toMatchObject({ phone: null, email: holder.email, status: 'active' });
    });

    test('whoever takes the address meanwhile keeps it', async () => {
      const email = `wanted${engine}${counter}@nabd.example`;
      await post('/api/account/email', { email });
      await aPatient(clinic, { email });
      const answer = await post('/api/account/email/confirm', { code: await codeTo(email) });
      expect(answer.json<ErrorBody>().code).toBe('OTP_EXPIRED');
      expect((await stored())?.email).toBe(me.email);
    });

    test('V11: another account’s code opens nothing, and a code is good once', async () => {
      const email = `mine${engine}${counter}@nabd.example`;
      await post('/api/account/email', { email });
      const code = await codeTo(email);
      const thief = await post('/api/account/email/confirm', { code }, await aPatient(clinic));
      expect(thief.json<ErrorBody>().code).toBe('OTP_EXPIRED');
      expect((await post('/api/account/email/confirm', { code })).statusCode).toBe(200);
      expect((await post('/api/account/email/confirm', { code })).json<ErrorBody>().code).toBe('OTP_EXPIRED');
      const rows = await clinic.database.db.select().from(otpCodes).where(eq(otpCodes.userId, me.id));
      expect(rows.map(({ state }) => state)).toEqual(['consumed']);
    });
  });

  describe('name and preferences', () => {
    const patch = (url: string, body: unknown) => call(clinic, 'PATCH', url, { as: me, body });

    test('E6: 422 for a name of one letter; another one is shown at once, in the cookie too', async () => {
      expect(errorsOf(await patch('/api/account/profile', { name: ' س ' }))).toEqual({
        name: ['validation.tooShort'],
      });
      const tab = new Browser(clinic);
      await tab.signIn(me);
      const answer = await tab.send('PATCH', '/api/account/profile', { name: ' سارة بنت فهد ', role: 1 });
      expect(answer.json<CurrentUser>()).toMatchObject({ name: 'سارة بنت فهد', role: 4 });
      expect(decodeURIComponent(tab.jar.get('user_name') ?? '')).toBe('سارة بنت فهد');
    });

    test('what is not sent stays; at least one way of writing is kept', async () => {
      const before = await call(clinic, 'GET', '/api/account/preferences', { as: me });
      expect(before.json()).toEqual({
        data: {
          lang: 'ar',
          digits: 'latn',
          channels: ['email'],
          reminders: true,
          unreachable: [],
          offered: ['email', 'sms'],
        },
      });
      const none = await patch('/api/account/preferences', { channels: [] });
      expect(errorsOf(none)).toEqual({ channels: ['settings.errors.channels'] });
      const answer = await patch('/api/account/preferences', { lang: 'en', channels: ['sms', 'sms'] });
      const changed = { data: { lang: 'en', digits: 'latn', channels: ['sms'], reminders: true } };
      expect(answer.json()).toMatchObject(changed);
      expect((await patch('/api/account/preferences', {})).json()).toMatchObject(changed);
    });

    test('two tabs that change different things at once lose nothing', async () => {
      await Promise.all([
        patch('/api/account/preferences', { lang: 'en' }),
        patch('/api/account/preferences', { digits: 'arab' }),
        patch('/api/account/preferences', { reminders: false }),
      ]);
      expect((await call(clinic, 'GET', '/api/account/preferences', { as: me })).json()).toMatchObject({
        data: { lang: 'en', digits: 'arab', reminders: false, channels: ['email'] },
      });
    });

    test('422: without a number there is no SMS', async () => {
      me = await aPatient(clinic, { phone: null });
      expect(errorsOf(await patch('/api/account/preferences', { channels: ['email', 'sms'] }))).toEqual({
        channels: ['settings.errors.noPhone'],
      });
    });
  });

  describe('E8: consents', () => {
    test('who takes the consent to offers and news back gets no newsletter any more', async () => {
      const headers = { 'x-forwarded-for': `198.51.100.${counter}` };
      const subscribe = (email: string) =>
        call(clinic, 'POST', '/api/newsletter/subscribe', { body: { email }, headers });
      const subscribed = () =>
        clinic.database.db.$count(newsletterSubscribers, isNull(newsletterSubscribers.unsubscribedAt));
      const others = await subscribed();
      await subscribe(me.email.toUpperCase());
      await subscribe(`other-${engine}-${counter}@nabd.example`);
      expect(await subscribed()).toBe(others + 2);
      await post('/api/account/consents', { kind: 'health-data', granted: false });
      await post('/api/account/consents', { kind: 'marketing', granted: true });
      await post('/api/account/consents', { kind: 'marketing', granted: false });
      // Nobody has shown that the address is theirs.
      expect(await subscribed()).toBe(others + 2);
      await clinic.database.db.update(users).set({ emailVerifiedAt: defaultNow }).where(eq(users.id, me.id));
      await post('/api/account/consents', { kind: 'marketing', granted: true });
      expect(await subscribed()).toBe(others + 2);
      await post('/api/account/consents', { kind: 'marketing', granted: false });
      expect(await subscribed()).toBe(others + 1);
      await post('/api/account/consents', { kind: 'marketing', granted: false });
      expect(await subscribed()).toBe(others + 1);
    });

    const log = async () =>
      (await call(clinic, 'GET', '/api/account/consents', { as: me })).json<{ data: Consent[] }>().data;

    test('each step is added to the log, once, and none is ever changed', async () => {
      expect((await post('/api/account/consents', { kind: 'terms', granted: false })).statusCode).toBe(422);
      const unasked = await post('/api/account/consents', { kind: 'health-data', granted: true });
      expect(unasked.json<{ errors: object }>().errors).toEqual({ kind: ['validation.invalid'] });
      expect((await post('/api/account/consents', { kind: 'marketing', granted: false })).json()).toEqual({ data: [] });
      await Promise.all([0, 1].map(() => post('/api/account/consents', { kind: 'marketing', granted: true })));
      clinic.setNow(minutes(1));
      await post('/api/account/consents', { kind: 'marketing', granted: false });
      const version = '2026-11';
      expect(await log()).toEqual([
        { kind: 'marketing', granted: false, version, at: minutes(1).toISOString() },
        { kind: 'marketing', granted: true, version, at: defaultNow.toISOString() },
      ]);
      await expect(clinic.database.pool.query('UPDATE consents SET granted = true')).rejects.toThrow('append-only');
    });
  });
});
