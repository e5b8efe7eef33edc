import { eq, like } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { auditLog, newsletterIssues, outbox } from '../../db/schema.ts';
import { openChannels } from '../../messaging/channels.ts';
import { createSender } from '../../messaging/sender.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aPatient, call, openClinic } from '../../testing/clinic.ts';
import { everyEngine } from '../../testing/database.ts';
import { aVisitor, post } from '../../testing/forms.ts';
import { messagesTo, queuedMessagesOf } from '../../testing/messages.ts';
import { anIssue, aWrittenIssue } from '../../testing/newsletter-issues.ts';
import type { MailServer } from '../../testing/smtp.ts';
import { startMailServer } from '../../testing/smtp.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { sendIssues } from './by-the-clock.ts';

const at = '/api/content-desk/newsletter';
const morning = new Date('2026-11-21T07:00:00Z');

describe.each(everyEngine)('sending issues of the newsletter on %s', (engine) => {
  let clinic: TestClinic;
  let publisher: Patient;
  let server: MailServer;
  let errors: unknown[];

  beforeAll(async () => {
    server = await startMailServer();
    const env = { PUBLIC_URL: 'https://clinic.example', SMTP_URL: server.url, MAIL_FROM: 'clinic@nabd.example' };
    clinic = await openClinic(engine, { env });
    publisher = await aPatient(clinic, { roleId: roles.publisher });
  });
  beforeEach(async () => {
    clinic.setNow(morning);
    errors = [];
    server.received.length = 0;
    await clinic.database.pool.query('TRUNCATE newsletter_issues, newsletter_subscribers, outbox, rate_limits');
  });
  afterAll(async () => {
    await clinic.close();
    await server.close();
  });

  const tick = (services = clinic.services) => sendIssues(services, (error) => errors.push(error));
  const read = async (id: number) =>
    (await call(clinic, 'GET', `${at}/${id}`, { as: publisher })).json<{ data: NewsletterIssueDetails }>().data;
  const send = async (id: number) => {
    const { version } = await read(id);
    const answer = await call(clinic, 'POST', `${at}/${id}/send`, { as: publisher, body: { version } });
    expect(answer.statusCode).toBe(200);
  };
  const subscribed = (count: number, lang: 'ar' | 'en' = 'ar', name = 'reader') =>
    clinic.database.db.transaction(async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const email = `${name}${n}@mail.example`;
        await subscribe(tx, clinic.services, { email, lang, now: clinic.now() }, 'https://clinic.example');
      }
    });
  /** The messages of issues, without welcomes. */
  const queued = async () =>
    (await queuedMessagesOf(clinic)).filter(({ dedupeKey }) => dedupeKey.startsWith('newsletter-issue:'));
  const deliver = async () => {
    const sender = createSender({
      services: clinic.services,
      channels: openChannels(clinic.services, { error: () => undefined }),
      log: { error: () => undefined, info: () => undefined },
      onOutcome: () => undefined,
    });
    await sender.drain();
    await sender.stop();
  };
  const unsubscribe = async (email: string) => {
    const [message] = await messagesTo(clinic, email);
    const token = /token=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? '';
    expect((await post(clinic, '/api/newsletter/unsubscribe', { token }, aVisitor())).statusCode).toBe(200);
  };

  test('each subscriber gets the issue once, in the language of the subscription, with the own link out of it', async () => {
    await subscribed(2, 'ar', 'noura');
    await subscribed(1, 'en', 'john');
    const id = await anIssue(clinic);
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'sending', total: 3, queued: 0 });
    await tick();
    expect(errors).toEqual([]);
    const messages = await queued();
    expect(messages.map(({ recipient, lang, subject }) => [recipient, lang, subject])).toEqual([
      ['noura0@mail.example', 'ar', 'نصائح الشتاء'],
      ['noura1@mail.example', 'ar', 'نصائح الشتاء'],
      ['john0@mail.example', 'en', 'Winter advice'],
    ]);
    expect(messages.every(({ urgency }) => urgency === 2)).toBe(true);
    expect(new Set(messages.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(3);
    const [, , john] = messages;
    expect(john?.body).toBe(
      [
        'Flu',
        'Have your vaccination (https://clinic.example/offers?lang=en) early.',
        'You receive this because you subscribed to our newsletter.',
      ]
        .join('\n\n')
        .concat(
          `\nUnsubscribe: ${john?.unsubscribeUrl?.replace('/api/newsletter/one-click', '/newsletter/unsubscribe')}&lang=en`,
        ),
    );
    expect(await read(id)).toMatchObject({
      ...{ state: 'sent', total: 3, queued: 3, sent_at: morning.toISOString() },
      deliveries: { waiting: 3, sent: 0, failed: 0 },
    });
    await tick();
    expect(await queued()).toHaveLength(3);
  });

  test('the mail has the text and the same with its headings and links, and a mailbox can unsubscribe', async () => {
    await subscribed(1, 'ar', 'noura');
    const content = aWrittenIssue();
    content.ar.html += '<p><img src="/images/services/consultation.svg" alt="طبيبة تصغي"></p>';
    const id = await anIssue(clinic, { content });
    await send(id);
    await tick();
    await deliver();
    const mail =
      server.received.find(({ raw }) => raw.includes('List-Unsubscribe') && raw.includes('Precedence'))?.raw ?? '';
    const part = (type: string) => {
      const after = mail.split(`Content-Type: ${type}`)[1] ?? '';
      const head = after.slice(0, after.indexOf('\r\n\r\n'));
      const text = after.slice(head.length).split('\r\n--')[0] ?? '';
      return /base64/i.test(head)
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16))),
            'latin1',
          ).toString();
    };
    expect(part('text/plain')).toContain('اللقاح (https://clinic.example/offers)');
    const html = part('text/html');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/display:none[^>]*>كيف تقي أسرتك/);
    expect(html).toMatch(/<h2 style="[^"]+">الإنفلونزا<\/h2>/);
    expect(html).toMatch(/<a href="https:\/\/clinic\.example\/offers" style=/);
    expect(html).toMatch(
      /<img src="https:\/\/clinic\.example\/images\/services\/consultation\.svg\?w=1280" alt="طبيبة تصغي"/,
    );
    expect(html).toContain('إلغاء الاشتراك');
    expect((await read(id)).deliveries).toEqual({ waiting: 0, sent: 1, failed: 0 });
  });

  test('a crash between batches loses nobody and writes to nobody twice', async () => {
    await subscribed(250);
    const id = await anIssue(clinic);
    await send(id);
    let calls = 0;
    const dying = {
      ...clinic.services,
      mail: {
        ...clinic.services.mail,
        queue: (...args: Parameters<typeof clinic.services.mail.queue>) => {
          calls += 1;
          // In the middle of the second batch.
          if (calls === 150) throw new Error('the process ends');
          return clinic.services.mail.queue(...args);
        },
      },
    };
    await tick(dying);
    expect(errors).toHaveLength(1);
    expect(await queued()).toHaveLength(100);
    expect(await read(id)).toMatchObject({ state: 'sending', queued: 100 });
    await tick();
    const recipients = (await queued()).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([250, 250]);
    expect(await read(id)).toMatchObject({ state: 'sent', total: 250, queued: 250 });
  });

  test('two processes at once send no message twice', async () => {
    await subscribed(230);
    const id = await anIssue(clinic);
    await send(id);
    for (let round = 0; round < 4; round += 1) await Promise.all([tick(), tick()]);
    expect(errors).toEqual([]);
    expect(await queued()).toHaveLength(230);
    expect(await read(id)).toMatchObject({ state: 'sent', queued: 230 });
  });

  test('whoever has unsubscribed is skipped, and whoever does so while the message waits does not get it', async () => {
    await subscribed(3);
    const id = await anIssue(clinic);
    await send(id);
    await unsubscribe('reader0@mail.example');
    await tick();
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([
      'reader1@mail.example',
      'reader2@mail.example',
    ]);
    await unsubscribe('reader1@mail.example');
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(['reader2@mail.example']);
    expect(await read(id)).toMatchObject({ total: 3, queued: 2, deliveries: { waiting: 1, sent: 0, failed: 0 } });
  });

  test('whoever subscribes after sending began gets the next issue', async () => {
    await subscribed(1, 'ar', 'early');
    const id = await anIssue(clinic);
    await send(id);
    clinic.setNow(new Date(morning.getTime() + 1000));
    await subscribed(1, 'ar', 'late');
    await tick();
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(['early0@mail.example']);
    expect((await read(id)).total).toBe(1);
  });

  test('no more than a thousand messages wait in the outbox at a time', async () => {
    await subscribed(3);
    const id = await anIssue(clinic);
    await clinic.database.pool.query(
      `INSERT INTO outbox (dedupe_key, channel, lang, created_at, state)
       SELECT 'newsletter-issue:0:' || n, 'email', 'ar', now(), 'waiting' FROM generate_series(1, 998) n`,
    );
    await send(id);
    await tick();
    expect(await queued()).toHaveLength(2);
    expect(await read(id)).toMatchObject({ state: 'sending', queued: 2 });
    await clinic.database.db
      .update(outbox)
      .set({ state: 'sent' })
      .where(like(outbox.dedupeKey, 'newsletter-issue:0:%'));
    await tick();
    expect(await read(id)).toMatchObject({ state: 'sent', queued: 3 });
  });

  test('a scheduled issue begins when its time has come, and not before', async () => {
    await subscribed(1);
    const id = await anIssue(clinic, { state: 'scheduled' });
    await tick();
    expect(await queued()).toEqual([]);
    clinic.setNow(new Date(morning.getTime() + 3_600_000));
    await tick();
    expect(await queued()).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'sent', send_at: null, total: 1 });
    const rows = await clinic.database.db
      .select({ action: auditLog.action, actor: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subject, `newsletter:${id}`))
      .orderBy(auditLog.id);
    expect(rows.slice(-2)).toEqual([
      { action: 'newsletter.sending', actor: null },
      { action: 'newsletter.sent', actor: null },
    ]);
  });

  test('one that lacks something when its time has come goes back to its writers, and others are sent', async () => {
    await subscribed(1);
    const content = aWrittenIssue();
    content.en.html = '<p>A</p><img src="/images/gone.png" alt="x">';
    const broken = await anIssue(clinic, { state: 'scheduled', content });
    const good = await anIssue(clinic, { state: 'scheduled' });
    clinic.setNow(new Date(morning.getTime() + 3_600_000));
    await tick();
    expect(await read(broken)).toMatchObject({ state: 'draft', send_at: null });
    expect(await read(good)).toMatchObject({ state: 'sent' });
    expect(await queued()).toHaveLength(1);
  });

  test('an issue without subscribers is sent to nobody', async () => {
    const id = await anIssue(clinic);
    await send(id);
    await tick();
    expect(await read(id)).toMatchObject({ state: 'sent', total: 0, queued: 0 });
    expect(await clinic.database.db.$count(newsletterIssues)).toBe(1);
  });

  test('a message that comes back counts as failed', async () => {
    await subscribed(2);
    const id = await anIssue(clinic);
    await send(id);
    await tick();
    server.judge(({ to }) => (to[0] === 'reader0@mail.example' ? '550 5.1.1 no such user' : null));
    await deliver();
    server.judge(() => null);
    expect((await read(id)).deliveries).toEqual({ waiting: 0, sent: 1, failed: 1 });
  });
});
