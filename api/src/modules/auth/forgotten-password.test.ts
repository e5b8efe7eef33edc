import { eq } from 'drizzle-orm';
import { isText } from '../../db/encrypted-columns.ts';
import { auditLog, notifications, users } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic, password } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { aForm, registeringAt } from '../../testing/registering.ts';
import { wayTo } from './forgotten-password.ts';

const secret = 'Qalb-7-wardat';

describe.each(engines)('a forgotten password on %s', (engine) => {
  let clinic: TestClinic;
  let patient: Patient;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    clinic.setNow(defaultNow);
    patient = await aPatient(clinic, { phoneVerifiedAt: defaultNow });
  });

  async function ask(identifier: string) {
    const browser = new Browser(clinic);
    const from = aVisitor();
    await browser.send('GET', '/api/csrf-cookie');
    const send = (url: string, body: unknown) => browser.send('POST', url, body, from);
    const answer = await send('/api/password/forgot', { identifier });
    const reset = (code: string, chosen = secret) =>
      send('/api/password/reset', { code, password: chosen, password_confirmation: chosen });
    return { browser, answer, reset };
  }
  const signIn = (withPassword: string, browser = new Browser(clinic)) =>
    browser
      .send('GET', '/api/csrf-cookie')
      .then(() => browser.send('POST', '/api/login', { identifier: patient.email, password: withPassword }, aVisitor()))
      .then(({ statusCode }) => statusCode);
  const number = () => String(patient.phone);

  test('422 without an address or number, and for a password that is none', async () => {
    const { answer, reset } = await ask(' ');
    expect(refusalIn(answer).errors).toEqual({ identifier: ['validation.required'] });
    expect(refusalIn(await reset('12', 'short')).errors).toEqual({
      code: ['code.incomplete'],
      password: ['password.tooShort', 'password.upper', 'password.number'],
    });
  });

  test('S17, 7.4.3: a code gives a new password; all sessions end, and the owner is told', async () => {
    const { answer, browser, reset } = await ask(`0${number().slice(4)}`);
    expect([answer.statusCode, answer.body]).toEqual([202, 'null']);
    const code = await codeSentTo(clinic, number());
    expect((await reset(code)).statusCode).toBe(204);

    expect((await call(clinic, 'GET', '/api/user', { as: patient })).statusCode).toBe(401);
    expect([await signIn(password), await signIn(secret)]).toEqual([401, 200]);
    expect(browser.jar.has('__Host-reset')).toBe(false);
    const [row] = await clinic.database.db.select().from(users).where(eq(users.id, patient.id));
    expect(row?.passwordChangedAt).toEqual(defaultNow);
    const notified = await clinic.database.db.select().from(notifications).where(eq(notifications.userId, patient.id));
    expect(notified.map(({ kind }) => kind)).toEqual(['account.password-changed']);
    expect((await messagesTo(clinic, patient.email)).length).toBeGreaterThan(0);
    const actions = await clinic.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${patient.id}`));
    expect(actions.map(({ action }) => action)).toEqual(['account.password-reset', 'session.opened']);
    expect((await reset(code)).statusCode).toBe(410);
  });

  test('V10: it ends the wait of the account, and the device counts as known', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('wrong');
    expect(await signIn(password)).toBe(429);
    const { browser, reset } = await ask(number());
    await reset(await codeSentTo(clinic, number()));
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('wrong');
    expect([await signIn(secret), await signIn(secret, browser)]).toEqual([429, 200]);
  });

  test('6.2.4: a poor password is refused before the code is used up', async () => {
    const { reset } = await ask(number());
    const code = await codeSentTo(clinic, number());
    expect(refusalIn(await reset(code, 'Password1')).errors).toEqual({ password: ['password.common'] });
    const own = `Aa${number().slice(-9)}`;
    expect(refusalIn(await reset(code, own)).errors).toEqual({ password: ['password.personal'] });
    expect((await reset(code)).statusCode).toBe(204);
  });

  test('the code is good in the browser that asked for it', async () => {
    await ask(number());
    const code = await codeSentTo(clinic, number());
    const { reset } = await ask('somebody-else@nabd.example');
    expect((await reset(code)).statusCode).toBe(422);
    const nobody = await call(clinic, 'POST', '/api/password/reset', {
      body: { code, password: secret },
      headers: aVisitor(),
    });
    expect(refusalIn(nobody)).toMatchObject({ status: 410, code: 'OTP_EXPIRED' });
    expect(await signIn(password)).toBe(200);
  });

  describe('a code that a stranger got for an address or number that they only say is theirs', () => {
    const { begin, seconds } = registeringAt(() => clinic);
    const passwordOf = async (id: number) =>
      (await clinic.database.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;

    test('does not open the account of who proves the number meanwhile, by registering', async () => {
      const number = `+9665${String(80_000_000 + Number(patient.id))}`;
      const stranger = await aPatient(clinic, { phone: number, emailVerifiedAt: defaultNow });
      const { reset } = await ask(number);
      const code = await codeSentTo(clinic, stranger.email);
      seconds(61);

      const form = { ...aForm(), phone: `0${number.slice(4)}` };
      const registering = await begin(form);
      expect((await registering.verify(await codeSentTo(clinic, number))).statusCode).toBe(200);
      const [owner] = await clinic.database.db.select().from(users).where(isText(users.phone, number));
      const before = await passwordOf(owner?.id ?? 0);
      expect(before).toEqual(expect.any(String));

      expect(refusalIn(await reset(code))).toMatchObject({ status: 422, code: 'OTP_INVALID' });
      expect(await passwordOf(owner?.id ?? 0)).toBe(before);
    });

    test('does not open the account that takes the address meanwhile', async () => {
      const stranger = await aPatient(clinic, { phoneVerifiedAt: defaultNow });
      const { reset } = await ask(stranger.email);
      const code = await codeSentTo(clinic, String(stranger.phone));
      seconds(61);
      const to = (body: unknown, step = '') =>
        call(clinic, 'POST', `/api/account/email${step}`, { as: patient, body, headers: aVisitor() });
      expect((await to({ email: stranger.email })).statusCode).toBe(202);
      expect((await to({ code: await codeSentTo(clinic, stranger.email) }, '/confirm')).statusCode).toBe(200);
      const before = await passwordOf(patient.id);

      expect(refusalIn(await reset(code))).toMatchObject({ status: 422, code: 'OTP_INVALID' });
      expect(await passwordOf(patient.id)).toBe(before);
    });
  });

  test('V9, 6.3.8: without an account every answer is the same, and nothing is sent', async () => {
    const known = await ask(patient.email);
    const unknown = await ask('nobody@nabd.example');
    expect([unknown.answer.statusCode, unknown.answer.body]).toEqual([known.answer.statusCode, known.answer.body]);
    expect([...unknown.browser.jar.keys()]).toEqual([...known.browser.jar.keys()]);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const [first, second] = [refusalIn(await known.reset('000000')), refusalIn(await unknown.reset('000000'))];
      expect(second).toEqual(first);
    }
    // Whoever asks again elsewhere learns nothing from the first browser either.
    clinic.setNow(new Date(defaultNow.getTime() + 60_000));
    await ask(patient.email);
    await ask('nobody@nabd.example');
    expect(refusalIn(await unknown.reset('000000'))).toEqual(refusalIn(await known.reset('000000')));
    expect(await messagesTo(clinic, 'nobody@nabd.example')).toEqual([]);
  });

  test('a code of the address ends with the password that the number brought', async () => {
    await clinic.database.db.update(users).set({ emailVerifiedAt: defaultNow }).where(eq(users.id, patient.id));
    const byEmail = await ask(patient.email);
    const code = await codeSentTo(clinic, patient.email);
    const byPhone = await ask(number());
    expect((await byPhone.reset(await codeSentTo(clinic, number()))).statusCode).toBe(204);
    expect((await byEmail.reset(code, 'Qalb-8-wardat')).statusCode).toBe(410);
  });

  test('an account that is locked gets no code', async () => {
    await clinic.database.db.update(users).set({ status: 'locked' }).where(eq(users.id, patient.id));
    expect((await ask(number())).answer.statusCode).toBe(202);
    expect(await messagesTo(clinic, number())).toEqual([]);
  });

  test('R17: another code after 60 seconds, five an hour', async () => {
    await ask(number());
    const early = (await ask(number())).answer;
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
    for (let minute = 1; minute < 5; minute += 1) {
      clinic.setNow(new Date(defaultNow.getTime() + minute * 60_000));
      expect((await ask(number())).answer.statusCode).toBe(202);
    }
    clinic.setNow(new Date(defaultNow.getTime() + 5 * 60_000));
    expect((await ask(number())).answer.statusCode).toBe(429);
  });
});

test.each([
  ['email', true, true, 'email'],
  ['email', false, true, 'sms'],
  ['email', true, false, 'email'],
  ['email', false, false, 'email'],
  ['phone', true, true, 'sms'],
  ['phone', false, true, 'sms'],
  ['phone', true, false, 'email'],
  ['phone', false, false, 'email'],
] as const)(
  '6.3.8: by %s, address proved %s, number proved %s: the code goes by %s',
  (typed, email, phone, channel) => {
    const at = (proved: boolean) => (proved ? defaultNow : null);
    const account = {
      email: 'a@nabd.example',
      emailVerifiedAt: at(email),
      phone: '+966500000000',
      phoneVerifiedAt: at(phone),
    };
    expect(wayTo(account, typed).channel).toBe(channel);
  },
);
