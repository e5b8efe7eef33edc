import { staticChecks } from './static-checks.ts';

const beside = (env: NodeJS.ProcessEnv) => staticChecks(env).others.map(({ title }) => title);

test('the site of the journeys is built beside lint, unless they are to try releases of another store', () => {
  expect(beside({})).toEqual(['Types', 'Formatting', 'Build']);
  expect(beside({ JOURNEYS_STORE: '' })).toContain('Build');
  expect(beside({ JOURNEYS_STORE: '/tmp/store' })).toEqual(['Types', 'Formatting']);
});

test('it is built in the store of the journeys, wherever the site of this machine keeps its releases', () => {
  const build = staticChecks({ DATA_DIR: '/srv/clinic', RELEASE_STORE: 's3://clinic' }).others.at(-1);
  expect(build?.env).toMatchObject({ DATA_DIR: expect.stringMatching(/\.cache.e2e$/), RELEASE_STORE: '' });
});
