import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CheckFinding } from '@clinic/contracts';
import { folderOf } from '@clinic/build/repository';
import * as z from 'zod/mini';
import { notReleased } from './packages.ts';

/** Most faults that are reported. */
const maxReported = 20;

/** The part of ESLint's JSON that is read. */
const Report = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ line: z.optional(z.int()), message: z.string(), ruleId: z.nullable(z.string()) })),
  }),
);

/**
 * What ESLint says about a package's sources, tests left out, with the configuration of its repository; nothing where the
 * repository has no ESLint.
 */
export async function lintErrors(root: string, name: string): Promise<CheckFinding[]> {
  const linter = linterOf(root);
  if (linter === null) return [];
  const folder = folderOf(root, name);
  const { code, output } = await lint(root, linter, [
    // What did not change since it was found in order is not looked at again.
    ...['--cache', '--cache-strategy', 'content', '--cache-location', path.join(root, '.cache', `lint-${name}`)],
    folder,
    ...notReleased.flatMap((name) => ['--ignore-pattern', path.posix.join(folder, '**', name)]),
  ]);
  const report = Report.safeParse(jsonOf(output));
  if (!report.success) return [refuse(`ESLint ended with ${code}: ${output.trim().slice(0, 500)}`)];
  const faults = report.data.flatMap(({ filePath, messages }) =>
    messages.map(({ line = 1, message, ruleId }) => {
      const file = path.relative(path.join(root, folder), filePath);
      // Some rules explain themselves over many lines.
      const [what = ''] = message.split('\n', 1);
      return refuse(`${file}:${line}: ${what}${ruleId === null ? '' : ` (${ruleId})`}`);
    }),
  );
  const more = faults.length - maxReported;
  return [...faults.slice(0, maxReported), ...(more > 0 ? [refuse(`${more} more faults.`)] : [])];
}

function linterOf(root: string): string | null {
  try {
    return path.join(
      path.dirname(createRequire(path.join(root, 'package.json')).resolve('eslint/package.json')),
      'bin',
      'eslint.js',
    );
  } catch {
    return null;
  }
}

function lint(root: string, linter: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [linter, '--format', 'json', '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-2000)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output === '' ? errors : output }));
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'lint', message };
}
