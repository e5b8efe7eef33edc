import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

test('NOTICE.md names every package that the site depends on; `npm run notices` writes it', () => {
  const notices = readFileSync(path.join(root, 'NOTICE.md'), 'utf8');
  const manifests = globSync('{host,mfe-*,api,releases,shared/{client,contracts,kit,node}}/package.json', {
    cwd: root,
  });
  const names = manifests.flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies).filter((name) => !name.startsWith('@clinic/'));
  });
  expect([...new Set(names)].filter((name) => !notices.includes(`\n- ${name} `))).toEqual([]);
});
