import { setTimeout as later } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { dayMs, minuteMs } from '../durations.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { aPatient, openClinic } from '../testing/clinic.ts';
import { everyEngine } from '../testing/database.ts';
import { queuedMessagesOf } from '../testing/messages.ts';
import type { MailServer } from '../testing/smtp.ts';
import { startMailServer } from '../testing/smtp.ts';
import { storedText } from '../testing/stored-text.ts';
import type { Channel, OutgoingMessage } from './channel.ts';
import { DeliveryFailed } from './channel.ts';
import { openChannels } from './channels.ts';
import type { Message } from './mail.ts';
import { claimMessages } from './outbox-queue.ts';
import { dropOldMessages, tidyOutbox } from './retention.ts';
import { mostCutOff, mostFailures } from './retry.ts';
import { createSender } from './sender.ts';

const morning = new Date('2026-11-21T07:00:00Z');
const night = new Date('2026-11-21T20:00:00Z');

describe.each(everyEngine)('the outbox on %s', (engine) => {
  let clinic: TestClinic;
  let server: MailServer;
  let outcomes: string[];
  let lines: object[];
  let notes: object[];
  let queued = 0;

  beforeAll(async () => {
    server = await startMailServer();
    clinic = await openClinic(engine, { env: { SMTP_URL: server.url, MAIL_FROM: 'clinic@nabd.example' } });
  });
  afterAll(async () => {
    await clinic.close();
    await server.close();
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE outbox');
    clinic.setNow(morning);
    server.received.length = 0;
    server.judge(() => null);
    outcomes = [];
    lines = [];
    notes = [];
  });

  const queue = (message: Partial<Message> = {}) =>
    clinic.database.db.transaction((tx) => {
      queued += 1;
      return clinic.services.mail.queue(tx, {
        ...{ dedupeKey: `test:${queued}`, channel: 'email', recipient: 'sara@mail.example', lang: 'ar' },
        ...{ subject: 'تأكّد موعدك', body: 'تأكّد الموعد التالي:', createdAt: clinic.now() },
        ...message,
      });
    });
  const email = (settings = clinic.settings) =>
    openChannels({ ...clinic.services, settings }, { error: () => undefined });
  const senderOf = (channels: readonly Channel[] = email()) =>
    createSender({
      services: clinic.services,
      channels,
      log: { error: (line: object) => lines.push(line), info: (line: object) => notes.push(line) },
      onOutcome: (channel, outcome) => outcomes.push(`${channel} ${outcome}`),
    });
  const drain = async (channels?: readonly Channel[]) => {
    const sender = senderOf(channels);
    await sender.drain();
    await sender.stop();
  };
  const rows = () => clinic.database.db.select().from(outbox).orderBy(outbox.id);
  const letItBeDue = () => clinic.database.db.update(outbox).set({ dueAt: sql`now()` });
  /** A channel of a test, which keeps what it is given. */
  const channelOf = (send: Channel['send'], atOnce = 8): Channel => ({
    name: 'email',
    atOnce,
    send,
    close: () => undefined,
  });

  test('a message arrives in both forms, and nothing of it stays', async () => {
    await queue({ body: 'رمز إنشاء حسابك: 123456\nافتح https://clinic.example/a?b=1&c=2.\n\n<b>ليس وسمًا</b>' });
    await drain();
    const [mail] = server.received;
    expect(mail?.to).toEqual(['sara@mail.example']);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'sent', contentEnc: null, attempts: 1, sentAt: morning });
    expect(mail?.raw).toContain(`Message-ID: <${row?.reference}@nabd.example>`);
    expect(mail?.raw).toMatch(/^Content-Language: ar\r$/m);
    expect(mail?.raw).toMatch(/Content-Type: multipart\/alternative/);
    const html = partOf(mail?.raw ?? '', 'text/html');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<a href="https://clinic.example/a?b=1&amp;c=2" dir="ltr"');
    expect(html).toContain('&lt;b&gt;ليس وسمًا&lt;/b&gt;');
    expect(html).toMatch(/<strong dir="ltr"[^>]*>123456<\/strong>/);
    expect(partOf(mail?.raw ?? '', 'text/plain')).toContain('<b>ليس وسمًا</b>');
    expect(mail?.raw).not.toMatch(/List-Unsubscribe/i);
    expect(outcomes).toEqual(['email sent']);
  });

  test('what waits is encrypted, and found again by its recipient', async () => {
    const patient = await aPatient(clinic, { email: 'hidden@mail.example' });
    await queue({ recipient: 'Hidden@mail.example', body: 'very private', userId: patient.id });
    const text = (await storedText(clinic)).get('outbox') ?? '';
    for (const secret of ['idden@mail.example', 'very private', 'تأكّد']) expect(text).not.toContain(secret);
    expect(await queuedMessagesOf(clinic)).toMatchObject([{ recipient: 'Hidden@mail.example', body: 'very private' }]);
  });

  test('a newsletter says how it is ended with one press', async () => {
    await queue({ unsubscribeUrl: 'https://clinic.example/api/newsletter/one-click?token=abc', urgency: 'later' });
    await drain();
    const raw = server.received[0]?.raw.replace(/\r\n\s+/g, ' ') ?? '';
    expect(raw).toContain('List-Unsubscribe: <https://clinic.example/api/newsletter/one-click?token=abc>');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('an invitation stands beside the words, so that mailboxes offer it', async () => {
    await queue({ invitation: { method: 'REQUEST', file: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' } });
    await drain();
    expect(server.received[0]?.raw).toMatch(/Content-Type: text\/calendar;[^\n]*method=REQUEST/i);
    expect(partOf(server.received[0]?.raw ?? '', 'text/calendar')).toContain('BEGIN:VCALENDAR');
  });

  test('what fails for now is tried again later, with the same Message-ID', async () => {
    await queue();
    server.judge(() => '451 try sara@mail.example again later');
    await drain();
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(failed?.failure).toMatch(/^E[A-Z]+ 451$/);
    expect(failed?.dueAt.getTime()).toBeGreaterThan(Date.now());
    server.judge(() => null);
    await drain();
    expect(server.received).toEqual([]);
    await letItBeDue();
    await drain();
    expect(server.received[0]?.raw).toContain(failed?.reference);
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2, failure: null });
    expect(outcomes).toEqual(['email failed', 'email sent']);
    expect(lines).toEqual([]);
  });

  test(`after ${mostFailures} failures it is given up, and somebody is told, without its words`, async () => {
    await queue();
    server.judge(() => '450 busy');
    for (let n = 1; n <= mostFailures + 1; n += 1) {
      await letItBeDue();
      await drain();
    }
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'parked', attempts: mostFailures, failedAttempts: mostFailures });
    expect(row?.contentEnc).not.toBeNull();
    expect(outcomes.filter((outcome) => outcome === 'email parked')).toHaveLength(1);
    expect(lines).toEqual([expect.objectContaining({ reference: row?.reference, attempts: mostFailures })]);
    expect(JSON.stringify(lines)).not.toContain('sara@');
  });

  test('what is refused for good is not tried again, and goes another way', async () => {
    const sms: OutgoingMessage[] = [];
    const texts: Channel = {
      ...{ name: 'sms', atOnce: 2, close: () => undefined },
      send: async (message) => void sms.push(message),
    };
    server.judge(() => '550 no such mailbox');
    await queue({ alternatives: [{ channel: 'sms', recipient: '+966500000001', subject: 'a', body: 'قصير' }] });
    await drain([...email(), texts]);
    await drain([texts]);
    expect(sms).toMatchObject([{ recipient: '+966500000001', body: 'قصير', lang: 'ar', urgency: 'soon' }]);
    expect(await rows()).toMatchObject([
      { state: 'parked', failure: expect.stringContaining('550') as string, attempts: 1 },
      { state: 'sent', channel: 'sms' },
    ]);
  });

  test('an address that nobody has is not written to again, but for what is urgent, until something arrives there', async () => {
    server.judge(() => '550 5.7.1 not from you');
    await queue();
    await drain();
    server.judge(() => '550 5.1.1 no such mailbox');
    await queue();
    await drain();
    expect((await rows()).map(({ receipt }) => receipt)).toEqual([null, 'bounced']);
    server.judge(() => null);
    await clinic.database.pool.query('DELETE FROM outbox WHERE receipt IS NULL');
    clinic.setNow(new Date(morning.getTime() + minuteMs));
    await queue({ alternatives: [{ channel: 'sms', recipient: '+966500000001', subject: 'a', body: 'قصير' }] });
    await queue({ urgency: 'now' });
    outcomes = [];
    await drain();
    const [, unsent, urgent, instead] = await rows();
    expect(unsent).toMatchObject({ state: 'expired', failure: 'unreachable', contentEnc: null });
    expect(urgent).toMatchObject({ state: 'sent', channel: 'email' });
    expect(instead).toMatchObject({ state: 'waiting', channel: 'sms' });
    expect(outcomes.sort()).toEqual(['email sent', 'email unreachable']);
    expect(notes).toContainEqual(
      expect.objectContaining({ reference: unsent?.reference, channel: 'email', instead: 'sms' }),
    );
    expect(JSON.stringify(notes)).not.toMatch(/sara@|\+966/);
    await clinic.database.db
      .update(outbox)
      .set({ receipt: 'delivered', receiptAt: clinic.now() })
      .where(eq(outbox.id, urgent?.id ?? 0));
    await queue();
    await drain();
    expect((await rows()).at(-1)).toMatchObject({ state: 'sent' });
  });

  test('what is always tried goes to such an address too, and is given up with its words when it comes back again', async () => {
    server.judge(() => '550 5.1.1 no such mailbox');
    await queue();
    await drain();
    await queue({ alwaysTried: true });
    await drain();
    const [, refused] = await rows();
    expect(refused).toMatchObject({ state: 'parked', receipt: 'bounced' });
    expect(refused?.contentEnc).not.toBeNull();
    expect(lines).toContainEqual(expect.objectContaining({ reference: refused?.reference }));
    server.judge(() => null);
    await queue({ alwaysTried: true });
    await drain();
    expect(server.received).toHaveLength(1);
  });

  test('a server that cannot be reached costs an attempt and nothing else', async () => {
    const gone = await startMailServer();
    await gone.close();
    await queue();
    await drain(email({ ...clinic.settings, email: { url: gone.url, from: 'a@b.example', dkim: null } }));
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 1, failure: 'ESOCKET' });
  });

  test('a code that has run out is not sent, and its content goes', async () => {
    await queue({ expiresAt: new Date(morning.getTime() + 10 * minuteMs), urgency: 'now' });
    clinic.setNow(new Date(morning.getTime() + 10 * minuteMs));
    await drain();
    expect(server.received).toEqual([]);
    await tidyOutbox(clinic.services);
    expect((await rows())[0]).toMatchObject({ state: 'expired', contentEnc: null });
  });

  test('rows go after three months', async () => {
    await queue();
    await drain();
    await dropOldMessages(clinic.services);
    expect(await rows()).toHaveLength(1);
    clinic.setNow(new Date(morning.getTime() + 91 * dayMs));
    await dropOldMessages(clinic.services);
    expect(await rows()).toEqual([]);
  });

  test('what a server of the version before stored is encrypted and sent', async () => {
    await clinic.database.pool.query(
      `INSERT INTO outbox (dedupe_key, channel, recipient, lang, subject, body, created_at)
       VALUES ('old', 'email', 'old@mail.example', 'en', 'Hello', 'From before', $1)`,
      [morning],
    );
    await drain();
    expect(server.received).toEqual([]);
    await tidyOutbox(clinic.services);
    expect((await storedText(clinic)).get('outbox')).not.toContain('old@mail.example');
    await drain();
    expect(server.received).toMatchObject([{ to: ['old@mail.example'] }]);
  });

  test('at night only what can wait waits', async () => {
    clinic.setNow(night);
    await queue({ urgency: 'later', subject: 'later' });
    await queue({ urgency: 'soon', subject: 'soon' });
    await queue({ urgency: 'now', subject: 'now' });
    await drain();
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'sent', 'sent']);
    clinic.setNow(new Date('2026-11-22T05:00:00Z'));
    await drain();
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  test('codes go first, and places are kept for them', async () => {
    const order: string[] = [];
    const held: (() => void)[] = [];
    const slow = channelOf(({ subject }) => {
      order.push(subject);
      return new Promise((resolve) => held.push(resolve));
    }, 4);
    for (let n = 0; n < 6; n += 1) await queue({ urgency: 'later', subject: `letter ${n}` });
    await queue({ urgency: 'now', subject: 'code 1' });
    const sender = senderOf([slow]);
    await sender.look();
    // Two of four places are for codes.
    expect(order).toEqual(['code 1', 'letter 0', 'letter 1']);
    await queue({ urgency: 'now', subject: 'code 2' });
    await sender.look();
    expect(order.at(-1)).toBe('code 2');
    const finish = setInterval(() => held.splice(0).forEach((resolve) => resolve()), 1);
    await sender.drain();
    clearInterval(finish);
    await sender.stop();
    expect(order).toHaveLength(8);
  });

  test('several senders send each message once', async () => {
    for (let n = 0; n < 40; n += 1) await queue();
    const seen: string[] = [];
    const busy = channelOf(async ({ reference }) => {
      seen.push(reference);
      await later(1);
    });
    await Promise.all([drain([busy]), drain([busy]), drain([busy])]);
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
  });

  test('a message whose sender is gone belongs to nobody after its lease, and is given up after as many', async () => {
    await queue({ alternatives: [{ channel: 'sms', recipient: '+966500000001', subject: '', body: 'other way' }] });
    const claim = { channel: 'email', from: 0, to: 2, most: 5, now: morning } as const;
    for (let n = 1; n <= mostCutOff; n += 1) {
      expect(await claimMessages(clinic.database.db, claim)).toHaveLength(1);
      expect(await claimMessages(clinic.database.db, claim)).toEqual([]);
      await letItBeDue();
    }
    await drain();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'parked', failure: 'abandoned' },
      { state: 'waiting', channel: 'sms', dedupeKey: expect.stringMatching(/:instead$/) as string },
    ]);
  });

  test('an attempt that was cut off is none of the failures after which a message is given up', async () => {
    await queue();
    const claim = { channel: 'email', from: 0, to: 2, most: 5, now: morning } as const;
    server.judge(() => '450 busy');
    for (let n = 1; n < mostFailures; n += 1) {
      await letItBeDue();
      await claimMessages(clinic.database.db, claim);
      await letItBeDue();
      await drain();
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', failedAttempts: mostFailures - 1 }]);
    server.judge(() => null);
    await letItBeDue();
    await drain();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 * mostFailures - 1 }]);
  });

  test('a slow attempt that lost its lease changes nothing of the next one', async () => {
    await queue();
    let fail: (reason: Error) => void = () => undefined;
    const slow = senderOf([channelOf(() => new Promise((_, reject) => (fail = reject)))]);
    await slow.look();
    await letItBeDue();
    await drain();
    fail(new DeliveryFailed('ETIMEDOUT', true));
    await slow.drain();
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('a message that no key opens is given up', async () => {
    await queue();
    await clinic.database.db
      .update(outbox)
      .set({ contentEnc: Buffer.alloc(60) })
      .where(eq(outbox.state, 'waiting'));
    await drain();
    expect((await rows())[0]).toMatchObject({ state: 'parked', failure: 'unreadable' });
  });
});

/** One part of a message, decoded. */
function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const encoded = body.join('\r\n\r\n');
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(encoded, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return encoded;
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
