import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf, sharedConfig, sharedModules } from './shared-modules.ts';

const root = path.join(__dirname, '..', '..', '..');
const require = createRequire(__filename);
const own = sharedModules.filter((module) => module.startsWith('@clinic/'));

test.each(own)('%s is an entry point of its package', (module) => {
  const folder = path.dirname(require.resolve(`${packageOf(module)}/package.json`));
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const file = exports[module.replace(packageOf(module), '.')];
  expect(file === undefined ? false : existsSync(path.join(folder, file))).toBe(true);
});

test('a remote bundles none of them', () => {
  expect(Object.values(sharedConfig('remote')).every((module) => module.import === false)).toBe(true);
});

test('the host’s renderer provides every one of them', () => {
  const source = readFileSync(path.join(root, 'host', 'shell', 'remotes', 'federation.server.ts'), 'utf8');
  expect(
    sharedModules.filter((module) => !source.includes(`  '${module}':`) && !source.includes(`  ${module}:`)),
  ).toEqual([]);
});
