import type { FastifyInstance } from 'fastify';
import { buildHost } from '../app.ts';
import { readSettings } from '../settings.ts';
import type { HostSettings } from '../settings.ts';
import { siteFixture } from './site-fixture.ts';
import type { SiteFixture } from './site-fixture.ts';

export interface HostUnderTest {
  readonly app: FastifyInstance;
  readonly fixture: SiteFixture;
  readonly settings: HostSettings;
}

interface Options {
  env?: Record<string, string>;
  settings?: Partial<HostSettings>;
  /** Called before the server is built, which asks the API whether it is ready. */
  prepare?: (fixture: SiteFixture) => void;
}

/** A host server with one live release, before all tests of a file and closed after them. */
export function hostUnderTest({ env = {}, settings: changes = {}, prepare }: Options = {}): HostUnderTest {
  let opened: HostUnderTest | undefined;
  beforeAll(async () => {
    const fixture = await siteFixture();
    await fixture.release('one');
    prepare?.(fixture);
    const settings: HostSettings = {
      ...readSettings({ LOG_LEVEL: 'silent', ...env }),
      ...changes,
      apiOrigin: fixture.api.origin,
      store: fixture.place,
    };
    opened = { app: await buildHost(settings, fixture.store), fixture, settings };
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.fixture.close();
  });
  const now = () => {
    if (opened === undefined) throw new Error('the host is there from the first test on');
    return opened;
  };
  return {
    get app() {
      return now().app;
    },
    get fixture() {
      return now().fixture;
    },
    get settings() {
      return now().settings;
    },
  };
}
