import { DrizzleQueryError } from 'drizzle-orm';
import { defaultNow, call, openClinic } from './testing/clinic.ts';
import type { TestClinic } from './testing/clinic.ts';
import { everyEngine } from './testing/database.ts';
import { openInbox, post } from './testing/forms.ts';

const message = {
  firstName: 'نورة',
  lastName: 'القحطاني',
  email: 'noura@mail.example',
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  subject: 'complaint',
  message: 'انتظرت ساعة كاملة قبل الدخول إلى العيادة.',
};

describe.each(everyEngine)('R22: a full disk on %s', (engine) => {
  let clinic: TestClinic;
  let writingFails: Error | null = null;
  const send = () => post(clinic, '/api/contact-messages', message);
  const ready = async () => {
    const answer = await call(clinic, 'GET', '/readyz');
    return [answer.statusCode, answer.json<{ status: string }>().status];
  };

  beforeAll(async () => {
    const queue = () => (writingFails ? Promise.reject(writingFails) : Promise.resolve());
    clinic = await openClinic(engine, { mail: { origin: 'https://clinic.example', queue } });
    await openInbox(clinic);
  });
  beforeEach(() => clinic.setNow(defaultNow));
  afterAll(() => clinic.close());

  test('of the database: writes are 503 with a time to try again, reads go on, and /readyz tells it for a while', async () => {
    const { pool } = clinic.database;
    await pool.query(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await pool.query(
      'CREATE TRIGGER no_space BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION no_space()',
    );
    const refused = await send();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'MAINTENANCE']);
    expect(refused.headers['retry-after']).toBe('60');
    expect(await ready()).toEqual([503, 'disk-full']);
    expect((await call(clinic, 'GET', '/api/specialties')).statusCode).toBe(200);
    expect(clinic.logged.join('')).toContain('the disk is full');

    await pool.query('DROP TRIGGER no_space ON contact_messages');
    expect((await send()).statusCode).toBe(201);
    clinic.setNow(new Date(defaultNow.getTime() + 30_000));
    expect(await ready()).toEqual([200, 'ok']);
  });

  test.each([
    ...[
      ['57014', 'a statement that took too long'],
      ['55P03', 'a lock that nobody got'],
      ['40P01', 'a deadlock'],
      ['40001', 'a serialization failure'],
      ['25P03', 'a transaction that took too long'],
      ['53200', 'no memory'],
      ['53300', 'too many connections'],
    ].map((state) => [...state, 'BUSY', '2']),
    ...[
      ['57P01', 'a server that ends'],
      ['57P03', 'a server that starts'],
      ['08006', 'a connection that broke'],
      ['25006', 'a server that takes no changes'],
    ].map((state) => [...state, 'MAINTENANCE', '5']),
  ])('%s, %s, is 503 with a time to try again', async (state, _, code, retryAfter) => {
    const { pool } = clinic.database;
    await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}'; END $$`);
    await pool.query('CREATE TRIGGER refuse BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION refuse()');
    const refused = await post(clinic, '/api/contact-messages', { ...message, message: `${message.message} ${state}` });
    await pool.query('DROP FUNCTION refuse() CASCADE');
    expect([refused.statusCode, refused.json<{ code: string }>().code, refused.headers['retry-after']]).toEqual([
      ...[503, code, retryAfter],
    ]);
  });

  test.each(['ENOSPC', 'EDQUOT'])('of the process: %s is 503 as well', async (code) => {
    writingFails = new Error('writing failed', { cause: Object.assign(new Error('no space left'), { code }) });
    const refused = await post(clinic, '/api/contact-messages', { ...message, message: `${message.message} ${code}` });
    writingFails = null;
    expect(refused.statusCode).toBe(503);
    expect(await ready()).toEqual([503, 'disk-full']);
  });

  test('a database that is away is 503 with a time to try again, and another server that is away is not', async () => {
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const failing = async (error: Error, text: string) => {
      writingFails = error;
      const answer = await post(clinic, '/api/contact-messages', { ...message, message: `${message.message} ${text}` });
      writingFails = null;
      return [answer.statusCode, answer.headers['retry-after']];
    };
    expect(await failing(new DrizzleQueryError('SELECT 1', [], reset), 'أ')).toEqual([503, '5']);
    expect(clinic.logged.join('')).toContain('the database is away');
    expect(await failing(reset, 'ب')).toEqual([500, undefined]);
  });
});
