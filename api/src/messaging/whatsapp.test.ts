import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { minuteMs } from '../durations.ts';
import { aPatient, call, defaultNow, openClinic } from '../testing/clinic.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { queuedMessagesOf } from '../testing/messages.ts';
import type { ProviderServer } from '../testing/provider-server.ts';
import { startProvider } from '../testing/provider-server.ts';
import { readSettings } from '../settings/settings.ts';
import { unreachableAmong } from './bounces.ts';
import { openChannels } from './channels.ts';
import type { Message } from './mail.ts';
import { notifyUser } from './notify.ts';
import { withdrawNotifications } from './outbox.ts';
import { tidyOutbox } from './retention.ts';
import { mostFailures } from './retry.ts';
import { createSender } from './sender.ts';

const appSecret = 'the secret of the app';
const verifyToken = 'what was typed at Meta';
const number = '+966500000011';

describe.each(engines)('WhatsApp on %s', (engine) => {
  let meta: ProviderServer;
  let clinic: TestClinic;
  let lines: object[];
  let queued = 0;

  beforeAll(async () => {
    meta = await startProvider();
    clinic = await openClinic(engine, {
      env: {
        ...{ WHATSAPP_PHONE_ID: '1234567890', WHATSAPP_TOKEN: 'a token', WHATSAPP_URL: `${meta.url}/v23.0` },
        ...{ WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_BUDGET: '20' },
        ...{ WHATSAPP_TEMPLATES: 'visit_moved=moved_3,visit_moved:en=moved_en', METRICS_TOKEN: 't'.repeat(20) },
        ...{ SMS_PROVIDER: 'webhook', SMS_URL: `${meta.url}/sms`, SMS_SECRET: 'secret', SMS_SENDER: 'Nabd' },
        ...{ SMS_PER_NUMBER: String(mostFailures), MESSAGE_CHANNELS: 'whatsapp,sms,email' },
      },
    });
  });
  afterAll(async () => {
    await clinic.close();
    await meta.close();
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE outbox, rate_limits');
    clinic.setNow(defaultNow);
    meta.calls.length = 0;
    meta.answer(() => ({ status: 200, body: '{"messages":[{"id":"wamid.1"}]}' }));
    lines = [];
  });

  const queue = (message: Partial<Message> = {}) =>
    clinic.database.db.transaction((tx) => {
      queued += 1;
      return clinic.services.mail.queue(tx, {
        ...{ dedupeKey: `whatsapp:${queued}`, channel: 'whatsapp', recipient: `whatsapp:${number}`, lang: 'ar' },
        ...{ subject: 'تغيّر وقت موعدك', body: 'تغيّر وقت موعدك: د. سارة', createdAt: clinic.now() },
        template: { kind: 'visit_moved', values: ['د. سارة', 'الأحد 22 نوفمبر\n10:00', 'N-1'] },
        alternatives: [{ channel: 'sms', recipient: number, subject: '', body: 'تغيّر وقت موعدك' }],
        ...message,
      });
    });
  const senderNow = () => {
    const log = { error: (line: object) => lines.push(line), info: () => undefined };
    const channels = openChannels(clinic.services, log);
    return createSender({ services: clinic.services, channels, log, onOutcome: () => undefined });
  };
  const letItBeDue = () => clinic.database.db.update(outbox).set({ dueAt: sql`now()` });
  const drain = async () => {
    await letItBeDue();
    const sender = senderNow();
    await sender.drain();
    await sender.stop();
  };
  const rows = () => clinic.database.db.select().from(outbox).orderBy(outbox.id);
  const sentTo = (path: string) => meta.calls.filter((one) => one.path === path);
  const toMeta = () => sentTo('/v23.0/1234567890/messages').map(({ body }) => JSON.parse(body) as SentTemplate);
  const nameOf = async (attempt = 1) => `${(await rows())[0]?.reference}.${attempt}`;

  interface SentTemplate {
    to: string;
    template: { name: string; language: { code: string }; components: object[] };
    biz_opaque_callback_data: string;
  }

  const signed = (body: string, secret = appSecret) => ({
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });
  const bodyOf = (statuses: object[], phone = '1234567890') =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id: phone }, statuses } }] }],
    });
  const post = (body: string, headers: Record<string, string> = signed(body)) =>
    clinic.app.inject({ method: 'POST', url: '/api/messages/whatsapp', payload: body, headers });
  const report = async (status: string, name: string, code?: number) => {
    const errors = code === undefined ? {} : { errors: [{ code, title: 'of Meta' }] };
    const answer = await post(bodyOf([{ id: 'wamid.1', status, biz_opaque_callback_data: name, ...errors }]));
    expect(answer.statusCode).toBe(200);
  };

  test('the template is named, filled and sent in the language of its reader', async () => {
    await queue();
    await queue({ lang: 'en', template: { kind: 'visit_moved', values: [] } });
    await queue({ template: { kind: 'visit_reminder', values: ['a'], link: 'reminder?token=x' } });
    await drain();
    const named = (name: string) => toMeta().find(({ template }) => template.name === name);
    const [first, english, reminder] = ['moved_3', 'moved_en', 'visit_reminder'].map(named);
    expect(first).toMatchObject({ messaging_product: 'whatsapp', to: number, type: 'template' });
    expect(first?.template).toEqual({
      ...{ name: 'moved_3', language: { code: 'ar' } },
      components: [
        {
          type: 'body',
          // A line break inside a value would make Meta refuse it.
          parameters: ['د. سارة', 'الأحد 22 نوفمبر 10:00', 'N-1'].map((text) => ({ type: 'text', text })),
        },
      ],
    });
    expect(english?.template).toEqual({ name: 'moved_en', language: { code: 'en' }, components: [] });
    expect(reminder?.template).toMatchObject({ name: 'visit_reminder', language: { code: 'ar' } });
    expect(reminder?.template.components[1]).toEqual({
      ...{ type: 'button', sub_type: 'url', index: '0' },
      parameters: [{ type: 'text', text: 'reminder?token=x' }],
    });
    expect(meta.calls[0]?.headers.authorization).toBe('Bearer a token');
    expect(first?.biz_opaque_callback_data).toBe(await nameOf());
  });

  test('what it says is kept until WhatsApp says that it arrived', async () => {
    await queue();
    await drain();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', receipt: null });
    expect(row?.contentEnc).not.toBeNull();
    await report('sent', await nameOf());
    await report('delivered', await nameOf());
    await report('read', await nameOf());
    expect((await rows())[0]).toMatchObject({ state: 'sent', contentEnc: null, receipt: 'delivered' });
    const { body } = await call(clinic, 'GET', '/metrics', { headers: { authorization: `Bearer ${'t'.repeat(20)}` } });
    expect(body).toContain('clinic_deliveries_total{channel="whatsapp",outcome="delivered"} 1');
  });

  test('a number that WhatsApp does not know gets an SMS, and the next message goes there at once', async () => {
    const patient = await aPatient(clinic, { phone: number, channels: ['whatsapp'] });
    const notify = (dedupeKey: string) =>
      clinic.database.db.transaction((tx) => {
        const template = { kind: 'account_notice', values: ['s'] } as const;
        const words = { subject: 's', body: 'b', sms: 'short', template };
        const context = { tx, mail: clinic.services.mail, now: clinic.now() };
        return notifyUser(context, patient.id, { dedupeKey, translations: { ar: words, en: words } });
      });
    await notify('first');
    await drain();
    await report('failed', await nameOf(), 131026);
    await report('failed', await nameOf(), 131026);
    expect(await rows()).toMatchObject([
      { channel: 'whatsapp', state: 'parked', failure: 'WhatsApp status 131026', receipt: 'bounced' },
      { channel: 'sms', state: 'waiting' },
    ]);
    const failure = 'WhatsApp status 131026';
    expect(clinic.logged.filter((line) => line.includes('given up')).map((line) => JSON.parse(line) as object)).toEqual(
      [expect.objectContaining({ channel: 'whatsapp', reference: (await rows())[0]?.reference, failure, attempts: 1 })],
    );
    expect(clinic.logged.join()).not.toContain(number);
    await drain();
    expect(sentTo('/sms').map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ to: number, text: 'short' }]);
    await notify('second');
    expect((await rows()).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms', 'sms']);
    const preferences = await call(clinic, 'GET', '/api/account/preferences', { as: patient });
    expect(preferences.json()).toMatchObject({
      data: { channels: ['whatsapp'], unreachable: ['whatsapp'], offered: ['email', 'sms', 'whatsapp'] },
    });
  });

  test.each([
    [400, 131026, 'parked', 'WhatsApp 131026'],
    [404, 132001, 'parked', 'WhatsApp 132001'],
    [400, 131056, 'waiting', 'WhatsApp 131056'],
    [401, 190, 'waiting', 'WhatsApp 190'],
    [429, 130429, 'waiting', 'WhatsApp 130429'],
    [500, null, 'waiting', 'HTTP 500'],
  ])('answered with %i and %p the message is %s', async (status, code, state, failure) => {
    meta.answer(() => ({ status, body: code === null ? 'oops' : JSON.stringify({ error: { code, message: 'm' } }) }));
    await queue();
    const sender = senderNow();
    await sender.look();
    await sender.stop();
    const [row, instead] = await rows();
    expect(row).toMatchObject({ state, failure, attempts: 1 });
    expect(instead?.channel).toBe(state === 'parked' ? 'sms' : undefined);
  });

  test('what could not be delivered for now is sent again, and after as many failures another way', async () => {
    await queue();
    for (let attempt = 1; attempt <= mostFailures; attempt += 1) {
      await drain();
      await report('sent', await nameOf(attempt));
      await report('failed', await nameOf(attempt), 131000);
      // Meta reports twice, late and out of order.
      await report('failed', await nameOf(attempt), 131000);
      await report('sent', await nameOf(attempt));
      expect((await rows())[0]).toMatchObject({
        ...{ state: attempt < mostFailures ? 'waiting' : 'parked', failedAttempts: attempt },
        failure: 'WhatsApp status 131000',
      });
    }
    expect(toMeta()).toHaveLength(mostFailures);
    expect(await rows()).toMatchObject([{ state: 'parked', receipt: null }, { channel: 'sms' }]);
  });

  test.each([
    ['for now', 131000, null, 0],
    ['to anybody', 131026, 'bounced', 1],
  ])('what was withdrawn since WhatsApp took it goes no way when it could not be delivered %s', async (...expected) => {
    const [, code, receipt, unreachable] = expected;
    await queue({ dedupeKey: 'visit:1:whatsapp' });
    await drain();
    await clinic.database.db.transaction((tx) => withdrawNotifications(tx, ['visit:1']));
    await report('failed', await nameOf(), code);
    await report('failed', await nameOf(), code);
    const failure = `WhatsApp status ${code}`;
    expect(await rows()).toMatchObject([{ state: 'expired', contentEnc: null, failure, failedAttempts: 1, receipt }]);
    await drain();
    expect([toMeta().length, sentTo('/sms').length]).toEqual([1, 0]);
    const { database, services } = clinic;
    const gone = await unreachableAmong(database.db, services.cipher, [`whatsapp:${number}`]);
    expect(gone.size).toBe(unreachable);
  });

  test('a status that comes before the answer counts all the same', async () => {
    meta.answer(async ({ body }) => {
      const { biz_opaque_callback_data: name } = JSON.parse(body) as SentTemplate;
      if (name !== undefined) await report('failed', name, 131026);
      return { status: 200 };
    });
    await queue();
    const sender = senderNow();
    await sender.look();
    await sender.drain();
    await sender.stop();
    expect(await rows()).toMatchObject([{ state: 'parked' }, { channel: 'sms' }]);
  });

  test('a process that ends between attempt and answer neither loses a message nor sends it twice', async () => {
    let reached: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => (reached = resolve));
    meta.answer(() => {
      if (meta.calls.length === 2) reached();
      return new Promise(() => undefined);
    });
    await queue();
    await queue();
    const killed = senderNow();
    await killed.look();
    await taken;
    meta.answer(() => ({ status: 200 }));
    // Of one message Meta says that it has it, of the other it never heard.
    const [had, lost] = await rows();
    await report('sent', `${had?.reference}.1`);
    await drain();
    const names = toMeta().map(({ biz_opaque_callback_data }) => biz_opaque_callback_data);
    expect(names.filter((name) => name.startsWith(String(had?.reference)))).toEqual([`${had?.reference}.1`]);
    expect(names).toContain(`${lost?.reference}.2`);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('an answer that was lost is no reason to send it again, once Meta says that it has it', async () => {
    await queue();
    meta.answer(() => ({ status: 502 }));
    const sender = senderNow();
    await sender.look();
    await sender.stop();
    expect((await rows())[0]).toMatchObject({ state: 'waiting', failure: 'HTTP 502' });
    await report('sent', await nameOf());
    await drain();
    expect(toMeta()).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ state: 'sent', failure: null });
  });

  test('what nobody said anything about loses its content when it is of no use any more', async () => {
    await queue({ expiresAt: new Date(defaultNow.getTime() + minuteMs) });
    await drain();
    clinic.setNow(new Date(defaultNow.getTime() + minuteMs));
    await tidyOutbox(clinic.services);
    expect((await rows())[0]).toMatchObject({ state: 'sent', contentEnc: null });
    await report('failed', await nameOf(), 131026);
    expect(await rows()).toHaveLength(1);
  });

  test('numbers and the day have limits of their own, beside those of SMS', async () => {
    // Four fifths of the budget of 20 are for what is not urgent.
    for (let n = 0; n < 9; n += 1) await queue({ alternatives: [] });
    for (let n = 0; n < 9; n += 1) await queue({ recipient: `whatsapp:+9665${n}1000011`, alternatives: [] });
    await drain();
    const refused = (await rows()).flatMap(({ state, failure }) => (state === 'sent' ? [] : [`${state} ${failure}`]));
    expect(refused.sort()).toEqual(['parked LIMIT whatsapp-number', 'waiting LIMIT whatsapp-budget']);
    expect(lines).toContainEqual(expect.objectContaining({ budget: 20 }));
    expect(await queuedMessagesOf(clinic)).toHaveLength(18);
  });

  test('the webhook answers the handshake of who knows the token, and no other', async () => {
    const ask = (token: string, more = '') =>
      clinic.app.inject(
        `/api/messages/whatsapp?hub.mode=subscribe&hub.challenge=1158201444${more}&hub.verify_token=${encodeURIComponent(token)}`,
      );
    const { statusCode, body, headers } = await ask(verifyToken);
    expect([statusCode, body, headers['content-type']]).toEqual([200, '1158201444', 'text/plain; charset=utf-8']);
    for (const answer of [await ask('another'), await ask(verifyToken, '%3Cb%3E')]) expect(answer.statusCode).toBe(404);
  });

  test('nobody without the secret of the app reports anything', async () => {
    await queue();
    await drain();
    const body = bodyOf([{ status: 'failed', biz_opaque_callback_data: await nameOf(), errors: [{ code: 131026 }] }]);
    for (const headers of [
      { 'content-type': 'application/json' },
      signed(body, 'another secret'),
      signed(`${body} `),
      { ...signed(body), 'x-hub-signature-256': 'sha256=' },
    ]) {
      expect((await post(body, headers)).statusCode).toBe(404);
    }
    // Of another number of the same app, without a name, and what is no JSON at all.
    const others = [bodyOf([{ status: 'failed', biz_opaque_callback_data: await nameOf() }], '999'), '{}', '{'];
    for (const other of others) expect((await post(other)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'sent', receipt: null }]);
  });
});

test('what WhatsApp lacks is named, and no template that there is not', () => {
  const env = { CLINIC_MODE: 'demo', WHATSAPP_PHONE_ID: '1', WHATSAPP_TOKEN: 't' };
  expect(() => readSettings(env)).toThrow(/WHATSAPP_APP_SECRET is required.*\nWHATSAPP_VERIFY_TOKEN is required/);
  const whole = { ...env, WHATSAPP_APP_SECRET: 's', WHATSAPP_VERIFY_TOKEN: 'v'.repeat(16) };
  expect(() => readSettings({ ...whole, WHATSAPP_TEMPLATES: 'visit_lost=x' })).toThrow(/no template visit_lost=x/);
  expect(() => readSettings({ MESSAGE_CHANNELS: 'sms,fax' })).toThrow(/MESSAGE_CHANNELS must be all/);
  expect(readSettings({ MESSAGE_CHANNELS: 'push,sms,email' }).messageChannels).toEqual(['push', 'sms', 'email']);
});
