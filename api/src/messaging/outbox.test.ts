import { eq } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { engines } from '../testing/database.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { takeBack, withdrawNotifications } from './outbox.ts';

describe.each(engines)('a message that is taken back on %s', (engine) => {
  const clinic = useClinic(engine);
  const parked = { state: 'parked', failure: 'EENVELOPE 550' } as const;
  const bounced = { receipt: 'bounced', receiptAt: new Date() } as const;

  test.each([
    ['waits', {}, true, []],
    ['was parked', parked, true, []],
    // It says that nobody has the address.
    ['came back', { ...parked, ...bounced }, true, [{ state: 'expired', contentEnc: null, receipt: 'bounced' }]],
    ['was sent', { state: 'sent', contentEnc: null }, false, [{ state: 'sent' }]],
  ] as const)('is not sent any more when it %s', async (what, values, wasThere, left) => {
    const { db } = clinic.database;
    const dedupeKey = `question:${what}`;
    const taken = await db.transaction(async (tx) => {
      const words = { lang: 'ar', subject: 'سؤالك', body: 'أُجيب عنه', createdAt: clinic.now() } as const;
      await clinic.services.mail.queue(tx, { ...words, channel: 'email', recipient: 'a@b.example', dedupeKey });
      await tx
        .update(outbox)
        .set({ failure: null, ...values })
        .where(eq(outbox.dedupeKey, dedupeKey));
      return takeBack(tx, dedupeKey);
    });
    expect(taken).toBe(wasThere);
    const rows = await db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey));
    expect(rows).toHaveLength(left.length);
    expect(rows).toMatchObject(left);
  });

  test.each([
    ['waited is sent', 'waiting', 'sent'],
    ['was sent waits again', 'sent', 'waiting'],
  ] as const)('loses what it says though what %s meanwhile', async (_what, state, next) => {
    const { db, pool } = clinic.database;
    const dedupeKey = `visit:${state}`;
    const isIt = eq(outbox.dedupeKey, dedupeKey);
    await db.transaction(async (tx) => {
      const words = { lang: 'ar', subject: 'موعدك', body: 'غدًا', createdAt: clinic.now() } as const;
      await clinic.services.mail.queue(tx, { ...words, channel: 'email', recipient: 'a@b.example', dedupeKey });
      await tx.update(outbox).set({ state }).where(isIt);
    });
    // As another server does between two statements.
    await pool.query(`
      CREATE FUNCTION meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE outbox SET state = '${next}'
          WHERE dedupe_key = '${dedupeKey}' AND state = '${state}' AND content_enc IS NOT NULL;
        RETURN NULL; END $$;
      CREATE TRIGGER meanwhile AFTER UPDATE ON outbox WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION meanwhile()`);
    await db.transaction((tx) => withdrawNotifications(tx, [dedupeKey]));
    await pool.query('DROP FUNCTION meanwhile CASCADE');
    expect(await db.select().from(outbox).where(isIt)).toMatchObject([{ contentEnc: null }]);
  });
});
