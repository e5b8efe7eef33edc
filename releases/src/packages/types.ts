import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOf } from '@clinic/build/repository';
import type { CheckFinding } from '@clinic/contracts';
import { notReleased } from './packages.ts';

const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Most errors that are reported: the first ones explain the others. */
const maxReported = 20;

/**
 * The type errors of a package's sources, tests left out: builds ignore types, so a key of translations that exists nowhere
 * or a payload that does not fit would show only in the browser.
 */
export async function typeErrors(root: string, name: string): Promise<CheckFinding[]> {
  const folder = folderOf(root, name);
  const place = path.join(root, '.cache', `types-${name}`);
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile: './info.json' },
    include: [`../../${folder}`],
    exclude: notReleased.map((name) => `../../${folder}/**/${name}`),
  };
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify(config, null, 2));
  const { code, output } = await compile(root, place);
  const errors = [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)];
  if (code !== 0 && errors.length === 0)
    return [refuse(`The types could not be checked: ${output.trim().slice(0, 500)}`)];
  const more = errors.length - maxReported;
  return [
    ...errors.slice(0, maxReported).map(([, file = '', line = '', number = '', what = '']) => {
      const own = path.relative(folder, file);
      return refuse(`${own}:${line}: ${what} (${number}) Correct it; npx tsc shows all errors.`);
    }),
    ...(more > 0 ? [refuse(`${more} more type errors.`)] : []),
  ];
}

function compile(root: string, project: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [compiler, '--project', project, '--pretty', 'false'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'types', message };
}
