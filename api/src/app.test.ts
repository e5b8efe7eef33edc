import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ErrorBody } from '@clinic/contracts';
import { longestRequestMs } from '@clinic/node';
import type { TestClinic } from './testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic, password, productionEnv } from './testing/clinic.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

describe('the server as a whole', () => {
  let clinic: TestClinic;
  let port: number;

  beforeAll(async () => {
    clinic = await openClinic('pglite');
    await clinic.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = clinic.app.server.address() as AddressInfo);
  });
  afterAll(() => clinic.close());

  /** Sends what a well-behaved client library would refuse to send. */
  function raw(method: string, path: string, body: Buffer | string, headers: Record<string, string>) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  const json = { 'content-type': 'application/json' };
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

  test.each<[string, string, Buffer | string, Record<string, string>, number, string]>([
    ['broken JSON', 'POST', '{"identifier":', json, 400, 'BAD_REQUEST'],
    ['an empty body', 'POST', '', json, 400, 'BAD_REQUEST'],
    ['a prototype key', 'POST', '{"__proto__":{"admin":true},"identifier":"a"}', json, 400, 'BAD_REQUEST'],
    ['a constructor key', 'POST', '{"constructor":{"prototype":{}},"password":"x"}', json, 400, 'BAD_REQUEST'],
    ['deep nesting', 'POST', nested, json, 422, 'VALIDATION'],
    ['bytes that are no UTF-8', 'POST', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json, 400, 'BAD_REQUEST'],
    ['a huge body', 'POST', `{"a":"${'x'.repeat(70_000)}"}`, json, 413, 'FILE_TOO_LARGE'],
    ['XML', 'POST', '<a/>', { 'content-type': 'application/xml' }, 415, 'FILE_TYPE'],
    ['a form', 'POST', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'FILE_TYPE'],
    ['another method', 'PUT', '{}', json, 404, 'NOT_FOUND'],
  ])('V24: %s gets a typed refusal', async (_name, method, body, headers, status, code) => {
    const answer = await raw(method, '/api/login', body, {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
    });
    expect(answer.status).toBe(status);
    const envelope = JSON.parse(answer.body) as { code: string; request_id: string };
    expect(envelope.code).toBe(code);
    expect(envelope.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body).not.toContain(project);
    expect(answer.body).not.toMatch(/\bat .*\.(ts|js):\d+/);
  });

  test('V24: an address that is none, or too long, gets the envelope and the headers of every other answer', async () => {
    for (const [path, status, code] of [
      ['/%ff', 400, 'BAD_REQUEST'],
      [`/api/doctors/${'x'.repeat(301)}`, 404, 'NOT_FOUND'],
    ] as const) {
      const answer = await call(clinic, 'GET', path);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
  });

  test('V24: bytes that are no request get the same', async () => {
    const received = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let all = '';
      socket.on('data', (part: Buffer) => (all += part.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(all));
    });
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(expect.arrayContaining(['HTTP/1.1 400 Bad Request', 'x-frame-options: DENY']));
    expect(JSON.parse(body)).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('half a request is not waited for without end', () => {
    expect(clinic.app.server.requestTimeout).toBe(longestRequestMs);
  });

  test('V24: a text that no database can store is refused where it is named, before any query', async () => {
    const zero = '\u0000';
    expect((await call(clinic, 'GET', '/api/doctors/by-slug/a%00b')).statusCode).toBe(404);
    for (const text of [`ab${zero}`, '\ud800']) {
      const inBody = await call(clinic, 'POST', '/api/login', { body: { identifier: text, password } });
      expect([inBody.statusCode, inBody.json<ErrorBody>().errors]).toEqual([
        422,
        { identifier: ['validation.invalid'] },
      ]);
    }
    expect((await call(clinic, 'POST', '/api/login', { body: { [zero]: 1 } })).statusCode).toBe(422);
  });

  test.each(['//[', '//a:b/', '//[?locale=en'])('V24: nothing lies at %s', async (path) => {
    const answer = await raw('GET', path, '', {});
    expect([answer.status, (JSON.parse(answer.body) as ErrorBody).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('V24: TRACE is refused and the process lives on', async () => {
    const answer = await raw('TRACE', '/api/login', '', {});
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await call(clinic, 'GET', '/healthz')).statusCode).toBe(200);
    expect((await call(clinic, 'GET', '/readyz')).statusCode).toBe(200);
  });

  test.each([
    ['', undefined, 'لم نجد'],
    ['', 'en-US,ar;q=0.5', 'We could not find'],
    ['', 'fr,en;q=0.2,ar;q=0.9', 'لم نجد'],
    ['', 'fr', 'لم نجد'],
    ['?locale=en', 'ar', 'We could not find'],
    ['?locale=xx', 'en', 'We could not find'],
  ])('E7: the language of a message: %s with %s', async (query, accepted, start) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
    const answer = await call(clinic, 'GET', `/api/nothing${query}`, { headers });
    expect(answer.json<{ message: string }>().message.startsWith(start)).toBe(true);
  });

  test('V3: every answer says how it may be used', async () => {
    for (const url of ['/api/specialties', '/api/nothing', '/images/nothing.svg', '/healthz']) {
      expect((await call(clinic, 'GET', url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('V4: no other origin is invited', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await call(clinic, 'GET', '/api/specialties', { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('S78: drawings are served under /images/, can be kept, and cannot run', async () => {
    const answer = await call(clinic, 'GET', '/images/doctors/58.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    const again = await call(clinic, 'GET', '/images/doctors/58.svg', {
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each(['/images/../package.json', '/images/%2e%2e/package.json', '/images/', '/.env', '/images/.hidden'])(
    'V25: %s is not there',
    async (path) => {
      expect((await raw('GET', path, '', {})).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('logs name routes and codes, never what a person typed', async () => {
    const patient = await aPatient(clinic);
    await call(clinic, 'POST', '/api/login', { body: { identifier: patient.email, password: 'Secret-word-9' } });
    await call(clinic, 'GET', '/api/available-slots?date=personal&doctor_id=1');
    const lines = clinic.logged.join('');
    expect(lines).toContain('"route":"/api/login"');
    for (const secret of [patient.email, 'Secret-word-9', 'personal', patient.headers.authorization.slice(7)]) {
      expect(lines).not.toContain(secret);
    }
  });

  test('an unexpected failure says nothing of itself, not even in the log', async () => {
    const specialty = await aSpecialty(clinic);
    const doctor = await aDoctor(clinic, { specialtyId: specialty.id });
    const as = await aPatient(clinic);
    await clinic.database.pool.query('ALTER TABLE outbox RENAME TO outbox_away');
    const answer = await call(clinic, 'POST', '/api/appointments', {
      as,
      body: {
        doctor_id: doctor.id,
        specialty_id: specialty.id,
        date: '2026-11-23',
        time: '09:00',
        bookingFor: 'someoneElse',
        userDetails: { name: 'Very Private', phone: '0551234567', email: 'very@private.example' },
      },
    });
    await clinic.database.pool.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL' });
    expect(answer.body).not.toContain('outbox');
    const lines = clinic.logged.join('');
    expect(lines).toContain('"sqlstate":"42P01"');
    expect(lines).not.toMatch(/Very Private|551234567|private\.example/);
  });

  test('the outbox is a page of demo mode only, and shows markup as text', async () => {
    await clinic.database.db.transaction((tx) =>
      clinic.services.mail.queue(tx, {
        ...{ dedupeKey: 'x', channel: 'email', lang: 'en', createdAt: clinic.now() },
        ...{ recipient: 'a@b.example', subject: 'Hello', body: '<script>alert(1)</script>' },
      }),
    );
    const page = await call(clinic, 'GET', '/dev/outbox', { headers: { accept: 'text/html' } });
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain('<script>');
    expect((await call(clinic, 'GET', '/dev/outbox')).json<{ data: unknown[] }>().data).toHaveLength(1);
    const production = await openClinic('pglite', {
      env: productionEnv,
    });
    expect((await call(production, 'GET', '/dev/outbox')).statusCode).toBe(404);
    await production.close();
  });

  test('every error code has words in both languages', () => {
    const source = readFileSync(fileURLToPath(new URL('./http/error-messages.ts', import.meta.url)), 'utf8');
    const arabic = [...source.matchAll(/ar:\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    expect(arabic.length).toBeGreaterThan(20);
    for (const text of arabic) expect(text).toMatch(/[\u0621-\u064A]/);
  });
});
