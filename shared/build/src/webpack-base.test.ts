const before = { ...process.env };
afterEach(() => void (process.env = { ...before }));

test.each([
  ['the release that is built', { CLINIC_RELEASE: '1.0.0+abc1234', MF_BUILD_VERSION: 'local' }, '1.0.0+abc1234'],
  ['that of no release, whatever the process that started it had', { MF_BUILD_VERSION: '1.0.0+0000000' }, 'local'],
])('the version of a build is %s', async (_whose, set, version) => {
  delete process.env['CLINIC_RELEASE'];
  Object.assign(process.env, set);
  await jest.isolateModulesAsync(async () => void (await import('./webpack-base.ts')));
  expect(process.env['MF_BUILD_VERSION']).toBe(version);
});
