import { eq } from 'drizzle-orm';
import type { CurrentUser, ErrorBody } from '@clinic/contracts';
import type { FactorChoice } from '@clinic/contracts/account';
import { users } from '../../db/schema.ts';
import type { Patient } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import {
  anApp,
  auditedFactorActions,
  enrolApp,
  passPasswordStep,
  shownFactors,
  useFactorClinic,
} from '../../testing/factors.ts';

const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('the second step on %s', (engine) => {
  const clinic = useFactorClinic(engine);
  const factorsOf = (as: Patient) => shownFactors(clinic, as);
  const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorBody).code;
  const actionsOn = (patient: Patient) => auditedFactorActions(clinic, patient);
  const enrolled = (as: Patient) => enrolApp(clinic, as);
  const afterPassword = (patient: Patient) => passPasswordStep(clinic, patient);

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
});
