import type { ServiceState } from '@clinic/contracts/status';
import { outbox } from '../db/schema.ts';
import { call, defaultNow, openClinic } from '../testing/clinic.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { everyEngine } from '../testing/database.ts';
import { deliveryState, latelyQueued } from './delivery-state.ts';

const lately = (sent: number, late: number) => ({ sent, late });

test.each<[string, ReturnType<typeof lately>[], ServiceState]>([
  ['nothing was to be sent', [], 'working'],
  ['one of many is late', [lately(40, 1)], 'working'],
  ['the only one is late', [lately(0, 1)], 'limited'],
  ['a fifth is late', [lately(12, 3)], 'limited'],
  ['nothing leaves', [lately(0, 3)], 'down'],
  ['one channel works and the other one does not', [lately(5, 0), lately(0, 9)], 'limited'],
  ['no channel works', [lately(0, 3), lately(0, 9)], 'down'],
])('%s', (_, channels, state) => expect(deliveryState(channels)).toBe(state));

describe.each(everyEngine)('GET /api/status on %s', (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'clinic@clinic.example' } });
  });
  afterAll(() => clinic.close());

  const minutesAgo = (minutes: number) => new Date(defaultNow.getTime() - minutes * 60_000);
  const queue = (...rows: Partial<typeof outbox.$inferInsert>[]) =>
    clinic.database.db.insert(outbox).values(
      rows.map((row, index) => ({
        ...{ dedupeKey: `${JSON.stringify(row)} ${index}`, channel: 'email' as const, lang: 'ar' as const },
        ...{ createdAt: minutesAgo(5), attempts: 1, ...row },
      })),
    );

  test('counts what is late, not what may wait, has gone, or was given up', async () => {
    await queue(
      { urgency: 2 },
      { createdAt: minutesAgo(1) },
      { createdAt: minutesAgo(90) },
      { state: 'parked' },
      { attempts: 0, dueAt: new Date('2999-01-01') },
      { state: 'sent' },
    );
    expect(await latelyQueued(clinic.database.db, defaultNow)).toEqual([{ sent: 1, late: 0 }]);
    await queue({}, {}, {});
    expect(await latelyQueued(clinic.database.db, defaultNow)).toEqual([{ sent: 1, late: 3 }]);
    const answer = await call(clinic, 'GET', '/api/status');
    expect(answer.json()).toEqual({ data: { messages: 'limited' } });
  });
});
