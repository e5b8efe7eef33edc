import { rateLimits } from '../db/schema.ts';
import { dayMs, minuteMs } from '../durations.ts';
import { defaultNow } from '../testing/clinic.ts';
import { engines } from '../testing/database.ts';
import { useClinic } from '../testing/use-clinic.ts';
import { countAttemptWithBackoff } from './exponential-backoff.ts';
import { countAttempt, forgetEndedCounts } from './rate-limit.ts';

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
});
