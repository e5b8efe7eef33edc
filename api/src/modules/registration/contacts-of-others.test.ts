import { eq } from 'drizzle-orm';
import { auditLog, registrations, users } from '../../db/schema.ts';
import { notifyUser } from '../../messaging/notify.ts';
import { siteOrigin } from '../../testing/browser.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { aPatient, defaultNow, openClinic } from '../../testing/clinic.ts';
import { codeSentTo } from '../../testing/codes.ts';
import { engines } from '../../testing/database.ts';
import { messagesTo } from '../../testing/messages.ts';
import { aForm, registeringAt, stored } from '../../testing/registering.ts';

describe.each(engines)('registering with the contacts of others on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.setNow(defaultNow));

  const { begin, accountOf, seconds } = registeringAt(() => clinic);

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

    test('whoever loses it is told at the number, and written to there from then on', async () => {
      const { form, stranger } = await taken();
      const { verify } = await begin({ ...aForm(), email: form.email });
      expect((await verify(await codeSentTo(clinic, form.email))).statusCode).toBe(200);
      const toNumber = async () => (await messagesTo(clinic, stored(form))).map(({ body }) => body);
      expect((await toNumber()).at(-1)).toMatch(/أثبت شخص آخر أن البريد الإلكتروني/);

      const says = (body: string) => ({ subject: body, body, sms: body });
      await clinic.database.db.transaction((tx) =>
        notifyUser({ tx, mail: clinic.services.mail, now: clinic.now() }, Number(stranger?.id), {
          dedupeKey: `moved:${stranger?.id}`,
          translations: { ar: says('نقلنا موعدك'), en: says('Your visit was moved') },
        }),
      );
      expect((await toNumber()).at(-1)).toBe('نقلنا موعدك');
      expect(await messagesTo(clinic, `released-${stranger?.publicId}@released.invalid`)).toEqual([]);
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
});
