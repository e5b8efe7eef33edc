import { eq } from 'drizzle-orm';
import type { ClinicError } from '../../http/errors.ts';
import { networkOfAddress } from '@clinic/node';
import { otpCodes, outbox } from '../../db/schema.ts';
import { unreachableAmong } from '../../messaging/bounces.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, defaultNow, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { checkCode, issueCode } from './codes.ts';
import { countCodeRequest } from './limits.ts';

const later = (seconds: number) => new Date(defaultNow.getTime() + seconds * 1000);

describe.each(everyEngine)('E5: one-time codes on %s', (engine) => {
  let clinic: TestClinic;
  let patient: Patient;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    patient = await aPatient(clinic);
  });

  async function issue(now = defaultNow): Promise<string> {
    await clinic.database.db.transaction((tx) =>
      issueCode(
        tx,
        { ...clinic.services, now },
        {
          owner: { userId: patient.id },
          purpose: 'verify-phone',
          channel: 'sms',
          recipient: String(patient.phone),
          lang: 'ar',
        },
      ),
    );
    return codeSentTo(clinic, String(patient.phone));
  }
  const check = (code: string, now = defaultNow, purpose: 'verify-phone' | 'change-phone' = 'verify-phone') =>
    checkCode(clinic.database.db, clinic.settings, { owner: { userId: patient.id }, purpose, code, now });
  const outcome = (code: string, now?: Date) =>
    check(code, now).then(
      () => 'ok',
      (error: ClinicError) => error.code,
    );
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const states = async () =>
    (await clinic.database.db.select().from(otpCodes).where(eq(otpCodes.userId, patient.id)).orderBy(otpCodes.id)).map(
      ({ state }) => state,
    );

  test('6.5.1: it is right once', async () => {
    const code = await issue();
    expect(code).toMatch(/^\d{6}$/);
    expect([await outcome(code), await outcome(code)]).toEqual(['ok', 'OTP_EXPIRED']);
    expect(await states()).toEqual(['consumed']);
  });

  test('a right one shows that messages arrive again where one came back before', async () => {
    const { db } = clinic.database;
    const phone = String(patient.phone);
    const isLost = async () => (await unreachableAmong(db, clinic.services.cipher, [phone])).has(phone);
    await issue();
    await db.update(outbox).set({ receipt: 'bounced', receiptAt: defaultNow }).where(eq(outbox.userId, patient.id));
    const code = await issue(later(60));
    expect(await outcome(wrong(code), later(61))).toBe('OTP_INVALID');
    expect(await isLost()).toBe(true);
    expect(await outcome(code, later(62))).toBe('ok');
    expect(await isLost()).toBe(false);
  });

  test('6.5.2: what is stored does not tell it', async () => {
    const code = await issue();
    const [row] = await clinic.database.db.select().from(otpCodes).where(eq(otpCodes.userId, patient.id));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.codeHash).toHaveLength(32);
  });

  test('6.5.5: it is good for ten minutes and no longer', async () => {
    const code = await issue();
    expect(await outcome(code, later(600))).toBe('OTP_EXPIRED');
    expect(await outcome(code, later(599))).toBe('ok');
  });

  test('five wrong tries lock it, also for who knows it', async () => {
    const code = await issue();
    const tries: string[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) tries.push(await outcome(wrong(code)));
    expect(tries).toEqual(Array<string>(5).fill('OTP_INVALID'));
    expect(await outcome(code)).toBe('OTP_EXPIRED');
    expect(await states()).toEqual(['locked']);
  });

  test('V11: of a hundred guesses at once five count, and the right one among the rest opens nothing', async () => {
    const code = await issue();
    const guesses = await Promise.all(Array.from({ length: 100 }, () => outcome(wrong(code))));
    expect(guesses.filter((result) => result === 'OTP_INVALID')).toHaveLength(5);
    expect(await outcome(code)).toBe('OTP_EXPIRED');
  });

  test('sent twice at the same moment it is accepted once', async () => {
    const code = await issue();
    const results = await Promise.all([outcome(code), outcome(code)]);
    expect(results.sort()).toEqual(['OTP_EXPIRED', 'ok']);
  });

  test('a new one ends the one before it', async () => {
    const first = await issue();
    const second = await issue(later(60));
    expect(await states()).toEqual(['superseded', 'live']);
    const old = first === second ? wrong(second) : first;
    expect([await outcome(old), await outcome(second)]).toEqual(['OTP_INVALID', 'ok']);
  });

  test('it is good for its purpose and its owner only', async () => {
    const code = await issue();
    await expect(check(code, defaultNow, 'change-phone')).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    const owner = { userId: (await aPatient(clinic)).id };
    await expect(
      checkCode(clinic.database.db, clinic.settings, { owner, purpose: 'verify-phone', code, now: defaultNow }),
    ).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  test('requests at the same moment leave one live code', async () => {
    await Promise.all([issue(), issue(), issue()]);
    expect((await states()).filter((state) => state === 'live')).toHaveLength(1);
  });

  test('R17: another code after 60 seconds, five an hour for one number, ten from one place', async () => {
    const ask = (recipient: string, ip: string, seconds: number) =>
      countCodeRequest(clinic.database.db, { recipient, network: networkOfAddress(ip), now: later(seconds) }).then(
        () => 0,
        (error: ClinicError) => error.retryAfterSeconds,
      );
    const [number, place] = [`+96650000${patient.id}`, `10.9.0.${patient.id}`];
    expect([await ask(number, place, 0), await ask(number, place, 20), await ask(number, place, 60)]).toEqual([
      0, 40, 0,
    ]);
    for (let minute = 2; minute < 5; minute += 1) expect(await ask(number, place, minute * 60)).toBe(0);
    expect(await ask(number, place, 600)).toBe(3000);
    expect(await ask(number, place, 3600)).toBe(0);

    const waits: (number | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) waits.push(await ask(`other-${at}`, `10.9.1.${patient.id}`, 0));
    expect(waits).toEqual([...Array<number>(10).fill(0), 3600]);
  });
});
