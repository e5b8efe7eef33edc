import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { runHostToTheEnd, startHostProcess } from './testing/host-process.ts';
import { siteFixture } from './testing/site-fixture.ts';
import type { SiteFixture } from './testing/site-fixture.ts';

let fixture: SiteFixture;
let env: Record<string, string>;

beforeAll(async () => {
  fixture = await siteFixture();
  await fixture.release('one');
  env = {
    RELEASE_STORE: fixture.place.location,
    RELEASE_KEYS: fixture.place.keys,
    DATA_DIR: fixture.place.localState,
    API_BASE_URL: fixture.api.origin,
  };
});
afterAll(() => fixture.close());

/** One request over a connection that is kept: its status and whether the server asks for the connection to be closed. */
function ask(agent: http.Agent, url: string): Promise<{ status: number; closes: boolean }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, closes: answer.headers.connection === 'close' }),
        );
        answer.on('error', reject);
      })
      .on('error', reject);
  });
}

test('SIGTERM: /readyz says so, kept connections are answered meanwhile, and what is in progress is finished', async () => {
  const host = await startHostProcess({ ...env, SHUTDOWN_DELAY_SECONDS: '2' });
  const agent = new http.Agent({ keepAlive: true });
  const until = { ready: true };
  const answered: number[] = [];
  const client = async () => {
    while (until.ready) answered.push((await ask(agent, `${host.url}/`)).status);
  };
  const clients = Array.from({ length: 8 }, client);
  while (answered.length < 20) await ask(agent, `${host.url}/healthz`);

  const held = Promise.withResolvers<http.ServerResponse>();
  fixture.api.answer((request, response) => {
    if (request.url === '/api/slow') held.resolve(response);
    else response.writeHead(request.url === '/readyz' ? 200 : 404).end();
  });
  const slow = fetch(`${host.url}/api/slow`, { method: 'POST' });
  const response = await held.promise;
  expect(await ask(agent, `${host.url}/readyz`)).toEqual({ status: 200, closes: false });

  const ended = host.end('SIGTERM');
  let ready = await fetch(`${host.url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${host.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })]);
  expect(await ask(agent, `${host.url}/`)).toEqual({ status: 200, closes: true });
  until.ready = false;
  await Promise.all(clients);
  expect(answered.filter((status) => status !== 200)).toEqual([]);

  const refused = () =>
    fetch(`${host.url}/healthz`).then(
      () => false,
      () => true,
    );
  while (!(await refused()));
  response.end('{}');
  expect((await slow).status).toBe(200);
  expect(await ended).toBe(0);
});

test('a data folder that cannot be written is one line', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-host-'));
  await writeFile(path.join(folder, 'file'), '');
  const unusable = path.join(folder, 'file', 'var');
  const places: Record<string, string>[] = [{}, { RELEASE_STORE: path.join(unusable, 'releases') }];
  for (const more of places) {
    const { code, said } = await runHostToTheEnd({ DATA_DIR: unusable, ...more });
    expect([code, said]).toEqual([1, expect.stringMatching(/^The data folder .* cannot be written to: .*\n$/)]);
  }
  await rm(folder, { recursive: true });
});

test('a taken port is named', async () => {
  const host = await startHostProcess(env);
  const { port } = new URL(host.url);
  expect(await runHostToTheEnd({ ...env, PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`,
  });
  expect(await host.end('SIGTERM')).toBe(0);
});
