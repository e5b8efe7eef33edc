import { contactMessages } from '../../db/schema.ts';
import { openChannels } from '../../messaging/channels.ts';
import { createSender } from '../../messaging/sender.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, inbox, openInbox, post, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { startMailServer } from '../../testing/smtp.ts';
import { detailsOf } from './repo.ts';

const message = {
  firstName: 'نورة',
  lastName: 'القحطاني',
  email: 'noura@mail.example',
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  subject: 'complaint',
  message: 'انتظرت ساعة كاملة قبل الدخول إلى العيادة.',
};
const url = '/api/contact-messages';

describe.each(engines)('the contact form on %s', (engine) => {
  let clinic: TestClinic;
  const stored = () => clinic.database.db.select().from(contactMessages);
  const referenceIn = (answer: { json: () => unknown }) =>
    (answer.json() as { data: { reference: string } }).data.reference;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    await openInbox(clinic);
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE contact_messages, outbox, rate_limits, idempotency_keys'));
  afterAll(() => clinic.close());

  test.each([
    ['firstName', '', 'validation.required'],
    ['lastName', 'ن', 'validation.tooShort'],
    ['email', 'noura@mail', 'validation.email'],
    ['phone', '123', 'validation.phone'],
    ['subject', 'praise', 'validation.required'],
    ['message', 'قصير', 'validation.tooShort'],
    ['message', 'ن'.repeat(2001), 'validation.tooLong'],
  ])('S130: %s «%s» is refused by name', async (field, value, key) => {
    const answer = refusalIn(await post(clinic, url, { ...message, [field]: value }));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(answer.errors?.[field]).toContain(key);
    expect(await stored()).toEqual([]);
  });

  test('S130: a message is stored, answered with a reference and passed on to the clinic', async () => {
    const answer = await post(clinic, url, message);
    expect(answer.statusCode).toBe(201);
    const reference = referenceIn(answer);
    expect(reference).toMatch(/^NB-[2-9A-Z]{6}$/);

    const [row] = await stored();
    expect(row).toMatchObject({ reference, subject: 'complaint', lang: 'ar' });
    const details = JSON.parse(clinic.cipher.decrypt(row?.detailsEnc ?? Buffer.of(), detailsOf(reference))) as unknown;
    expect(details).toEqual({ ...message, subject: undefined, phone: '+966551234567' });

    const [mail] = await messagesTo(clinic, inbox);
    expect(mail?.body).toContain(message.message);
    expect(mail?.subject).toContain(reference);
    expect(mail?.subject).not.toContain('نورة');
  });

  test('one message that came back from the inbox keeps none of the later ones from it', async () => {
    const server = await startMailServer();
    const settings = { ...clinic.settings, email: { url: server.url, from: 'clinic@nabd.example', dkim: null } };
    const log = { error: () => undefined, info: () => undefined };
    const send = async () => {
      const channels = openChannels({ ...clinic.services, settings }, log);
      const sender = createSender({ services: clinic.services, channels, log, onOutcome: () => undefined });
      await sender.drain();
      await sender.stop();
    };
    server.judge(() => '550 5.1.1 no such mailbox');
    await post(clinic, url, message);
    await send();
    server.judge(() => null);
    const reference = referenceIn(await post(clinic, url, message));
    await send();
    await server.close();
    expect(server.received.map(({ to }) => to)).toEqual([[inbox]]);
    const left = await messagesTo(clinic, inbox);
    expect(left).toMatchObject([{ state: 'parked', receipt: 'bounced' }]);
    expect(left[0]?.dedupeKey).not.toBe(`contact:${reference}`);
  });

  test('V27: the stored row and the log name nobody', async () => {
    await post(clinic, url, message);
    const { rows } = await clinic.database.pool.query<{ row: Buffer }>(
      `SELECT convert_to(m::text, 'UTF8') || details_enc AS row FROM contact_messages m`,
    );
    const everything = Buffer.concat([...rows.map(({ row }) => row), Buffer.from(clinic.logged.join(''))]);
    expect(rows).toHaveLength(1);
    for (const secret of ['نورة', 'noura', '551234567', 'انتظرت']) expect(everything.includes(secret)).toBe(false);
  });

  test('a robot that fills in the trap is thanked, and nothing is stored', async () => {
    const answer = await post(clinic, url, { ...message, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(referenceIn(answer)).toMatch(/^NB-/);
    expect(await stored()).toEqual([]);
    expect(await messagesTo(clinic, inbox)).toEqual([]);
    expect((await post(clinic, url, { ...message, website: '' })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test('R5: one key is one message, and every answer is the same', async () => {
    const visitor = { ...aVisitor(), 'idempotency-key': 'b7d1a0c4' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(clinic, url, message, visitor)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    expect(await stored()).toHaveLength(1);
    expect(await messagesTo(clinic, inbox)).toHaveLength(1);
    const other = await post(clinic, url, { ...message, message: 'رسالة أخرى تمامًا' }, visitor);
    expect(refusalIn(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('without a key the same words from one address are one message for ten minutes', async () => {
    const visitor = aVisitor();
    const start = clinic.now();
    const first = await post(clinic, url, message, visitor);
    expect((await post(clinic, url, message, visitor)).body).toBe(first.body);
    await post(clinic, url, message);
    expect(await stored()).toHaveLength(2);
    clinic.setNow(new Date(start.getTime() + 10 * 60_000));
    expect((await post(clinic, url, message, visitor)).body).not.toBe(first.body);
    expect(await stored()).toHaveLength(3);
    clinic.setNow(start);
  });

  test('E7 and R17: five an hour from one address, in words and with the time to wait; others are not hindered', async () => {
    const visitor = aVisitor();
    const write = (n: number) => post(clinic, url, { ...message, message: `الرسالة رقم ${n}` }, visitor);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(write));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBe(3600);
    expect(refused?.json<{ message: string }>().message).toContain('بعد 60 دقيقة');
    expect((await post(clinic, url, message)).statusCode).toBe(201);
  });

  test('E7: a repeated message costs no attempt', async () => {
    const visitor = { ...aVisitor(), 'idempotency-key': 'again' };
    for (let n = 0; n < 8; n += 1) expect((await post(clinic, url, message, visitor)).statusCode).toBe(201);
  });

  test('V5: what a browser sends without our token is refused', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(refusalIn(await call(clinic, 'POST', url, { body: message, headers: foreign }))).toMatchObject({
      status: 403,
      code: 'CSRF_MISMATCH',
    });
    expect(await stored()).toEqual([]);
  });

  test('when the message cannot be queued, nothing is stored and it can be sent again', async () => {
    const visitor = aVisitor();
    await clinic.database.pool.query('ALTER TABLE outbox RENAME TO outbox_away');
    expect((await post(clinic, url, message, visitor)).statusCode).toBe(500);
    await clinic.database.pool.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(await stored()).toEqual([]);
    expect((await post(clinic, url, message, visitor)).statusCode).toBe(201);
  });
});
