import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { openClinic } from '../testing/clinic.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { describeOnServer } from '../testing/database.ts';
import { startServer } from '../testing/server-process.ts';
import type { ProviderServer } from '../testing/provider-server.ts';
import { startProvider } from '../testing/provider-server.ts';
import type { MailServer } from '../testing/smtp.ts';
import { startMailServer } from '../testing/smtp.ts';

const secrets = { SESSION_SECRET: 's'.repeat(40), DATA_KEY: 'd'.repeat(40), AUDIT_KEY: 'a'.repeat(40) };
const each = 30;
/** At which call of the provider the server is killed: it has the message then, and has not answered yet. */
const kills = [4, 15];

describeOnServer('a server that is killed while it sends', () => {
  let clinic: TestClinic;
  let sms: ProviderServer;
  let mail: MailServer;
  beforeAll(async () => {
    [clinic, sms, mail] = await Promise.all([openClinic('postgresql'), startProvider(), startMailServer()]);
  });
  afterAll(async () => {
    await clinic.close();
    await sms.close();
    await mail.close();
  });

  const environment = async () => {
    const { rows } = await clinic.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(String(process.env['TEST_DATABASE_URL']));
    url.pathname = `/${rows[0]?.name}`;
    return {
      ...{ ...secrets, CLINIC_MODE: 'production', PUBLIC_URL: 'https://clinic.example', DATABASE_URL: url.href },
      ...{ BRAND_NAME_AR: 'عيادات', BRAND_NAME_EN: 'Clinics' },
      ...{ DATA_DIR: clinic.settings.dataDir, SMTP_URL: mail.url, MAIL_FROM: 'clinic@nabd.example' },
      ...{ SMS_PROVIDER: 'webhook', SMS_URL: sms.url, SMS_SECRET: 'secret', SMS_SENDER: 'Nabd', QUIET_HOURS: 'off' },
      ...{ SMS_PER_NUMBER: '1000', SMS_PER_RANGE: '1000' },
    };
  };

  test('loses nothing, and the provider sees no message under two ids', async () => {
    await clinic.database.db.transaction(async (tx) => {
      for (let n = 0; n < each; n += 1) {
        const more = { lang: 'ar', subject: 'تأكّد موعدك', body: 'تأكّد', createdAt: new Date() } as const;
        await clinic.services.mail.queue(tx, {
          ...more,
          dedupeKey: `sms:${n}`,
          channel: 'sms',
          recipient: '+966500000011',
        });
        await clinic.services.mail.queue(tx, {
          ...more,
          dedupeKey: `mail:${n}`,
          channel: 'email',
          recipient: 'a@b.example',
        });
      }
    });
    const accepted = new Map<string, string>();
    const sent: string[] = [];
    let reached: () => void = () => undefined;
    let until = 0;
    sms.answer(({ headers, body }) => {
      const id = String(headers['idempotency-key']);
      const repeated = accepted.has(id);
      sent.push(id);
      accepted.set(id, (JSON.parse(body) as { text: string }).text);
      if (until > 0 && sent.length === until) {
        reached();
        return new Promise(() => undefined);
      }
      return { status: repeated ? 409 : 202 };
    });
    const env = await environment();
    for (const kill of kills) {
      const inFlight = new Promise<void>((resolve) => (reached = resolve));
      until = kill;
      const server = await startServer(env);
      await inFlight;
      await server.end('SIGKILL');
      // Instead of waiting until the leases of the killed process end.
      await clinic.database.db.update(outbox).set({ dueAt: sql`now()` });
    }
    until = 0;
    const server = await startServer(env);
    const waiting = () => clinic.database.db.$count(outbox, sql`state = 'waiting'`);
    while ((await waiting()) > 0) await wait(100);
    expect(await server.end('SIGTERM')).toBe(0);

    const rows = await clinic.database.db.select().from(outbox);
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    const referencesBy = (channel: string) =>
      rows
        .filter((row) => row.channel === channel)
        .map(({ reference }) => reference)
        .sort();
    expect([...accepted.keys()].sort()).toEqual(referencesBy('sms'));
    // Only what a killed process had in hand was sent again.
    expect(sent.length - accepted.size).toBeLessThanOrEqual(kills.length * 8);
    const ids = mail.received.map(({ raw }) => /^Message-ID: <(.+)@/m.exec(raw)?.[1] ?? '');
    expect([...new Set(ids)].sort()).toEqual(referencesBy('email'));
  }, 240_000);
});
