import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { randomFrom } from '../demo/random-from.ts';
import { dayMs } from '../durations.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { defaultNow, openClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import type { ProviderServer } from '../testing/provider-server.ts';
import { readSettings } from '../settings/settings.ts';
import { startProvider } from '../testing/provider-server.ts';
import { openChannels } from './channels.ts';
import type { Message } from './mail.ts';
import { createSender } from './sender.ts';
import { paidToday } from './paid-limits.ts';
import { smsSegments } from './sms-segments.ts';

const secret = 'a secret of the provider';
const number = '+966500000011';

describe.each(engines)('SMS on %s', (engine) => {
  let server: ProviderServer;
  let clinic: TestClinic;
  let lines: object[];
  let queued = 0;

  const open = (env: Record<string, string> = {}) =>
    openClinic(engine, {
      env: { SMS_PROVIDER: 'webhook', SMS_URL: server.url, SMS_SECRET: secret, SMS_SENDER: 'Nabd', ...env },
    });
  beforeAll(async () => {
    server = await startProvider();
    clinic = await open({
      SMS_PER_NUMBER: '3',
      SMS_PER_RANGE: '5',
      SMS_COUNTRIES: '+966:100,+44:1,*:0',
      SMS_BUDGET: '10',
    });
  });
  afterAll(async () => {
    await clinic.close();
    await server.close();
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE outbox, rate_limits');
    clinic.setNow(defaultNow);
    server.calls.length = 0;
    server.answer(() => ({ status: 202 }));
    lines = [];
  });

  const queue = (message: Partial<Message> = {}) =>
    clinic.database.db.transaction((tx) => {
      queued += 1;
      return clinic.services.mail.queue(tx, {
        ...{ dedupeKey: `sms:${queued}`, channel: 'sms', recipient: number, lang: 'ar', subject: '' },
        ...{ body: 'رمز إنشاء حسابك: 123456', createdAt: clinic.now() },
        ...message,
      });
    });
  const drain = async (settings = clinic.settings) => {
    await clinic.database.db.update(outbox).set({ dueAt: sql`now()` });
    const log = { error: (line: object) => lines.push(line), info: () => undefined };
    const services = { ...clinic.services, settings };
    const sender = createSender({ services, channels: openChannels(services, log), log, onOutcome: () => undefined });
    await sender.drain();
    await sender.stop();
  };
  const rows = () => clinic.database.db.select().from(outbox).orderBy(outbox.id);
  const form = () => Object.fromEntries(new URLSearchParams(server.calls[0]?.body));

  test('the webhook is signed and names the message', async () => {
    await queue();
    await drain();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', contentEnc: null });
    const [call] = server.calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      ...{ id: row?.reference, to: number, text: 'رمز إنشاء حسابك: 123456', lang: 'ar', sender: 'Nabd' },
    });
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = call?.headers ?? {};
    const mac = createHmac('sha256', secret)
      .update(`${String(id)}.${String(at)}.${call?.body}`)
      .digest('base64');
    expect([id, signature, call?.headers['idempotency-key']]).toEqual([row?.reference, `v1,${mac}`, row?.reference]);
  });

  test('a provider that already has the message is as good as one that takes it', async () => {
    await queue();
    server.answer(() => ({ status: 409 }));
    await drain();
    expect((await rows())[0]).toMatchObject({ state: 'sent' });
  });

  test.each([
    [400, 'parked'],
    [401, 'waiting'],
    [429, 'waiting'],
    [503, 'waiting'],
  ])('after %i the message is %s', async (status, state) => {
    await queue();
    server.answer(() => ({ status }));
    await drain();
    expect((await rows())[0]).toMatchObject({ state, failure: `HTTP ${status}` });
    // What was not taken costs nothing.
    expect(await paidToday(clinic.database.db, 'sms', clinic.now())).toBe(0);
  });

  test('with 30 % errors every message arrives, and none twice under its id', async () => {
    const generous = { ...clinic.settings.sms, limits: { number: 1000, range: 1000, budget: 1000 } };
    for (let n = 0; n < 60; n += 1) await queue();
    const random = randomFrom(15);
    const accepted = new Map<string, number>();
    server.answer(({ headers }) => {
      const id = String(headers['idempotency-key']);
      if (random() < 0.15) return { status: 503 };
      accepted.set(id, (accepted.get(id) ?? 0) + 1);
      // Half of the errors come after the message was taken: the next attempt is answered as a repetition.
      if (accepted.get(id) !== 1) return { status: 409 };
      return random() < 0.15 ? { status: 502 } : { status: 202 };
    });
    const settings = { ...clinic.settings, sms: generous as typeof clinic.settings.sms };
    for (let round = 0; round < 8; round += 1) await drain(settings);
    const stored = await rows();
    expect(stored.map(({ state }) => state)).toEqual(Array.from({ length: 60 }, () => 'sent'));
    expect([...accepted.keys()].sort()).toEqual(stored.map(({ reference }) => reference).sort());
    expect(stored.some(({ attempts }) => attempts > 1)).toBe(true);
  });

  test('a number, the numbers around it and a country have limits', async () => {
    for (let n = 0; n < 4; n += 1) await queue();
    await drain();
    // Numbers of the same range; what they leave of it does not depend on who is sent first.
    for (let n = 0; n < 3; n += 1) await queue({ recipient: `+96650000002${n}` });
    for (let n = 0; n < 2; n += 1) await queue({ recipient: `+4470000000${n}0` });
    await queue({ recipient: '+23276000000' });
    await drain();
    const refused = (await rows()).filter(({ state }) => state === 'parked').map(({ failure }) => failure);
    expect(refused.sort()).toEqual(['LIMIT sms-country', 'LIMIT sms-country', 'LIMIT sms-number', 'LIMIT sms-range']);
    expect(server.calls).toHaveLength(6);
    await clinic.database.pool.query('TRUNCATE outbox');
    clinic.setNow(new Date(defaultNow.getTime() + dayMs));
    await queue();
    await drain();
    expect((await rows())[0]).toMatchObject({ state: 'sent' });
  });

  test('when the budget of the day runs out somebody is told, codes have the rest, and the others wait', async () => {
    for (let n = 0; n < 9; n += 1) await queue({ recipient: `+9665${n}0000011` });
    await drain();
    expect((await rows()).filter(({ state }) => state === 'waiting')).toMatchObject([{ failure: 'LIMIT sms-budget' }]);
    expect(lines).toEqual([expect.objectContaining({ budget: 10 })]);
    for (let n = 0; n < 3; n += 1) await queue({ recipient: `+9665${n}1000011`, urgency: 'now' });
    await drain();
    expect(await paidToday(clinic.database.db, 'sms', clinic.now())).toBe(10);
    expect(server.calls).toHaveLength(10);
  });

  test('what is over the budget of the day waits for the next one, however often it is looked at', async () => {
    for (let n = 0; n < 9; n += 1)
      await queue({ recipient: `+9665${n}0000011`, expiresAt: new Date(defaultNow.getTime() + 3 * dayMs) });
    for (let n = 0; n < 30; n += 1) await drain();
    expect((await rows()).filter(({ state }) => state === 'waiting')).toMatchObject([
      { failure: 'LIMIT sms-budget', failedAttempts: 0, attempts: 0 },
    ]);
    clinic.setNow(new Date(defaultNow.getTime() + dayMs));
    await drain();
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('Unifonic gets the form of its API, and its refusals are understood', async () => {
    const settings = { ...clinic.settings.sms, provider: 'unifonic' } as typeof clinic.settings.sms;
    server.answer(() => ({ status: 200, body: '{"success":true,"errorCode":"ER-00","data":{}}' }));
    await queue();
    await drain({ ...clinic.settings, sms: settings });
    const [row] = await rows();
    expect(row?.state).toBe('sent');
    expect(form()).toMatchObject({
      AppSid: secret,
      SenderID: 'Nabd',
      Recipient: '966500000011',
      CorrelationID: row?.reference,
    });
    server.answer(() => ({
      status: 200,
      body: '{"success":false,"message":"Dest num is too short","errorCode":"ER-04"}',
    }));
    await queue();
    await drain({ ...clinic.settings, sms: settings });
    expect((await rows())[1]).toMatchObject({ state: 'parked', failure: 'Unifonic ER-04' });
  });

  test('Twilio gets the form of its API', async () => {
    const settings = {
      ...clinic.settings.sms,
      provider: 'twilio',
      user: 'AC1',
      sender: 'MG1',
    } as typeof clinic.settings.sms;
    server.answer(() => ({ status: 201, body: '{"sid":"SM1"}' }));
    await queue();
    await drain({ ...clinic.settings, sms: settings });
    expect((await rows())[0]?.state).toBe('sent');
    expect(server.calls[0]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(server.calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`AC1:${secret}`).toString('base64')}`);
    expect(form()).toMatchObject({ To: number, MessagingServiceSid: 'MG1', Body: 'رمز إنشاء حسابك: 123456' });
  });
});

test('a provider without what it needs is refused, by name', () => {
  const secrets = { SESSION_SECRET: 's'.repeat(40), DATA_KEY: 'd'.repeat(40), AUDIT_KEY: 'a'.repeat(40) };
  const env = { ...secrets, INTERNAL_KEY: 'i'.repeat(40), SMS_PROVIDER: 'twilio', SMS_SECRET: secret };
  const refusal = /SMS_SENDER is required with SMS_PROVIDER=twilio\nSMS_USER is required/;
  expect(() => readSettings(env)).toThrow(refusal);
  expect(readSettings({ ...env, SMS_SENDER: 'MG1', SMS_USER: 'AC1' }).sms).toMatchObject({
    ...{ provider: 'twilio', url: 'https://api.twilio.com', user: 'AC1', sender: 'MG1' },
  });
});

test.each([
  ['x'.repeat(160), 1],
  ['x'.repeat(161), 2],
  ['س'.repeat(70), 1],
  ['س'.repeat(71), 2],
  ['س'.repeat(135), 3],
  ['', 1],
])('a text is paid by its parts: %#', (text, parts) => expect(smsSegments(text)).toBe(parts));
