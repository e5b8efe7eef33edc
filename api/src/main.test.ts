import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Appointment, AvailableDays, LoginResponse } from '@clinic/contracts';
import type { ServerProcess } from '@clinic/node/testing';
import { readAccounts } from './demo/demo-folder.ts';
import { freshDataDir } from './testing/database.ts';
import { runServerToTheEnd, startServer } from './testing/server-process.ts';

jest.setTimeout(120_000);

const { patients, password: demoPassword } = readAccounts();

/** Enough to fail when an answer comes before its commit; `npm run chaos` kills a hundred times. */
const rounds = 4;

describe('the server process', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await freshDataDir();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const read = async <T>(server: ServerProcess, path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}${path}`, { headers })).json() as Promise<T>;

  async function signIn(server: ServerProcess): Promise<Record<string, string>> {
    const answer = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: patients[1]?.email, password: demoPassword }),
    });
    const { access_token } = (await answer.json()) as LoginResponse;
    return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  }

  /** Books one slot after another, each for another person, until the server is gone; the references answered with 201. */
  async function bookUntilGone(
    server: ServerProcess,
    headers: Record<string, string>,
    choices: { doctor_id: number; specialty_id: number; date: string; time: string }[],
    onBooked: (count: number) => void,
  ): Promise<string[]> {
    const booked: string[] = [];
    const writer = async () => {
      for (let choice = choices.pop(); choice; choice = choices.pop()) {
        const person = {
          name: `Guest ${choice.date} ${choice.time}`,
          phone: '0551112233',
          email: 'guest@nabd.example',
        };
        const body = JSON.stringify({ ...choice, bookingFor: 'someoneElse', userDetails: person });
        try {
          const answer = await fetch(`${server.url}/api/appointments`, { method: 'POST', headers, body });
          const { data } = (await answer.json()) as { data: Appointment };
          if (answer.status === 201) onBooked(booked.push(data.reference));
        } catch {
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    return booked;
  }

  async function freeSlots(server: ServerProcess, doctorId: number) {
    const { days } = await read<AvailableDays>(server, `/api/available-days?doctor_id=${doctorId}`);
    const dates = Object.keys(days);
    const times = await Promise.all(
      dates.map((date) => read<string[]>(server, `/api/available-slots?date=${date}&doctor_id=${doctorId}`)),
    );
    return dates.flatMap((date, index) =>
      (times[index] ?? []).map((time) => ({ doctor_id: doctorId, specialty_id: 1, date, time })),
    );
  }

  test('V27: nobody else on the machine can read what the server keeps', async () => {
    await chmod(join(dataDir, 'db'), 0o755);
    const server = await startServer({ DATA_DIR: dataDir });
    await server.end('SIGTERM');
    const kept = (await readdir(dataDir)).filter((name) => !name.startsWith('owner.'));
    expect(kept).toEqual(expect.arrayContaining(['audit-key.json', 'data-key.json', 'db', 'secrets.json']));
    for (const name of kept) expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
  });

  test('R6: SIGKILL again and again in a stream of bookings loses none that was answered 201', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // One account books for everybody.
      const server = await startServer({ DATA_DIR: dataDir, BOOKINGS_PER_DAY: '1000' });
      const headers = await signIn(server);
      const choices = await freeSlots(server, 58);
      let killed: Promise<unknown> | undefined;
      const booked = await bookUntilGone(server, headers, choices, (count) => {
        if (count >= 3 + round) killed ??= server.end('SIGKILL');
      });
      await killed;
      expect(booked.length).toBeGreaterThanOrEqual(3 + round);
      acknowledged.push(...booked);
    }

    const server = await startServer({ DATA_DIR: dataDir });
    const { data } = await read<{ data: Appointment[] }>(server, '/api/appointments', await signIn(server));
    const kept = data.map(({ reference }) => reference);
    expect(acknowledged.filter((reference) => !kept.includes(reference))).toEqual([]);
    const starts = data
      .filter(({ doctor, status }) => doctor.id === 58 && status === 'pending')
      .map((one) => one.starts_at);
    expect(new Set(starts).size).toBe(starts.length);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('R7: a second process on the data folder is turned away and harms nothing', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const before = await read(server, '/api/qa/stats');
    const second = await runServerToTheEnd({ DATA_DIR: dataDir });
    expect(second.code).toBe(1);
    expect(second.said).toMatch(/^Another server \(process \d+\) is using the data folder .*\n$/);
    expect(await read(server, '/api/qa/stats')).toEqual(before);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('R13: npm run backup has the database of the server copied while it serves', async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const command = fileURLToPath(new URL('./backup/backup.ts', import.meta.url));
    const backup = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, [command, '--keep', '2'], {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
      });
    await expect(backup({})).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^BACKUP_KEY is not set.*\n$/),
    });
    await backup({ BACKUP_KEY: 'b'.repeat(40) });
    const [name = ''] = await readdir(join(dataDir, 'backups'));
    expect(name).toMatch(/^clinic-\d{8}T\d{6}Z\.backup$/);
    const bytes = await readFile(join(dataDir, 'backups', name));
    expect(patients.filter(({ email }) => bytes.includes(email))).toEqual([]);
    expect((await fetch(`${server.url}/api/specialties`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('SIGTERM: /readyz says so at once, and requests are answered until the setting’s time is over', async () => {
    const server = await startServer({ DATA_DIR: dataDir, SHUTDOWN_DELAY_SECONDS: '3' });
    const ready = () => fetch(`${server.url}/readyz`);
    expect((await ready()).status).toBe(200);
    const ended = server.end('SIGTERM');
    let answer = await ready();
    while (answer.status === 200) answer = await ready();
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await fetch(`${server.url}/api/specialties`)).status).toBe(200);
    expect(await ended).toBe(0);
  });

  test('a taken port is named', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await runServerToTheEnd({ DATA_DIR: dataDir, API_PORT: String(port) });
    other.close();
    expect([code, said]).toEqual([1, `Port ${port} is taken. Stop what uses it, or set API_PORT to another one.\n`]);
  });

  test.each([
    ['without its main file', (db: string) => rm(join(db, 'global/pg_control'))],
    ['with a broken main file', (db: string) => writeFile(join(db, 'global/pg_control'), Buffer.alloc(8192, 7))],
  ])('a damaged database %s is not opened', async (_name, damage) => {
    const corrupt = await freshDataDir();
    await damage(join(corrupt, 'db'));
    const { code, said } = await runServerToTheEnd({ DATA_DIR: corrupt });
    await rm(corrupt, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database in .* Restore a copy of it, or move the folder away to start empty\.\n$/);
  });

  test('a data folder that cannot be made is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clinic-test-'));
    await writeFile(join(folder, 'file'), '');
    const { code, said } = await runServerToTheEnd({ DATA_DIR: join(folder, 'file/var') });
    await rm(folder, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(said).toMatch(/^The data folder .* cannot be written to: .*\n$/);
  });

  test('a database server that does not answer is named', async () => {
    const { code, said } = await runServerToTheEnd({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
      API_PORT: '0',
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^The database cannot be prepared: .*ECONNREFUSED.*\n$/);
  });

  test('production refuses to start without its secrets, or with a fixed clock', async () => {
    const { code, said } = await runServerToTheEnd({ CLINIC_MODE: 'production', CLINIC_NOW: '2026-11-21T09:00:00Z' });
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      'PUBLIC_URL is required in production',
      'BRAND_NAME_AR is required in production',
      'BRAND_NAME_EN is required in production',
      'SESSION_SECRET is required in production',
      'DATA_KEY is required in production',
      'AUDIT_KEY is required in production',
      'CLINIC_NOW is for demo mode only',
    ]);
  });
});
