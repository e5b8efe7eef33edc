import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { runRelease } from './testing/fixtures.ts';

const root = path.join(__dirname, '..', '..');
const file = path.join(root, 'docs', 'recipes', 'release-remote.yml');

const Step = z.object({
  if: z.optional(z.string()),
  run: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.string())),
});
const Workflow = z.object({
  on: z.looseObject({ workflow_dispatch: z.object({ inputs: z.record(z.string(), z.looseObject({})) }) }),
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string(),
      environment: z.optional(z.string()),
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(Step),
    }),
  ),
});

const recipe = z.parse(Workflow, parse(readFileSync(file, 'utf8')));
const scriptsOf = (job: string) => (recipe.jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
const scripts = Object.keys(recipe.jobs).flatMap(scriptsOf);

/** Calls of the release command in a script: the command, and the options after it. */
const callsIn = (script: string) =>
  [...script.matchAll(/pnpm(?: --silent)? release ([a-z-]+)([^\n)|]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    options: [...rest.matchAll(/(?<=\s)--[a-z-]+/g)].map(([option]) => option),
  }));
const calls = scripts.flatMap(callsIn);

test('the recipe goes from a check to production, and back', () => {
  expect(
    scriptsOf('check')
      .flatMap(callsIn)
      .map(({ command }) => command),
  ).toEqual(['check']);
  const commands = (job: string) =>
    scriptsOf(job)
      .flatMap(callsIn)
      .map(({ command }) => command);
  expect(commands('publish')).toEqual(['publish', 'promote', 'preview']);
  expect(commands('production')).toEqual(['promote', 'take-back', 'rollback', 'status']);
  expect(recipe.jobs['production']?.if).toContain('workflow_dispatch');
});

test.each([...new Set(calls.map(({ command }) => command))])(
  'every option of "release %s" in the recipe is one of the command',
  async (command) => {
    const { code, out } = await runRelease(
      path.join(__dirname, 'main.ts'),
      path.join(root, 'var', 'none'),
      command,
      '--help',
    );
    expect(code).toBe(0);
    expect(out).toContain(`release ${command}`);
    const wanted = calls.filter((call) => call.command === command).flatMap(({ options }) => options);
    expect(wanted.filter((option) => !new RegExp(`^ +(-\\w, )?${option}\\b`, 'm').test(out))).toEqual([]);
  },
);

test('the scripts of a package that it runs are there', () => {
  const { scripts: known } = JSON.parse(readFileSync(path.join(root, 'mfe-qa', 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const wanted = scripts.flatMap((script) =>
    [...script.matchAll(/pnpm --filter \S+ (\S+)/g)].map(([, name = '']) => name),
  );
  expect(wanted).toContain('test');
  expect(wanted.filter((name) => known[name] === undefined)).toEqual([]);
});

test('nothing that somebody can write is put into a script, and a request of changes gets no key and no token', () => {
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  const given = { ...recipe.env, ...recipe.jobs['check']?.env };
  expect(Object.entries(given).filter(([name, value]) => /KEY$|TOKEN/.test(name) && /secrets/.test(value))).toEqual([
    ['AWS_SECRET_ACCESS_KEY', '${{ secrets.STORE_READ_SECRET }}'],
  ]);
  expect(recipe.permissions).toEqual({ contents: 'read' });
});

test('every variable that a script reads is set by the recipe or by the runner', () => {
  for (const [name, { env = {}, steps }] of Object.entries(recipe.jobs)) {
    for (const step of steps) {
      const known = { ...recipe.env, ...env, ...step.env };
      const assigned = [...(step.run ?? '').matchAll(/^\s*(\w+)=/gm)].map(([, variable]) => variable);
      const read = [...(step.run ?? '').matchAll(/\$\{?(\w+)/g)].map(([, variable = '']) => variable);
      const unset = read.filter((one) => !(one in known) && !one.startsWith('GITHUB_') && !assigned.includes(one));
      expect([name, unset]).toEqual([name, []]);
    }
  }
});
