import { and, asc, eq } from 'drizzle-orm';
import type { CurrentUser, ErrorBody } from '@clinic/contracts';
import type { AddedFactor, FactorChoice, Factors, NewPasskeyOptions } from '@clinic/contracts/account';
import type { z } from '@clinic/contracts';
import { auditLog, passkeyChallenges, rateLimits, recoveryCodes, totpSecrets, users } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { anApp, aPasskey, AuthenticatorApp } from '../../testing/factors.ts';
import { messagesTo } from '../../testing/messages.ts';
import { SoftwareKey } from '../../testing/software-key.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('second factors on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    // The clock goes back for each test, and waits would not end.
    await clinic.database.db.delete(rateLimits);
  });
  afterAll(() => clinic.close());

  const shown = (as: Patient) => call(clinic, 'GET', '/api/account/factors', { as });
  const factorsOf = async (as: Patient) => (await shown(as)).json<{ data: Factors }>().data;
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorBody).code;
  const actionsOn = async ({ id }: Patient) => {
    const rows = await clinic.database.db
      .select({ action: auditLog.action, result: auditLog.result, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${id}`))
      .orderBy(asc(auditLog.id));
    return rows.map(({ action, result, details }) => [action, result, details['kind'] ?? details['factor'] ?? null]);
  };

  /** Sets up an app as its owner does; what the confirmation answered. */
  async function enrolled(as: Patient) {
    const made = await call(clinic, 'POST', '/api/account/totp', { as });
    const app = new AuthenticatorApp(made.json<{ data: { secret: string } }>().data.secret);
    const answer = await call(clinic, 'POST', '/api/account/totp/confirm', {
      as,
      body: { code: app.code(clinic.now()) },
    });
    return { app, answer, codes: answer.json<AddedFactor>().data.recovery_codes ?? [] };
  }

  /** A browser in which the password was right. */
  async function afterPassword(patient: Patient) {
    const tab = new Browser(clinic);
    const answer = await tab.signIn(patient);
    const second = (body: unknown) => tab.send('POST', '/api/login/second-factor', body);
    const options = () => tab.send('GET', '/api/login/second-factor');
    return { tab, answer, second, options };
  }

  describe('an authenticator app', () => {
    test('is set up with a code; recovery codes come with it once, its owner is told, and it is in the audit log', async () => {
      const patient = await aPatient(clinic);
      const { answer, codes } = await enrolled(patient);
      expect(answer.statusCode).toBe(200);
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      codes.forEach((code) => expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/));
      expect(await factorsOf(patient)).toEqual({
        required: false,
        passkeys: [],
        totp: { created_at: defaultNow.toISOString() },
        recovery_codes_left: 10,
      });
      expect(await actionsOn(patient)).toEqual([['factor.enrolled', 'done', 'totp']]);
      const sent = await messagesTo(clinic, patient.email);
      expect(sent.map(({ subject }) => subject)).toContain('تغيّر التحقّق بخطوتين في حسابك');
    });

    test('a wrong code sets nothing up, and a secret that waits too long is given up', async () => {
      const patient = await aPatient(clinic);
      const made = await call(clinic, 'POST', '/api/account/totp', { as: patient });
      const { secret, uri, picture } = made.json<{ data: { secret: string; uri: string; picture: string } }>().data;
      expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
      expect(picture).toMatch(/^<svg/);
      const confirm = (code: string) =>
        call(clinic, 'POST', '/api/account/totp/confirm', { as: patient, body: { code } });
      const wrong = await confirm('000000');
      expect(wrong.json<ErrorBody>().errors).toEqual({ code: ['code.wrong'] });
      clinic.setNow(later(14));
      expect((await factorsOf(patient)).totp).toBeNull();
      clinic.setNow(later(16));
      const renewed = await call(clinic, 'POST', '/api/session/confirm', { as: patient, body: { password } });
      expect(renewed.statusCode).toBe(204);
      expect(codeOf(await confirm(new AuthenticatorApp(secret).code(later(16))))).toBe('OTP_EXPIRED');
    });

    test('neither its secret nor a recovery code is stored as it is', async () => {
      const patient = await aPatient(clinic);
      const { app, codes } = await enrolled(patient);
      const { db } = clinic.database;
      const rows = [
        ...(await db.select().from(totpSecrets).where(eq(totpSecrets.userId, patient.id))),
        ...(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, patient.id))),
      ];
      const stored = JSON.stringify(rows, (_key, value: unknown) =>
        typeof value === 'object' && value !== null && 'data' in value
          ? Buffer.from(value.data as number[]).toString('latin1')
          : value,
      );
      for (const secret of [app.secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(stored).not.toContain(secret);
    });

    test('every other session ends with the first factor: it was opened by the password alone', async () => {
      const patient = await aPatient(clinic);
      const tab = new Browser(clinic);
      await tab.signIn(patient);
      await enrolled(patient);
      expect((await tab.send('GET', '/api/user')).statusCode).toBe(401);
      expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(200);
    });
  });

  describe('a sign-in', () => {
    test('asks for the second step, opens nothing before it, and says with what it can be done', async () => {
      const patient = await aPatient(clinic);
      const app = await anApp(clinic, patient);
      const { tab, answer, options, second } = await afterPassword(patient);
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
      expect([...tab.jar.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-sign-in']);
      expect((await options()).json<FactorChoice>().data).toEqual({ totp: true, recovery: false, passkey: null });

      const done = await second({ code: app.code(defaultNow) });
      expect(done.statusCode).toBe(200);
      expect([...tab.jar.keys()].sort()).not.toContain('__Host-sign-in');
      expect((await tab.send('GET', '/api/user')).json<CurrentUser>().public_id).toBe(patient.publicId);
      expect(await actionsOn(patient)).toEqual([
        ['factor.used', 'done', 'totp'],
        ['session.opened', 'done', 'totp'],
      ]);
    });

    test('a code is good once, also when it comes twice at the same moment, and an older one never after it', async () => {
      const patient = await aPatient(clinic);
      const app = await anApp(clinic, patient);
      const tries = await Promise.all([1, 2, 3, 4].map(() => afterPassword(patient)));
      const code = app.code(defaultNow);
      const answers = await Promise.all(tries.map(({ second }) => second({ code })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
      const { second } = await afterPassword(patient);
      expect((await second({ code: app.code(later(-0.5)) })).statusCode).toBe(422);
      expect((await second({ code: app.code(later(0.5)) })).statusCode).toBe(200);
    });

    test('people type codes with spaces and in Arabic digits', async () => {
      const patient = await aPatient(clinic);
      const app = await anApp(clinic, patient);
      const { second } = await afterPassword(patient);
      const code = app.code(defaultNow).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
      expect((await second({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
    });

    test('a recovery code is good once, in small letters too, and no other account’s', async () => {
      const [patient, other] = [await aPatient(clinic), await aPatient(clinic)];
      const { codes } = await enrolled(patient);
      await enrolled(other);
      const code = (codes[0] ?? '').toLowerCase();
      const stranger = await afterPassword(other);
      expect((await stranger.second({ code })).statusCode).toBe(422);
      const first = await afterPassword(patient);
      expect((await first.second({ code })).statusCode).toBe(200);
      const again = await afterPassword(patient);
      expect((await again.second({ code })).json<ErrorBody>().errors).toEqual({ code: ['code.wrong'] });
      expect((await factorsOf(patient)).recovery_codes_left).toBe(9);
    });

    test('new recovery codes take the place of the old ones', async () => {
      const patient = await aPatient(clinic);
      const { codes } = await enrolled(patient);
      const renewed = await call(clinic, 'POST', '/api/account/recovery-codes', { as: patient });
      const fresh = renewed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes;
      const { second } = await afterPassword(patient);
      expect((await second({ code: codes[1] })).statusCode).toBe(422);
      expect((await second({ code: fresh[1] })).statusCode).toBe(200);
    });

    test('wrong codes are counted before they are judged: of ten at once five are looked at, and a right one waits', async () => {
      const patient = await aPatient(clinic);
      const app = await anApp(clinic, patient);
      const { second } = await afterPassword(patient);
      const answers = await Promise.all(Array.from({ length: 10 }, () => second({ code: '000000' })));
      const judged = answers.filter(({ statusCode }) => statusCode === 422).length;
      expect(judged).toBeLessThanOrEqual(6);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10 - judged);
      const { second: elsewhere } = await afterPassword(patient);
      expect((await elsewhere({ code: app.code(defaultNow) })).statusCode).toBe(429);
      const failed = (await actionsOn(patient)).filter(([action]) => action === 'factor.failed');
      expect(failed).toHaveLength(judged);
    });

    test('the password’s step ends after ten minutes, with a new password, and with the account', async () => {
      const patient = await aPatient(clinic);
      const app = await anApp(clinic, patient);
      const { second } = await afterPassword(patient);
      clinic.setNow(later(11));
      expect(codeOf(await second({ code: app.code(later(11)) }))).toBe('INVALID_TRANSITION');
      const fresh = await afterPassword(patient);
      const { db } = clinic.database;
      await db.update(users).set({ sessionGeneration: 7 }).where(eq(users.id, patient.id));
      expect(codeOf(await fresh.second({ code: app.code(later(11)) }))).toBe('INVALID_TRANSITION');
    });

    test('without the password there is no second step', async () => {
      const answer = await call(clinic, 'POST', '/api/login/second-factor', { body: { code: '123456' } });
      expect(codeOf(answer)).toBe('INVALID_TRANSITION');
    });
  });

  describe('a passkey', () => {
    type Options = z.infer<typeof NewPasskeyOptions>['data'] & { challenge: string };
    const optionsFor = async (as: Patient) =>
      (await call(clinic, 'POST', '/api/account/passkeys/options', { as })).json<{ data: Options }>().data;
    const add = (as: Patient, passkey: object, name = 'جوالي') =>
      call(clinic, 'POST', '/api/account/passkeys', { as, body: { name, passkey } });

    test('is made for the site’s host and signs a sign-in', async () => {
      const patient = await aPatient(clinic);
      const key = new SoftwareKey(siteOrigin);
      const options = await optionsFor(patient);
      expect(options).toMatchObject({ rp: { id: 'localhost' }, user: { name: patient.email }, attestation: 'none' });
      const added = await add(patient, key.made(options.challenge));
      expect([added.statusCode, added.json<AddedFactor>().data.recovery_codes?.length]).toEqual([201, 10]);
      expect((await factorsOf(patient)).passkeys).toEqual([
        { id: expect.any(Number) as number, name: 'جوالي', created_at: defaultNow.toISOString(), last_used_at: null },
      ]);

      const { second, options: ask } = await afterPassword(patient);
      const asked = (await ask()).json<{ data: { passkey: Options } }>().data.passkey;
      expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id }] });
      expect((await second({ passkey: key.signed(asked.challenge) })).statusCode).toBe(200);
      expect(await actionsOn(patient)).toEqual([
        ['factor.enrolled', 'done', 'passkey'],
        ['factor.used', 'done', 'passkey'],
        ['session.opened', 'done', 'passkey'],
      ]);
    });

    test('a challenge is good once, for its purpose and its account, for five minutes, and of many the newest five', async () => {
      const [patient, other] = [await aPatient(clinic), await aPatient(clinic)];
      const key = new SoftwareKey(siteOrigin);
      const made = key.made((await optionsFor(patient)).challenge);
      expect((await add(other, made)).json<ErrorBody>().errors).toEqual({ passkey: ['factor.passkey'] });
      expect((await add(patient, made)).statusCode).toBe(201);
      expect((await add(patient, made)).statusCode).toBe(422);

      const { second, options } = await afterPassword(patient);
      const challenge = async () => (await options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      const enrolling = (await optionsFor(patient)).challenge;
      expect((await second({ passkey: key.signed(enrolling) })).statusCode).toBe(422);
      const old = await challenge();
      clinic.setNow(later(6));
      expect((await second({ passkey: key.signed(old) })).statusCode).toBe(422);
      const many: string[] = [];
      for (let count = 0; count < 7; count += 1) many.push(await challenge());
      const ofSignIn = and(eq(passkeyChallenges.userId, patient.id), eq(passkeyChallenges.purpose, 'sign-in'));
      expect(await clinic.database.db.$count(passkeyChallenges, ofSignIn)).toBe(5);
      const good = key.signed(await challenge());
      expect((await second({ passkey: good })).statusCode).toBe(200);
      const again = await afterPassword(patient);
      expect((await again.second({ passkey: good })).statusCode).toBe(422);
    });

    test('what another site’s page signed, another key, or one that counts backwards does not open the account', async () => {
      const patient = await aPatient(clinic);
      const key = new SoftwareKey(siteOrigin);
      await add(patient, key.made((await optionsFor(patient)).challenge));
      const { second, options } = await afterPassword(patient);
      const challenge = async () => (await options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      const elsewhere = key.signed(await challenge(), { origin: 'https://evil.example' });
      expect((await second({ passkey: elsewhere })).statusCode).toBe(422);
      const forged = { ...new SoftwareKey(siteOrigin).signed(await challenge()), id: key.id, rawId: key.id };
      expect((await second({ passkey: forged })).statusCode).toBe(422);
      expect((await second({ passkey: key.signed(await challenge(), { counter: 9 }) })).statusCode).toBe(200);
      const copy = await afterPassword(patient);
      const next = (await copy.options()).json<{ data: { passkey: Options } }>().data.passkey.challenge;
      expect((await copy.second({ passkey: key.signed(next, { counter: 5 }) })).statusCode).toBe(422);
    });

    test('is called what its owner wants and removed; with the last factor go the recovery codes', async () => {
      const patient = await aPatient(clinic);
      const id = await aPasskey(clinic, patient);
      await call(clinic, 'POST', '/api/account/recovery-codes', { as: patient });
      const url = `/api/account/passkeys/${id}`;
      expect((await call(clinic, 'PATCH', url, { as: patient, body: { name: 'مفتاح المكتب' } })).statusCode).toBe(204);
      expect((await factorsOf(patient)).passkeys.map(({ name }) => name)).toEqual(['مفتاح المكتب']);
      const stranger = await aPatient(clinic);
      expect((await call(clinic, 'DELETE', url, { as: stranger })).statusCode).toBe(404);
      expect((await call(clinic, 'DELETE', url, { as: patient })).statusCode).toBe(204);
      expect(await factorsOf(patient)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
      const tab = new Browser(clinic);
      expect((await tab.signIn(patient)).statusCode).toBe(200);
    });
  });

  test('nothing of it changes when nobody has shown for a quarter of an hour whose the session is', async () => {
    const patient = await aPatient(clinic);
    const id = await aPasskey(clinic, patient);
    clinic.setNow(later(16));
    const changes = [
      ['POST', '/api/account/passkeys/options'],
      ['DELETE', `/api/account/passkeys/${id}`],
      ['POST', '/api/account/totp'],
      ['DELETE', '/api/account/totp'],
      ['POST', '/api/account/recovery-codes'],
    ] as const;
    for (const [method, url] of changes)
      expect([url, codeOf(await call(clinic, method, url, { as: patient }))]).toEqual([url, 'CONFIRMATION_REQUIRED']);
    const wrong = await call(clinic, 'POST', '/api/session/confirm', { as: patient, body: { password: 'not it' } });
    expect(wrong.json<ErrorBody>().errors).toEqual({ password: ['settings.errors.password'] });
    expect((await call(clinic, 'POST', '/api/session/confirm', { as: patient, body: { password } })).statusCode).toBe(
      204,
    );
    expect((await call(clinic, 'POST', '/api/account/totp', { as: patient })).statusCode).toBe(200);
  });
});
