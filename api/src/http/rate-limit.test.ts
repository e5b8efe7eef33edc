import { createHash } from 'node:crypto';
import { useDataKeys } from '../db/encrypted-columns.ts';
import { rateLimits } from '../db/schema.ts';
import { dayMs, minuteMs } from '../durations.ts';
import { defaultNow } from '../testing/clinic.ts';
import { dataKeys, engines } from '../testing/database.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { countAttemptWithBackoff } from './exponential-backoff.ts';
import { countAttempt, forgetEndedCounts } from './rate-limit.ts';
import { claimSingleUse, wasUsed } from './single-use.ts';

describe.each(engines)('counts on %s', (engine) => {
  const clinic = useClinic(engine);
  const limit = { scope: 'search', most: 5, minutes: 10 };
  const kept = async () => {
    const rows = await clinic.database.db.select({ scope: rateLimits.scope }).from(rateLimits);
    return rows.map(({ scope }) => scope).sort();
  };
  const forgetAt = (ms: number) =>
    forgetEndedCounts({ db: clinic.database.db, clock: () => new Date(defaultNow.getTime() + ms) });

  test('are forgotten a day after they have ended, whatever they counted, and not before', async () => {
    const { db } = clinic.database;
    await db.delete(rateLimits);
    await countAttempt(db, limit, 'somebody', defaultNow);
    await countAttemptWithBackoff(db, { scope: 'sign-in', free: 3 }, 'somebody', defaultNow);
    await forgetAt(dayMs - minuteMs);
    expect(await kept()).toEqual(['search', 'sign-in']);
    await forgetAt(dayMs);
    expect(await kept()).toEqual(['search']);
    await forgetAt(dayMs + 10 * minuteMs);
    expect(await kept()).toEqual([]);
  });

  test('tell nobody without the data key whose they are', async () => {
    const { db } = clinic.database;
    await db.delete(rateLimits);
    await countAttempt(db, limit, '+966501234567', defaultNow);
    const [row] = await db.select().from(rateLimits);
    expect(row?.keyHash).toEqual(expect.any(Buffer));
    expect(row?.keyHash).not.toEqual(createHash('sha256').update('+966501234567').digest());

    useDataKeys(['another key of the clinic, as long as they are']);
    try {
      await countAttempt(db, limit, '+966501234567', defaultNow);
      expect(new Set((await db.select().from(rateLimits)).map(({ keyHash }) => keyHash.toString('hex'))).size).toBe(2);
    } finally {
      useDataKeys(dataKeys);
    }
  });

  test('know after a change of the data key what was used before', async () => {
    const { db } = clinic.database;
    const until = new Date(defaultNow.getTime() + dayMs);
    const claim = () => claimSingleUse(db, 'link', 'a token', until, defaultNow);
    await db.delete(rateLimits);
    expect(await claim()).toBe(true);

    useDataKeys(['another key of the clinic, as long as they are', ...dataKeys]);
    try {
      expect(await wasUsed(db, 'link', 'a token', defaultNow)).toBe(true);
      expect(await claim()).toBe(false);
    } finally {
      useDataKeys(dataKeys);
    }
  });
});
