/**
 * `npm run bench:outbox`: how long 10,000 newsletters take to a mail server on this machine, and how long codes wait that are
 * queued meanwhile. Needs a PostgreSQL server in TEST_DATABASE_URL, on which it makes a database of its own. With
 * `-- --messages 500` it sends so many: to see that it works, on a machine that has something else to do.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createServices } from '../create-services.ts';
import { openPostgres } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openChannels } from '../messaging/channels.ts';
import type { Message } from '../messaging/mail.ts';
import { startSender } from '../messaging/sender.ts';
import { readSettings } from '../settings/settings.ts';
import { startMailServer } from '../testing/smtp.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '10000' } } });
const letters = Number(values.messages);
if (!Number.isInteger(letters) || letters < 1) throw new Error('--messages must be a number of messages');
const codeEveryMs = 500;
const name = 'clinic_bench_outbox';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function measure(url: string): Promise<void> {
  const server = await startMailServer();
  const settings = readSettings({
    ...{ DATABASE_URL: url, SMTP_URL: server.url, MAIL_FROM: 'bench@clinic.example', QUIET_HOURS: 'off' },
    ...{ SESSION_SECRET: 's'.repeat(40), DATA_KEY: 'd'.repeat(40), AUDIT_KEY: 'a'.repeat(40) },
  });
  const database = openPostgres(url, (error) => {
    throw error;
  });
  await migrate(database.pool);
  const services = createServices({ database, settings, clock: () => new Date() });
  const queue = (messages: Pick<Message, 'dedupeKey' | 'urgency'>[]) =>
    database.db.transaction(async (tx) => {
      for (const message of messages) {
        const recipient = `${message.dedupeKey}@mail.example`;
        const words = { subject: 'نشرة العيادة', body: 'نصائح هذا الأسبوع.\n'.repeat(20) };
        const more = { channel: 'email', lang: 'ar', recipient, createdAt: new Date() } as const;
        await services.mail.queue(tx, { ...message, ...words, ...more });
      }
    });
  await queue(Array.from({ length: letters }, (_, n) => ({ dedupeKey: `letter-${n}`, urgency: 'later' as const })));

  const queuedAt = new Map<string, number>();
  const waits: number[] = [];
  server.judge(({ to: [to = ''] }) => {
    const since = queuedAt.get(to);
    if (since !== undefined) waits.push(performance.now() - since);
    return null;
  });
  const log = {
    error: (line: object) => process.stderr.write(`${JSON.stringify(line)}\n`),
    info: () => undefined,
  };
  const begin = performance.now();
  const sender = startSender({ services, channels: openChannels(services, log), log, onOutcome: () => undefined });
  for (let n = 0; server.received.length < letters + queuedAt.size; n += 1) {
    queuedAt.set(`code-${n}@mail.example`, performance.now());
    await queue([{ dedupeKey: `code-${n}`, urgency: 'now' }]);
    await wait(codeEveryMs);
    if (server.received.length >= letters + n) break;
  }
  await sender.drain();
  const seconds = (performance.now() - begin) / 1000;
  await sender.stop();
  await database.close();
  await server.close();
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  process.stdout.write(
    `${letters} newsletters and ${queuedAt.size} codes in ${seconds.toFixed(1)} s (${Math.round(letters / seconds)} a second); ` +
      `a code waited ${at(0.5)} ms at the median and ${Math.round(waits.at(-1) ?? 0)} ms at most\n`,
  );
}

const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
const url = new URL(serverUrl);
url.pathname = `/${name}`;
await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
await onServer(serverUrl, `CREATE DATABASE ${name}`);
try {
  await measure(url.href);
} finally {
  await onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}
