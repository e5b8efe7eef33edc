import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { answered } from './answered.ts';
import { mainSite } from './main-site.ts';
import { freePort, neverLate, runCommand, startServer } from './processes.ts';

const domain = 'care.waha.example';

/** The site of another clinic in production mode, as `npm run setup` and `npm start` leave it. */
export interface OwnClinic {
  /** Where a browser on this machine reaches it, with the headers of its proxy. */
  readonly url: string;
  readonly proxyHeaders: Readonly<Record<string, string>>;
  /** What the setup printed. */
  readonly said: string;
  /** Asks the site as its proxy does, for one browser that keeps its cookies. */
  readonly ask: (path: string, init?: { method: string; body: unknown }) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Sets a clinic up from answers alone, over the releases that are built, and starts it. */
export async function openOwnClinic(answers: string): Promise<OwnClinic> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-own-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const { dataDir } = mainSite();
  // The store is shared with other journeys, which release into it.
  for (const part of ['releases', 'keys'])
    await cp(path.join(dataDir, part), path.join(folder, 'data', part), { recursive: true });
  await writeFile(
    path.join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><circle cx="20" cy="20" r="18" fill="#1d4ed8"/></svg>',
  );
  const file = path.join(folder, 'answers.yaml');
  const place = `public_url: https://${domain}\ndata_dir: ${path.join(folder, 'data')}\nlogo: logo.svg`;
  await writeFile(file, `${place}\n${answers}\nsettings: { PORT: ${port}, API_PORT: ${apiPort} }\n`);
  const settingsFile = path.join(folder, 'settings.env');
  const said = await runCommand(['scripts/setup.ts', '--from', file, '--write-to', settingsFile], {});

  const env = Object.fromEntries(
    Object.entries(parseEnv(await readFile(settingsFile, 'utf8'))).map(([name, value]) => [name, value ?? '']),
  );
  const site = await startServer({
    ...{ name: 'own-clinic', script: 'scripts/start.ts', port, ready: '/readyz' },
    env: { ...neverLate, ...env },
    beginsOthers: true,
  });
  const jar = new Map<string, string>();
  const proxyHeaders = { 'x-forwarded-proto': 'https', 'x-forwarded-host': domain };
  return {
    // The name that browsers take for trustworthy without a certificate.
    url: `http://localhost:${port}`,
    proxyHeaders,
    said,
    async ask(address, init) {
      // What changes something is sent once.
      const send = init === undefined ? answered : fetch;
      const response = await send(site.url + address, {
        redirect: 'manual',
        headers: {
          ...{ ...proxyHeaders, origin: `https://${domain}` },
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
          ...(init === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(init === undefined ? {} : { method: init.method, body: JSON.stringify(init.body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      return response;
    },
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the site of the clinic says that it is. */
export const ownOrigin = `https://${domain}`;
