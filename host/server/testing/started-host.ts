import type { FastifyInstance, InjectOptions } from 'fastify';
import { openStore } from '@clinic/releases/store';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import type { SiteFixture } from './site-fixture.ts';

/**
 * A host over the store of a site, as a server in production opens it: it makes no keys.
 * @param fixture the site of the present test
 */
export function startedHost(fixture: () => SiteFixture) {
  let app: FastifyInstance | undefined;
  const close = async () => app?.close();

  async function send(request: InjectOptions) {
    if (app === undefined) throw new Error('the host was not started');
    return app.inject({ ...request, headers: { host: 'clinic.example', ...request.headers } });
  }

  const get = (url: string) => send({ method: 'GET', url, headers: { authorization: 'Bearer metrics' } });

  async function readyz() {
    const answer = await get('/readyz');
    return { code: answer.statusCode, ...answer.json<{ composition: string | null; registry: string }>() };
  }

  return {
    ...{ send, get, readyz, close },
    /** Ends the one before. `signingKey` is the file of the private key, where it is another than the site's. */
    async start(signingKey?: string): Promise<void> {
      await close();
      const { api, place } = fixture();
      const settings = {
        ...readSettings({ LOG_LEVEL: 'silent' }),
        apiOrigin: api.origin,
        store: place,
        metricsToken: 'metrics',
      };
      app = await buildHost(settings, openStore(place.location, { ...place, ...(signingKey && { signingKey }) }));
    },
    /** Asks again until the server says so; the test's own time limit ends it. */
    async registryBecomes(wanted: string): Promise<void> {
      while ((await readyz()).registry !== wanted) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
