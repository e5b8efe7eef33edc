import { and, eq } from 'drizzle-orm';
import type { LoginResponse } from '@clinic/contracts';
import { consents, otpCodes, registrations } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { purgeRegistrations } from './retention.ts';
import { aForm, registeringAt, stored } from '../../testing/registering.ts';

describe.each(engines)('registration on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const { aBrowser, begin, accountOf, seconds } = registeringAt(() => clinic);

  test('S17, S72, S76: a code by SMS opens the account, with consents, and signs in', async () => {
    const form = { ...aForm(), marketing: true };
    const { browser, answer, id, verify } = await begin(form);
    expect(answer.statusCode).toBe(202);
    expect(await accountOf(form.email)).toBeUndefined();
    expect(browser.jar.has('__Host-sid')).toBe(false);

    const done = await verify(await codeSentTo(clinic, stored(form)));
    expect(done.statusCode).toBe(200);
    expect(done.json<LoginResponse>().user).toEqual({
      name: form.name,
      role: 4,
      phone_verified_at: defaultNow.toISOString(),
    });
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ email: form.email, phone: stored(form) });
    const account = await accountOf(form.email);
    expect(account).toMatchObject({ name: form.name, phone: stored(form), emailVerifiedAt: null, lang: 'ar' });
    const agreed = await clinic.database.db
      .select()
      .from(consents)
      .where(eq(consents.userId, Number(account?.id)));
    expect(agreed.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['terms', true],
      ['marketing', true],
    ]);
    expect(browser.jar.has('__Host-pending')).toBe(false);
    expect((await clinic.database.db.select().from(registrations).where(eq(registrations.publicId, id))).length).toBe(
      0,
    );
    expect((await messagesTo(clinic, form.email)).map(({ subject }) => subject)).toEqual(['أهلًا بك في عيادات نبض']);
  });

  test('E8: marketing is off unless it was asked for; the language of messages is the form’s', async () => {
    const form = aForm();
    const { browser, from } = { browser: new Browser(clinic), from: aVisitor() };
    await browser.send('GET', '/api/csrf-cookie');
    const { marketing: _, ...silent } = form;
    const english = { ...from, 'accept-language': 'en' };
    const answer = await browser.send('POST', '/api/register', silent, english);
    const id = answer.json<{ data: { registration: string } }>().data.registration;
    const [message] = await messagesTo(clinic, stored(form));
    expect(message?.subject).toBe('Your code to open an account');
    const code = await codeSentTo(clinic, stored(form));
    expect((await browser.send('POST', `/api/phone/verification/${id}`, { code }, english)).statusCode).toBe(200);
    const account = await accountOf(form.email);
    expect(account?.lang).toBe('en');
    const given = eq(consents.userId, Number(account?.id));
    expect(await clinic.database.db.$count(consents, and(given, eq(consents.kind, 'marketing')))).toBe(0);
  });

  test('an account is opened at the first code, also when that loses a race', async () => {
    const { pool } = clinic.database;
    const form = aForm();
    const { verify } = await begin(form);
    await pool.query(`CREATE SEQUENCE races; CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('races') = 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF; RETURN NULL; END $$;
      CREATE TRIGGER lose AFTER DELETE ON registrations FOR EACH ROW EXECUTE FUNCTION lose()`);
    try {
      expect((await verify(await codeSentTo(clinic, stored(form)))).statusCode).toBe(200);
      expect(await accountOf(form.email)).toMatchObject({ name: form.name, phone: stored(form) });
      expect(await messagesTo(clinic, form.email)).toHaveLength(1);
    } finally {
      await pool.query('DROP FUNCTION lose() CASCADE; DROP SEQUENCE races');
    }
  });

  describe('422 names the field', () => {
    const cases: [string, Partial<Record<keyof ReturnType<typeof aForm>, unknown>>, Record<string, string[]>][] = [
      ['no name', { name: ' ' }, { name: ['validation.required', 'validation.tooShort'] }],
      ['an address without a place', { email: 'hind@' }, { email: ['validation.email'] }],
      ['a landline', { phone: '0112345678' }, { phone: ['validation.phone'] }],
      ['a short password', { password: 'Ab3' }, { password: ['password.tooShort'] }],
      ['no capital letter', { password: 'qalb-7-wardat' }, { password: ['password.upper'] }],
      ['no small letter', { password: 'QALB-7-WARDAT' }, { password: ['password.lower'] }],
      ['no number', { password: 'Qalb-wardat' }, { password: ['password.number'] }],
      ['two passwords', { password_confirmation: 'Qalb-8-wardat' }, { password_confirmation: ['password.mismatch'] }],
      ['terms', { terms_accepted: false }, { terms_accepted: ['register.errors.terms'] }],
    ];
    test.each(cases)('S76: %s', async (_name, change, errors) => {
      const typedTwice = 'password' in change ? { password_confirmation: change.password } : {};
      const { answer } = await begin({ ...aForm(), ...typedTwice, ...change } as ReturnType<typeof aForm>);
      expect(refusalIn(answer)).toEqual({ status: 422, code: 'VALIDATION', errors });
    });

    test.each([
      ['a common one', 'Password1', 'password.common'],
      ['a common one of this place', 'Nabd2026', 'password.common'],
      ['a row of keys', 'Qwerty12345', 'password.common'],
    ])('6.2.4: %s', async (_name, password, key) => {
      const { answer } = await begin({ ...aForm(), password, password_confirmation: password });
      expect(refusalIn(answer).errors).toEqual({ password: [key] });
    });

    test('6.2.4: the name of the address, and the number, in any form', async () => {
      for (const own of ['Hind', '٠٥٥١٢٣٤٥٦٧']) {
        const form = { ...aForm(), email: 'hind@nabd.example', phone: '055 123 4567' };
        const password = `${own}-Wardat9`;
        const { answer } = await begin({ ...form, password, password_confirmation: password });
        expect(refusalIn(answer).errors).toEqual({ password: ['password.personal'] });
      }
    });
  });

  test.each(['05', '+9665', '009665', '9665', '٠٥', '۰۵'])('E6: a number may begin with %s', async (start) => {
    const form = aForm();
    const phone = `${start}${form.phone.slice(2, 5)} ${form.phone.slice(5)}`;
    await begin({ ...form, phone });
    expect(await codeSentTo(clinic, stored(form))).toMatch(/^\d{6}$/);
  });

  describe('Q31: the code is asked for in the browser that began', () => {
    test('elsewhere it opens nothing, and an unknown id answers the same', async () => {
      const form = aForm();
      const { id, verify } = await begin(form);
      const code = await codeSentTo(clinic, stored(form));
      const { browser, send } = aBrowser();
      await browser.send('GET', '/api/csrf-cookie');
      const elsewhere = await send(`/api/phone/verification/${id}`, { code });
      const unknown = await send('/api/phone/verification/6f1f8c1e-5a2b-4c58-9f5f-0a1b2c3d4e5f', { code });
      expect(refusalIn(elsewhere)).toEqual({ status: 410, code: 'OTP_EXPIRED', errors: undefined });
      expect(refusalIn(unknown)).toEqual(refusalIn(elsewhere));
      expect((await send(`/api/phone/verification/${id}/code`, {})).statusCode).toBe(202);
      expect(await messagesTo(clinic, stored(form))).toHaveLength(1);
      expect((await verify(code)).statusCode).toBe(200);
    });

    test('422 for a code that is none, and for a wrong one', async () => {
      const { verify } = await begin(aForm());
      expect(refusalIn(await verify('12'))).toMatchObject({ status: 422, errors: { code: ['code.incomplete'] } });
      const wrong = await verify('000000');
      expect(refusalIn(wrong)).toEqual({ status: 422, code: 'OTP_INVALID', errors: { code: ['code.wrong'] } });
    });

    test('E6: Arabic digits and spaces are a code too', async () => {
      const form = aForm();
      const { verify } = await begin(form);
      const code = await codeSentTo(clinic, stored(form));
      const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
      expect((await verify(` ${arabic.slice(0, 3)} ${arabic.slice(3)}`)).statusCode).toBe(200);
    });
  });

  test('Q32: by e-mail instead: the account is opened, and its number is not verified', async () => {
    const form = aForm();
    const { send, id, verify } = await begin(form);
    const bySms = await codeSentTo(clinic, stored(form));
    expect((await send(`/api/phone/verification/${id}/code`, { channel: 'email' })).statusCode).toBe(202);
    const byEmail = await codeSentTo(clinic, form.email);
    if (bySms !== byEmail) expect((await verify(bySms)).statusCode).toBe(422);
    expect((await verify(byEmail)).statusCode).toBe(200);
    expect(await accountOf(form.email)).toMatchObject({ phoneVerifiedAt: null, emailVerifiedAt: defaultNow });
  });

  test('R17: another code after 60 seconds', async () => {
    const form = aForm();
    const { send, id } = await begin(form);
    const early = await send(`/api/phone/verification/${id}/code`, { channel: 'sms' });
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '60']);
    seconds(60);
    expect((await send(`/api/phone/verification/${id}/code`, { channel: 'sms' })).statusCode).toBe(202);
    expect(await messagesTo(clinic, stored(form))).toHaveLength(2);
  });

  describe('Q32: a member verifies the number of the account', () => {
    test('401 for nobody, nothing for another’s id, 422, then 200', async () => {
      const patient = await aPatient(clinic);
      const other = await aPatient(clinic);
      const url = (id: string) => `/api/phone/verification/${id}`;
      const post = (to: string, body: unknown, as?: typeof patient) =>
        call(clinic, 'POST', to, { body, headers: aVisitor(), ...(as ? { as } : {}) });
      expect((await post(`${url(other.publicId)}/code`, {}, patient)).statusCode).toBe(202);
      expect(await messagesTo(clinic, String(other.phone))).toEqual([]);

      expect((await post(`${url(patient.publicId)}/code`, {}, patient)).statusCode).toBe(202);
      const code = await codeSentTo(clinic, String(patient.phone));
      expect(refusalIn(await post(url(patient.publicId), { code })).code).toBe('OTP_EXPIRED');
      expect(refusalIn(await post(url(patient.publicId), { code }, other)).code).toBe('OTP_EXPIRED');
      const done = await post(url(patient.publicId), { code }, patient);
      expect([done.statusCode, done.json()]).toEqual([
        200,
        { access_token: null, user: { name: patient.name, role: 4, phone_verified_at: defaultNow.toISOString() } },
      ]);
      seconds(60);
      expect((await post(`${url(patient.publicId)}/code`, {}, patient)).statusCode).toBe(202);
      expect(await messagesTo(clinic, String(patient.phone))).toHaveLength(1);
    });
  });

  test('E8: what nobody finished is forgotten', async () => {
    const { id } = await begin(aForm());
    await purgeRegistrations(clinic.services);
    const rows = () => clinic.database.db.select().from(registrations).where(eq(registrations.publicId, id));
    expect(await rows()).toHaveLength(1);
    seconds(2 * 60 * 60);
    await purgeRegistrations(clinic.services);
    expect(await rows()).toEqual([]);
    expect(await clinic.database.db.$count(otpCodes)).toBe(0);
  });
});
