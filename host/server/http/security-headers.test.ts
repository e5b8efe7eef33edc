import { readSettings } from '../settings.ts';
import { hostUnderTest } from '../testing/host-under-test.ts';
import { unparsedResponse } from './refused-requests.ts';

const host = hostUnderTest({ env: { HSTS_SCOPE: 'subdomains' } });

const transportOf = async (url: string) => (await host.app.inject(url)).headers['strict-transport-security'];

test.each([
  ['the site alone unless something else was set', {}, 'max-age=63072000'],
  ['the site alone', { HSTS_SCOPE: 'host' }, 'max-age=63072000'],
  ['every host below it', { HSTS_SCOPE: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  ['the list of browsers', { HSTS_SCOPE: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
])('V1: TLS only, for %s', (_, env, value) => {
  const { hstsScope } = readSettings(env);
  expect(unparsedResponse(400, hstsScope).headers).toMatchObject({ 'strict-transport-security': value });
});

test('V1: every answer says it as it was set, also to what is no address', async () => {
  for (const url of ['/', '/nowhere', '/healthz', '/registry/production.json', '/%ff'])
    expect([url, await transportOf(url)]).toEqual([url, 'max-age=63072000; includeSubDomains']);
});

test('a scope that there is not stops the start', () => {
  expect(() => readSettings({ HSTS_SCOPE: 'all' })).toThrow('HSTS_SCOPE');
});
