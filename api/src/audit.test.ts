import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditedAction, AuditHead } from './audit.ts';
import { auditHead, keyedAuditLog } from './audit.ts';
import { keepAuditHead, keptAuditHeads } from './audit-heads.ts';
import { openPostgres } from './db/database.ts';
import { grantServerRights } from './db/server-rights.ts';
import { auditLog } from './db/schema.ts';
import { defaultNow } from './testing/clinic.ts';
import { everyEngine } from './testing/database.ts';
import { useClinic } from './testing/use-clinic.ts';

describe.each(everyEngine)('V26: the audit log on %s', (engine) => {
  const clinic = useClinic(engine);

  const record = (action: Partial<AuditedAction>, log = clinic.services.audit) =>
    clinic.database.db.transaction((tx) =>
      log.record(tx, {
        at: defaultNow,
        actor: { userId: 5, role: 2 },
        action: 'question.claimed',
        subject: 'question:7',
        requestId: 'r-1',
        ...action,
      }),
    );
  const verify = (heads: readonly AuditHead[] = []) => clinic.services.audit.verify(clinic.database.db, { heads });
  const rows = () => clinic.database.db.select().from(auditLog).orderBy(auditLog.id);
  /** What somebody could do who owns the database. */
  const tamper = async (statement: string) => {
    await clinic.database.pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
    await clinic.database.pool.query(statement);
    await clinic.database.pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
  };

  beforeEach(() => tamper('TRUNCATE audit_log'));

  test('an empty log is whole', async () => {
    expect(await verify()).toEqual({ broken: null, rows: 0, unkeyed: 0, head: null });
  });

  test('says who did what to what, when and with which result', async () => {
    await record({ result: 'refused', details: { revision: 2, code: 'FORBIDDEN' } });
    await record({ actor: null, action: 'question.deleted-by-asker' });
    expect(await rows()).toMatchObject([
      {
        ...{ at: defaultNow, actorId: 5, actorRole: 2, action: 'question.claimed', subject: 'question:7' },
        ...{ result: 'refused', details: { code: 'FORBIDDEN', revision: 2 }, requestId: 'r-1' },
      },
      { actorId: null, actorRole: null, action: 'question.deleted-by-asker', result: 'done', details: {} },
    ]);
    expect(await verify()).toMatchObject({ broken: null, rows: 2 });
  });

  test('actions at the same moment stand one after the other, and are checked in pages', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => record({ subject: `question:${n}` })));
    const whole = await verify();
    expect(whole).toEqual({ broken: null, rows: 8, unkeyed: 0, head: { id: 8, hash: expect.any(String) as string } });
    expect(await clinic.services.audit.verify(clinic.database.db, { batch: 3 })).toEqual(whole);
    expect(await auditHead(clinic.database.db)).toEqual(whole.head);
  });

  /** A row that fits into the chain as far as somebody without the key can make it fit. */
  const forged = (id: number) => {
    const hash = createHash('sha256').update(`forged ${id}`).digest('hex');
    return `INSERT INTO audit_log (id, at, action, subject, request_id, key_id, hash)
      SELECT ${id}, now(), 'x', 'y', 'z', (SELECT key_id FROM audit_log LIMIT 1), '\\x${hash}'`;
  };
  test.each<[string, string, { id: number; fault: string }]>([
    ['another actor', 'UPDATE audit_log SET actor_id = 6 WHERE id = 2', { id: 2, fault: 'changed' }],
    ['another role', 'UPDATE audit_log SET actor_role = 5 WHERE id = 2', { id: 2, fault: 'changed' }],
    ['another action', "UPDATE audit_log SET action = 'question.read' WHERE id = 2", { id: 2, fault: 'changed' }],
    ['another subject', "UPDATE audit_log SET subject = 'question:8' WHERE id = 2", { id: 2, fault: 'changed' }],
    [
      'another instant',
      "UPDATE audit_log SET at = at + interval '1 microsecond' WHERE id = 2",
      { id: 2, fault: 'changed' },
    ],
    ['another result', "UPDATE audit_log SET result = 'refused' WHERE id = 2", { id: 2, fault: 'changed' }],
    ['other details', `UPDATE audit_log SET details = '{"a": 2}' WHERE id = 2`, { id: 2, fault: 'changed' }],
    ['another request', "UPDATE audit_log SET request_id = 'r-2' WHERE id = 2", { id: 2, fault: 'changed' }],
    [
      'two rows in each other’s place',
      'UPDATE audit_log SET id = 5 - id + 100 WHERE id IN (2, 3); UPDATE audit_log SET id = id - 100 WHERE id > 100',
      { id: 2, fault: 'changed' },
    ],
    ['a row taken out', 'DELETE FROM audit_log WHERE id = 2', { id: 3, fault: 'missing' }],
    ['the first row taken out', 'DELETE FROM audit_log WHERE id = 1', { id: 2, fault: 'missing' }],
    [
      'a row taken out and the rest renumbered',
      'DELETE FROM audit_log WHERE id = 2; UPDATE audit_log SET id = id - 1 WHERE id > 2',
      { id: 2, fault: 'changed' },
    ],
    ['a row put in at the end', forged(5), { id: 5, fault: 'changed' }],
    ['a hash without a key', 'UPDATE audit_log SET key_id = NULL WHERE id = 2', { id: 2, fault: 'without a key' }],
    [
      'a key of somebody else',
      "UPDATE audit_log SET key_id = '\\x00000000' WHERE id = 2",
      { id: 2, fault: 'unknown key' },
    ],
    ['the end cut off', 'DELETE FROM audit_log WHERE id = 4', { id: 4, fault: 'cut off' }],
    ['the whole log emptied', 'TRUNCATE audit_log', { id: 4, fault: 'cut off' }],
    [
      'every row without a key',
      "UPDATE audit_log SET key_id = NULL, hash = sha256(convert_to(id::text, 'UTF8'))",
      { id: 4, fault: 'changed' },
    ],
  ])('finds %s', async (_what, statement, broken) => {
    for (let n = 0; n < 4; n += 1) await record({ details: { a: 1 } });
    const { head } = await verify();
    await tamper(statement);
    expect((await verify(head === null ? [] : [head])).broken).toEqual(broken);
  });

  test('a new key goes on with the chain, and the former one still checks what it made', async () => {
    await record({});
    const renewed = keyedAuditLog(['n'.repeat(40), ...clinic.settings.auditKeys]);
    await record({}, renewed);
    expect(await renewed.verify(clinic.database.db)).toMatchObject({ broken: null, rows: 2 });
    expect(await verify()).toMatchObject({ broken: { id: 2, fault: 'unknown key' } });
  });

  test('rows from before there was a key are counted, and the first row with one holds on to the last of them', async () => {
    const former = (id: number) => `INSERT INTO audit_log (id, at, action, subject, request_id, hash)
      VALUES (${id}, now(), 'x', 'y', 'z', sha256('${id}'))`;
    await tamper(`${former(2)};${former(7)}`);
    await record({});
    expect(await verify()).toMatchObject({ broken: null, rows: 1, unkeyed: 2, head: { id: 8 } });
    await tamper("UPDATE audit_log SET hash = sha256('other') WHERE id = 7");
    expect(await verify()).toMatchObject({ broken: { id: 8, fault: 'changed' } });
  });

  test.each(['UPDATE audit_log SET actor_id = 6', 'DELETE FROM audit_log', 'TRUNCATE audit_log', 'TRUNCATE consents'])(
    'the database refuses «%s»',
    async (sql) => {
      await record({});
      await expect(clinic.database.pool.query(sql)).rejects.toThrow('is append-only');
      expect(await verify()).toMatchObject({ broken: null, rows: 1 });
    },
  );

  test('an action that is undone with its transaction leaves no row, and the chain holds', async () => {
    await record({});
    const undone = clinic.database.db.transaction(async (tx) => {
      await clinic.services.audit.record(tx, {
        ...{ at: defaultNow, actor: null, action: 'x', subject: 'y', requestId: 'z' },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await record({});
    expect(await verify()).toMatchObject({ broken: null, rows: 2 });
  });

  test('the last row of each day is kept in a folder outside of the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-test-heads-'));
    const services = { ...clinic.services, settings: { ...clinic.settings, auditHeadsDir: join(folder, 'heads') } };
    await keepAuditHead(services);
    expect(await keptAuditHeads(services.settings.auditHeadsDir)).toEqual([]);
    await record({});
    await keepAuditHead(services);
    await record({});
    await keepAuditHead(services);
    clinic.setNow(new Date(defaultNow.getTime() + 24 * 3_600_000));
    await record({});
    await keepAuditHead(services);
    const heads = await keptAuditHeads(services.settings.auditHeadsDir);
    expect(heads.map(({ id }) => id).sort()).toEqual([2, 3]);
    expect((await verify(heads)).broken).toBeNull();
    await tamper('DELETE FROM audit_log WHERE id > 1');
    expect((await verify(heads)).broken).toEqual({ id: 2, fault: 'cut off' });
    writeFileSync(join(services.settings.auditHeadsDir, '2026-11-21.json'), '{}');
    await expect(keptAuditHeads(services.settings.auditHeadsDir)).rejects.toThrow('2026-11-21.json');
  });

  test('servers that keep the last row at the same time, and one that cannot, leave nothing else in the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-test-heads-'));
    const services = { ...clinic.services, settings: { ...clinic.settings, auditHeadsDir: folder } };
    await record({});
    await Promise.all(Array.from({ length: 8 }, () => keepAuditHead(services)));
    expect(readdirSync(folder)).toEqual(['2026-11-21.json']);
    clinic.setNow(new Date(defaultNow.getTime() + 24 * 3_600_000));
    mkdirSync(join(folder, '2026-11-22.json'));
    await expect(keepAuditHead(services)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['2026-11-21.json', '2026-11-22.json']);
  });

  if (engine === 'postgresql') {
    test('the user of the server may add to the log and read it, and nothing else', async () => {
      const owner = clinic.database.pool;
      const name = `clinic_server_${Date.now()}`;
      await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'server'`);
      const url = new URL(String(process.env['TEST_DATABASE_URL']));
      const { rows: current } = await owner.query<{ name: string }>('SELECT current_database() AS name');
      Object.assign(url, { username: name, password: 'server', pathname: `/${current[0]?.name}` });
      const server = openPostgres(url.href, () => undefined);
      try {
        await grantServerRights(owner, server.pool);
        await server.db.transaction((tx) =>
          clinic.services.audit.record(tx, {
            ...{ at: defaultNow, actor: null, action: 'x', subject: 'y', requestId: 'z' },
          }),
        );
        expect(await clinic.services.audit.verify(server.db)).toMatchObject({ broken: null, rows: 1 });
        for (const statement of [
          'UPDATE audit_log SET actor_id = 6',
          'DELETE FROM audit_log',
          'TRUNCATE audit_log',
          'ALTER TABLE audit_log DISABLE TRIGGER USER',
          'DROP TABLE audit_log',
          'DELETE FROM consents',
          'TRUNCATE users CASCADE',
        ]) {
          await expect(server.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
        }
        await server.pool.query('UPDATE users SET lang = lang WHERE false');
      } finally {
        await server.close();
        await owner.query(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
      }
    });
  }
});
