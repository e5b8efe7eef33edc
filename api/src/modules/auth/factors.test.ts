import { eq } from 'drizzle-orm';
import type { ErrorBody } from '@clinic/contracts';
import { recoveryCodes, totpSecrets } from '../../db/schema.ts';
import { Browser } from '../../testing/browser.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, password } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import {
  anApp,
  aPasskey,
  auditedFactorActions,
  AuthenticatorApp,
  enrolApp,
  shownFactors,
  useFactorClinic,
} from '../../testing/factors.ts';
import { messagesTo } from '../../testing/messages.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('changes of factors on %s', (engine) => {
  const clinic = useFactorClinic(engine);
  const factorsOf = (as: Patient) => shownFactors(clinic, as);
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorBody).code;
  const actionsOn = (patient: Patient) => auditedFactorActions(clinic, patient);
  const enrolled = (as: Patient) => enrolApp(clinic, as);

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
      expect([url, codeOf(await call(clinic, method, url, { as: patient }))]).toEqual([
        url,
        'FACTOR_CONFIRMATION_REQUIRED',
      ]);
    const wrong = await call(clinic, 'POST', '/api/session/confirm', { as: patient, body: { password: 'not it' } });
    expect(wrong.json<ErrorBody>().errors).toEqual({ password: ['settings.errors.password'] });
    expect((await call(clinic, 'POST', '/api/session/confirm', { as: patient, body: { password } })).statusCode).toBe(
      204,
    );
    expect(codeOf(await call(clinic, 'POST', '/api/account/totp', { as: patient }))).toBe(
      'FACTOR_CONFIRMATION_REQUIRED',
    );
  });

  test('the password alone does not remove the factor of an account, a code does', async () => {
    const patient = await aPatient(clinic);
    const app = await anApp(clinic, patient);
    clinic.setNow(later(16));
    const confirm = (body: object) => call(clinic, 'POST', '/api/session/confirm', { as: patient, body });
    const remove = () => call(clinic, 'DELETE', '/api/account/totp', { as: patient });
    expect((await confirm({ password })).statusCode).toBe(204);
    expect(codeOf(await remove())).toBe('FACTOR_CONFIRMATION_REQUIRED');
    expect((await confirm({ code: app.code(later(16)) })).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
  });
});
