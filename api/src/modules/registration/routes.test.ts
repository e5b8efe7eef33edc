import { and, eq } from 'drizzle-orm';
import type { LoginResponse } from '@clinic/contracts';
import { isText } from '../../db/encrypted-columns.ts';
import { auditLog, consents, otpCodes, registrations, users } from '../../db/schema.ts';
import { Browser, siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, defaultNow, openClinic } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { purgeRegistrations } from './retention.ts';

const secret = 'Qalb-7-wardat';
let people = 0;

describe.each(engines)('registration on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const aForm = () => {
    people += 1;
    return {
      name: 'هند القحطاني',
      email: `hind${people}@nabd.example`,
      phone: `055${String(1_000_000 + people)}`,
      password: secret,
      password_confirmation: secret,
      terms_accepted: true,
      marketing: false,
    };
  };
  const stored = (form: { phone: string }) => `+966${form.phone.slice(1)}`;
  /** A browser at an address of its own, as the site’s proxy passes it on. */
  function aBrowser() {
    const browser = new Browser(clinic);
    const from = aVisitor();
    return { browser, send: (url: string, body?: unknown) => browser.send('POST', url, body, from) };
  }
  async function begin(form: ReturnType<typeof aForm>) {
    const { browser, send } = aBrowser();
    await browser.send('GET', '/api/csrf-cookie');
    const answer = await send('/api/register', form);
    const id = answer.json<{ data?: { registration: string } }>().data?.registration ?? '';
    return { browser, send, answer, id, verify: (code: string) => send(`/api/phone/verification/${id}`, { code }) };
  }
  const accountOf = async (email: string) =>
    (await clinic.database.db.select().from(users).where(isText(users.email, email)))[0];
  const seconds = (count: number) => clinic.setNow(new Date(defaultNow.getTime() + count * 1000));

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

  describe('V9, 6.3.8: an address or number that has an account', () => {
    const withoutIds = (answer: { json: () => unknown; body: string; statusCode: number }, id: string) => [
      answer.statusCode,
      answer.body.replaceAll(id, 'id').replace(/"request_id":"[^"]*"/, ''),
    ];

    test.each(['email', 'phone', 'both'])('%s: every answer is the same, and nobody gets in', async (known) => {
      const owner = await aPatient(clinic);
      const form = aForm();
      const taken = {
        ...form,
        ...(known === 'phone' ? {} : { email: owner.email.toUpperCase() }),
        ...(known === 'email' ? {} : { phone: `0${String(owner.phone).slice(4)}` }),
      };
      const stranger = await begin(taken);
      const newcomer = await begin(aForm());
      const both = [stranger, newcomer] as const;
      const same = (answers: [Parameters<typeof withoutIds>[0], Parameters<typeof withoutIds>[0]]) => {
        const [first, second] = answers;
        expect(withoutIds(first, stranger.id)).toEqual(withoutIds(second, newcomer.id));
      };
      same([stranger.answer, newcomer.answer]);
      expect([...stranger.browser.jar.keys()]).toEqual([...newcomer.browser.jar.keys()]);
      for (let attempt = 0; attempt < 6; attempt += 1) {
        same((await Promise.all(both.map(({ verify }) => verify('000000')))) as [never, never]);
      }
      expect((await stranger.verify('000000')).statusCode).toBe(410);
      for (const channel of ['sms', 'email']) {
        same(
          (await Promise.all(both.map(({ send, id }) => send(`/api/phone/verification/${id}/code`, { channel })))) as [
            never,
            never,
          ],
        );
      }

      const sent = [...(await messagesTo(clinic, owner.email)), ...(await messagesTo(clinic, String(owner.phone)))];
      expect(sent.map(({ channel }) => channel).sort()).toEqual(
        known === 'both' ? ['email', 'sms'] : [known === 'phone' ? 'sms' : 'email'],
      );
      expect(sent.every(({ body }) => !/\d{6}/.test(body))).toBe(true);
      if (known === 'email') expect(await messagesTo(clinic, stored(form))).toEqual([]);
    });

    test('what stands for it holds nothing of who typed it', async () => {
      const owner = await aPatient(clinic);
      const { id } = await begin({ ...aForm(), email: owner.email });
      const [row] = await clinic.database.db.select().from(registrations).where(eq(registrations.publicId, id));
      expect(row).toMatchObject({ name: null, email: null, phone: null, passwordHash: null });
    });

    test('once a day is enough to be told', async () => {
      const owner = await aPatient(clinic);
      await begin({ ...aForm(), email: owner.email });
      await begin({ ...aForm(), email: owner.email });
      expect(await messagesTo(clinic, owner.email)).toHaveLength(1);
    });
  });

  test('of two registrations for one number the first to be proved gets it', async () => {
    const form = aForm();
    const first = await begin(form);
    const code = await codeSentTo(clinic, stored(form));
    seconds(60);
    const second = await begin({ ...form, email: `other-${form.email}` });
    const later = await codeSentTo(clinic, stored(form));
    const [a, b] = await Promise.all([first.verify(code), second.verify(later)]);
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 410]);
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

  describe('an address that a stranger gave with a number of their own', () => {
    const taken = async () => {
      const form = aForm();
      const { verify } = await begin(form);
      expect((await verify(await codeSentTo(clinic, stored(form)))).statusCode).toBe(200);
      return { form, stranger: await accountOf(form.email) };
    };

    test('is not kept from its owner: the code goes there, and who types it has the address', async () => {
      const { form, stranger } = await taken();
      const owner = { ...aForm(), email: form.email };
      const { verify } = await begin(owner);
      expect(await messagesTo(clinic, stored(owner))).toEqual([]);
      expect((await verify(await codeSentTo(clinic, form.email))).statusCode).toBe(200);
      expect(await accountOf(form.email)).toMatchObject({ phone: stored(owner), emailVerifiedAt: defaultNow });
      const [left] = await clinic.database.db
        .select()
        .from(users)
        .where(eq(users.id, Number(stranger?.id)));
      expect(left).toMatchObject({ phone: stored(form), email: `released-${stranger?.publicId}@released.invalid` });
      // Proved, it is its owner's: the next stranger is refused like anybody.
      const next = { ...aForm(), email: form.email };
      await begin(next);
      expect(await messagesTo(clinic, stored(next))).toEqual([]);
      expect(await accountOf(form.email)).toMatchObject({ phone: stored(owner) });
    });

    test('another code goes there too, whatever way was asked for', async () => {
      const { form } = await taken();
      const owner = { ...aForm(), email: form.email };
      const { send, id, verify } = await begin(owner);
      seconds(61);
      expect((await send(`/api/phone/verification/${id}/code`, { channel: 'sms' })).statusCode).toBe(202);
      expect(await messagesTo(clinic, stored(owner))).toEqual([]);
      expect((await verify(await codeSentTo(clinic, form.email))).statusCode).toBe(200);
    });

    test('is not taken by who cannot read its mail', async () => {
      const { form, stranger } = await taken();
      const { verify } = await begin({ ...aForm(), email: form.email });
      expect((await verify('000000')).statusCode).toBe(422);
      expect((await accountOf(form.email))?.id).toBe(stranger?.id);
    });
  });

  describe('a number that a stranger gave with an address of their own', () => {
    const taken = async () => {
      const form = aForm();
      const { send, id, verify } = await begin(form);
      seconds(61);
      await send(`/api/phone/verification/${id}/code`, { channel: 'email' });
      expect((await verify(await codeSentTo(clinic, form.email))).statusCode).toBe(200);
      // What came before went to the number's owner.
      const before = (await messagesTo(clinic, stored(form))).length;
      return { form, before, stranger: await accountOf(form.email) };
    };

    test('is not kept from its owner: the code goes there, whatever way was asked for, and who types it has the number', async () => {
      const { form, before, stranger } = await taken();
      const owner = { ...aForm(), phone: form.phone };
      const { send, id, verify } = await begin(owner);
      expect(await messagesTo(clinic, stored(form))).toHaveLength(before + 1);
      seconds(122);
      expect((await send(`/api/phone/verification/${id}/code`, { channel: 'email' })).statusCode).toBe(202);
      expect(await messagesTo(clinic, owner.email)).toEqual([]);
      expect((await verify(await codeSentTo(clinic, stored(form)))).statusCode).toBe(200);
      expect(await accountOf(owner.email)).toMatchObject({ phone: stored(form), phoneVerifiedAt: clinic.now() });
      expect(await accountOf(form.email)).toMatchObject({ id: stranger?.id, phone: null, status: 'active' });
      const [released] = await clinic.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'account.phone-released'));
      expect(released?.subject).toBe(`user:${stranger?.id}`);
    });

    test('one code does not free both: the address of one account and the number of another', async () => {
      const { form } = await taken();
      const other = aForm();
      expect((await (await begin(other)).verify(await codeSentTo(clinic, stored(other)))).statusCode).toBe(200);
      const sent = (await messagesTo(clinic, other.email)).length;
      const { verify } = await begin({ ...aForm(), phone: form.phone, email: other.email });
      expect((await messagesTo(clinic, other.email)).map(({ body }) => /\b\d{6}\b/.test(body)).slice(sent)).toEqual([]);
      expect((await verify('000000')).statusCode).toBe(422);
      expect(await accountOf(form.email)).toMatchObject({ phone: stored(form) });
    });
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
