import { eq } from 'drizzle-orm';
import { outbox } from '../db/schema.ts';
import { engines } from '../testing/database.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { takeBack } from './outbox.ts';

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
});
