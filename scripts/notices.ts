/**
 * `npm run notices`: writes NOTICE.md, the packages of third parties that the site ships or runs on, with licence and
 * copyright. Reads what pnpm has installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { exitWith } from '@clinic/build/processes';
import { root } from './processes.ts';

const Manifest = z.object({ config: z.object({ pnpm: z.string() }) });
const Licences = z.record(
  z.string(),
  z.array(
    z.object({
      name: z.string(),
      versions: z.array(z.string()),
      paths: z.array(z.string()),
      author: z.string().optional(),
    }),
  ),
);

/** The first line of a licence file that names who holds the copyright; null where there is none. */
function copyrightOf(folder: string): string | null {
  const [file] = globSync('{LICENSE,LICENCE,license,licence,COPYING}*', { cwd: folder });
  if (file === undefined) return null;
  const line = readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .map((text) => text.replace(/^[\s*#>/]+/, '').trim())
    .find((text) => /^(\(c\)|©|copyright).*\d{4}/i.test(text));
  return line ?? null;
}

function main(): void {
  const { config } = Manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const printed = execFileSync('npx', ['--yes', `pnpm@${config.pnpm}`, '-r', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const sections = Object.entries(Licences.parse(JSON.parse(printed)))
    .map(([licence, packages]) => {
      const lines = packages
        // Optional peers that nothing here asks for are listed, but not installed.
        .filter(({ paths }) => paths.some((folder) => existsSync(folder)))
        .map(({ name, versions, paths, author }) => {
          const holder = copyrightOf(paths[0] ?? '') ?? (author === undefined ? '' : `by ${author}`);
          return `- ${name} ${versions.join(', ')}${holder === '' ? '' : `: ${holder}`}`;
        })
        .sort();
      return { licence, lines };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => a.licence.localeCompare(b.licence))
    .map(({ licence, lines }) => `## ${licence}\n\n${lines.join('\n')}\n`);
  const head =
    '# Notices\n\nThe packages of third parties that the site ships or runs on, by licence. `npm run notices` writes this\nfile.\n';
  writeFileSync(path.join(root, 'NOTICE.md'), [head, ...sections].join('\n'));
}

try {
  main();
} catch (error) {
  exitWith(error);
}
