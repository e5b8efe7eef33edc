import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKeptUnderLoad } from '../../host/server/http/overload.ts';

const root = path.join(__dirname, '..', '..');

test('the host server keeps the calls that the routes of the API keep under load', () => {
  const kept = globSync('api/src/modules/**/*.ts', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /app\.\w+\(\s*['`]([^'`]+)['`],\s*\{\s*config: \{ keptUnderLoad/g,
      ),
    ].map(([, address = '']) => address),
  );
  expect(kept).toHaveLength(9);
  expect(kept.filter((address) => !isKeptUnderLoad('/api/*', address))).toEqual([]);
});
