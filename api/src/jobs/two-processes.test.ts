import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { demoLoads, jobApplications, outbox } from '../db/schema.ts';
import { cvStore } from '../modules/applications/cv-store.ts';
import { insertApplication, readApplication } from '../modules/applications/repo.ts';
import { details, pdf } from '../testing/applications.ts';
import { useBookings } from '../testing/bookings.ts';
import { aPatient } from '../testing/clinic.ts';
import { describeOnServer } from '../testing/database.ts';
import { startServer } from '../testing/server-process.ts';

const visits = 12;
const cvs = 6;
/** Ten in the morning of the day before the visits. */
const now = '2026-11-27T07:00:00Z';
const date = '2026-11-28';

describeOnServer('two processes with their jobs', () => {
  const bookings = useBookings('postgresql');
  const { clinic } = bookings;

  const environment = async () => {
    const { rows } = await clinic.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(String(process.env['TEST_DATABASE_URL']));
    url.pathname = `/${rows[0]?.name}`;
    return {
      ...{ DATABASE_URL: url.href, DATA_DIR: clinic.settings.dataDir, CLINIC_NOW: now },
      ...{ SESSION_SECRET: 's'.repeat(40), DATA_KEY: 'd'.repeat(40), AUDIT_KEY: 'a'.repeat(40) },
    };
  };
  const untilAll = async (count: () => Promise<number>, wanted: number) => {
    while ((await count()) < wanted) await wait(50);
  };

  test('remind of each visit once, and encrypt each CV once', async () => {
    const { db } = clinic.database;
    // The demo clinic would take minutes and says nothing here.
    const parts = ['clinic', 'content', 'questions', 'patients', 'desk', 'visits'];
    await db.insert(demoLoads).values(parts.map((part) => ({ part, loadedAt: clinic.now() })));
    for (let n = 0; n < visits; n += 1) {
      const patient = await aPatient(clinic, { channels: ['email', 'sms'] });
      const { id } = await bookings.doctorOf();
      expect((await bookings.book(patient, bookings.choice(id, { date }))).statusCode).toBe(201);
    }
    const references = Array.from({ length: cvs }, (_, n) => `NB-${n}`);
    for (const [n, reference] of references.entries()) {
      const name = `${String(n).repeat(8)}-0000-4000-8000-000000000000.pdf`;
      const cv = { name, key: Buffer.alloc(32), bytes: 1, sha256: Buffer.alloc(32), sentSha256: Buffer.alloc(32) };
      const application = { reference, jobSlug: 'x', details, cv, lang: 'ar', now: new Date(now) } as const;
      await db.transaction((tx) => insertApplication(tx, clinic.cipher, application));
      const fileEnc = clinic.cipher.encrypt(name, `job_applications.file_enc ${reference}`);
      await db.update(jobApplications).set({ fileEnc }).where(eq(jobApplications.reference, reference));
      await clinic.services.files.write(`applications/${name}`, Buffer.from(pdf(), 'latin1'));
    }

    const env = await environment();
    const servers = await Promise.all([startServer(env), startServer(env)]);
    const reminders = like(outbox.dedupeKey, 'appointment:%:reminder:%');
    await untilAll(() => db.$count(outbox, reminders), visits * 2);
    const folder = join(clinic.settings.dataDir, 'applications');
    const encrypted = async () => (await readdir(folder)).filter((name) => name.endsWith('.enc')).length;
    await untilAll(encrypted, cvs);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);

    expect(await db.$count(outbox, reminders)).toBe(visits * 2);
    expect((await clinic.database.pool.query('SELECT FROM appointment_reminders')).rowCount).toBe(visits);
    const names: (string | undefined)[] = [];
    for (const reference of references) {
      const file = (await readApplication(db, clinic.cipher, reference))?.file;
      names.push(file?.name);
      const read = await cvStore(clinic.services).read({ name: String(file?.name), key: file?.key ?? Buffer.of() });
      expect(read.toString('latin1')).toBe(pdf());
    }
    expect((await readdir(folder)).sort()).toEqual([...names].sort());
  }, 240_000);
});
