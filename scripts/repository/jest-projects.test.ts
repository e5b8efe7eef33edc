import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { allSources } from './import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every file of tests belongs to a Jest project', () => {
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const listed = execFileSync(process.execPath, [jest, '--listTests'], { cwd: root, encoding: 'utf8' });
  const run = new Set(listed.trim().split('\n'));
  const tests = allSources(root).filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !run.has(path.join(root, file)))).toEqual([]);
});
