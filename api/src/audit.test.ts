import type { AuditedAction } from './audit.ts';
import { recordAction, verifyAuditLog } from './audit.ts';
import { auditLog } from './db/schema.ts';
import type { TestClinic } from './testing/clinic.ts';
import { defaultNow, openClinic } from './testing/clinic.ts';
import { engines } from './testing/database.ts';

describe.each(engines)('V26: the audit log on %s', (engine) => {
  let clinic: TestClinic;

  const record = (act: Partial<AuditedAction>) =>
    clinic.database.db.transaction((tx) =>
      recordAction(tx, {
        at: defaultNow,
        actor: { userId: 5, role: 2 },
        action: 'question.claimed',
        subject: 'question:7',
        requestId: 'r-1',
        ...act,
      }),
    );
  const verify = () => verifyAuditLog(clinic.database.db);
  /** What somebody could do who owns the database. */
  const tamper = async (statement: string) => {
    await clinic.database.pool.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only');
    await clinic.database.pool.query(statement);
    await clinic.database.pool.query('ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only');
  };

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE audit_log'));
  afterAll(() => clinic.close());

  test('an empty log is whole', async () => {
    expect(await verify()).toEqual({ broken: null, rows: 0, last: null });
  });

  test('says who did what to what, when and with which result', async () => {
    await record({ result: 'refused', details: { code: 'FORBIDDEN', revision: 2 } });
    await record({ actor: null, action: 'question.deleted-by-asker' });
    expect(await clinic.database.db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
      {
        ...{ at: defaultNow, actorId: 5, actorRole: 2, action: 'question.claimed', subject: 'question:7' },
        ...{ result: 'refused', details: { code: 'FORBIDDEN', revision: 2 }, requestId: 'r-1' },
      },
      { actorId: null, actorRole: null, action: 'question.deleted-by-asker', result: 'done', details: {} },
    ]);
    expect(await verify()).toMatchObject({ broken: null, rows: 2 });
  });

  test('acts at the same moment stand one after the other', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => record({ subject: `question:${n}` })));
    const { last, ...found } = await verify();
    expect(found).toEqual({ broken: null, rows: 8 });
    expect(await verifyAuditLog(clinic.database.db, 3)).toEqual({ last, ...found });
    expect(last).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['changed', 1, (id: number) => `UPDATE audit_log SET actor_id = 6 WHERE id = ${id}`, 1],
    ['taken out', 1, (id: number) => `DELETE FROM audit_log WHERE id = ${id}`, 2],
    ['taken from the beginning', 0, (id: number) => `DELETE FROM audit_log WHERE id = ${id}`, 1],
  ])('a row that was %s is found', async (_what, place, statement, broken) => {
    for (let n = 0; n < 4; n += 1) await record({});
    const rows = await clinic.database.db.select({ id: auditLog.id }).from(auditLog).orderBy(auditLog.id);
    await tamper(statement(rows[place]?.id ?? 0));
    for (const batch of [1, 2, 5000]) {
      expect(await verifyAuditLog(clinic.database.db, batch)).toMatchObject({ broken: rows[broken]?.id });
    }
  });

  test.each(['UPDATE audit_log SET actor_id = 6', 'DELETE FROM audit_log'])(
    'the database refuses «%s»',
    async (sql) => {
      await record({});
      await expect(clinic.database.pool.query(sql)).rejects.toThrow('audit_log is append-only');
      expect(await verify()).toMatchObject({ broken: null, rows: 1 });
    },
  );

  test('an act that is undone with its transaction leaves no row, and the chain holds', async () => {
    await record({});
    const undone = clinic.database.db.transaction(async (tx) => {
      await recordAction(tx, { at: defaultNow, actor: null, action: 'x', subject: 'y', requestId: 'z' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await record({});
    expect(await verify()).toMatchObject({ broken: null, rows: 2 });
  });
});
