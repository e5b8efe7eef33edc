import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { databaseErrorOf, unavailabilityOf, openPostgres, retryLostRace } from './database.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const withServer = url === '' ? test.skip : test;

const failed = (error: Error) => {
  throw error;
};

withServer('PostgreSQL ends a statement that takes longer than the settings allow', async () => {
  const { pool, close } = openPostgres(url, failed, { connections: 2, statementMs: 50 });
  const outcome = await pool.query('SELECT pg_sleep(30)').catch((error: unknown) => databaseErrorOf(error)?.code);
  await close();
  expect(outcome).toBe('57014');
});

withServer('a lock, a race and a connection that nobody gets are a server with too much to do', async () => {
  const { pool, db, close } = openPostgres(url, failed, { connections: 8, statementMs: 10_000 });
  const [one, other] = [await pool.connect(), await pool.connect()];
  const lock = (key: number) => sql`SELECT pg_advisory_xact_lock(66, ${sql.raw(String(key))})`;
  await one.query('BEGIN; SELECT pg_advisory_xact_lock(66, 1)');
  const waiting = db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '20ms'`);
    await tx.execute(lock(1));
  });
  expect(await waiting.catch(unavailabilityOf)).toBe('overloaded');
  await one.query('ROLLBACK');

  // Each has what the other wants; the server ends the one of them that looks first.
  let tries = 0;
  let ending: Promise<unknown> = Promise.resolve();
  const racing = retryLostRace(() =>
    db.transaction(async (tx) => {
      tries += 1;
      if (tries > 1) return;
      await other.query("BEGIN; SET LOCAL deadlock_timeout = '10min'; SELECT pg_advisory_xact_lock(66, 3)");
      await tx.execute(sql`SET LOCAL deadlock_timeout = '1ms'`);
      await tx.execute(lock(2));
      ending = other.query('SELECT pg_advisory_xact_lock(66, 2); ROLLBACK');
      const waits = sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 66 AND objid = 2 AND NOT granted`;
      while ((await tx.execute(waits)).rows.length === 0);
      await tx.execute(lock(3));
    }),
  );
  await racing;
  expect(tries).toBe(2);
  await ending;

  one.release();
  other.release();
  await close();
});

withServer('half of the connections are for single statements, and no more are opened', async () => {
  const { pool, close } = openPostgres(url, failed, { connections: 5, statementMs: 10_000 });
  await Promise.all(Array.from({ length: 12 }, () => pool.query('SELECT 1')));
  const opened = pool.totalCount;
  await close();
  expect(opened).toBe(2);
});

/** A way to the server that can go silent, or break. */
async function openWay() {
  const { hostname, port } = new URL(url);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    pairs.push([near, far]);
    near.pipe(far).pipe(near);
    for (const one of [near, far]) one.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    break: () =>
      pairs.splice(0).forEach(([near, far]) => {
        near.resetAndDestroy();
        far.destroy();
      }),
    silence: () => pairs.forEach(([near, far]) => near.unpipe(far)),
    close: () => {
      pairs.forEach((pair) => pair.forEach((one) => one.destroy()));
      server.close();
    },
  };
}

withServer('a connection that breaks fails the transaction that has it, and the next one gets another', async () => {
  const way = await openWay();
  const { db, close } = openPostgres(way.url, () => undefined, { connections: 2, statementMs: 10_000 });
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    way.break();
    await tx.execute(sql`SELECT 1`);
  });
  expect(await broken.catch(unavailabilityOf)).toBe('away');
  await db.transaction((tx) => tx.execute(sql`SELECT 1`));
  await close();
  way.close();
});

withServer('a BEGIN that fails gives its connection back', async () => {
  const way = await openWay();
  const { db, close } = openPostgres(way.url, () => undefined, { connections: 2, statementMs: 10_000 });
  await db.transaction((tx) => tx.execute(sql`SELECT 1`));
  const begun = db.transaction(() => Promise.resolve());
  way.break();
  await begun.catch(() => undefined);
  await db.transaction((tx) => tx.execute(sql`SELECT 1`));
  await close();
  way.close();
});

withServer('a connection on which nothing comes any more is given up', async () => {
  const way = await openWay();
  const { pool, db, close } = openPostgres(way.url, () => undefined, { connections: 2, statementMs: 500 }, 500);
  await pool.query('SELECT 1');
  const inTransaction = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    way.silence();
    await Promise.all([tx.execute(sql`SELECT 1`), expect(pool.query('SELECT 1')).rejects.toThrow()]);
  });
  expect(await inTransaction.catch(unavailabilityOf)).toBe('away');
  await pool.query('SELECT 1');
  await close();
  way.close();
});

withServer('a server that nobody can reach is away, for statements and transactions', async () => {
  const way = await openWay();
  way.close();
  const { db, close } = openPostgres(way.url, failed);
  expect(await db.execute(sql`SELECT 1`).catch(unavailabilityOf)).toBe('away');
  expect(await db.transaction((tx) => tx.execute(sql`SELECT 1`)).catch(unavailabilityOf)).toBe('away');
  await close();
});
