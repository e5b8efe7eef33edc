import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { authorizedClient } from './store/index.ts';
import { expectNewestPushLast } from './testing/concurrency.ts';
import { aLiveStore, first, inTemporaryDirectory, runRelease, runReleaseWith } from './testing/fixtures.ts';

const root = path.join(__dirname, '..', '..');
const file = path.join(root, 'docs', 'recipes', 'release-remote.yml');

const Step = z.object({
  if: z.optional(z.string()),
  run: z.optional(z.string()),
  shell: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.string())),
});
const Workflow = z.object({
  on: z.looseObject({ workflow_dispatch: z.object({ inputs: z.record(z.string(), z.looseObject({})) }) }),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  defaults: z.object({ run: z.object({ shell: z.string() }) }),
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
  expect(commands('production')).toEqual(['promote', 'abort', 'status']);
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

/** A script without what is quoted for another program, each command in a line of its own. */
const commandsOf = (script: string) =>
  script
    .replaceAll('\\\n', ' ')
    .replace(/\\.|'[^']*'/g, '')
    .split(/\n|&&|;/);

/** Where the failure of a command stays hidden: inside an argument of another one, or in front of a pipe. */
const hidingIn = (script: string, shell: string) =>
  commandsOf(script).filter((command) => {
    const substitution = /\$\((?!\()|`|[<>]\(/.test(command) && !/^\s*\w+="?\$\([^`]*\)"?\s*$/.test(command);
    const piped = /(?<!\|)\|(?!\|)/.test(command);
    return substitution || (piped && shell !== 'bash');
  });

test('a script ends with the first command that fails, wherever it stands', () => {
  const steps = Object.values(recipe.jobs).flatMap(({ steps }) => steps);
  const hiding = steps.flatMap(({ run = '', shell = recipe.defaults.run.shell }) => hidingIn(run, shell));
  expect(hiding).toEqual([]);
});

test.each([
  ['echo "link=$(pnpm release preview)" >> "$GITHUB_OUTPUT"', 'bash', true],
  ['echo `pnpm release publish`', 'bash', true],
  ['tee out < <(pnpm release status)', 'bash', true],
  ['export link=$(pnpm release preview)', 'bash', true],
  ['pnpm release status | tee out', 'sh', true],
  ['pnpm release status | tee out', 'bash', false],
  ['link=$(pnpm release preview)\necho "$link"', 'bash', false],
  ['gh api --jq \'.[0] | .number\' || echo "\\`none\\`"', 'sh', false],
])('what hides a failure is known: %s under %s', (script, shell, hides) => {
  expect(hidingIn(script, shell).length > 0).toBe(hides);
});

test('a newer push takes the place of one that waits, and what is done by hand never waits', () => {
  expectNewestPushLast(recipe.concurrency.group);
});

test('the tokens of the documents do what the jobs do, and the one of each push does not reach production', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const release = (token: string, ...args: string[]) =>
      runReleaseWith(path.join(__dirname, 'main.ts'), store.location, { RELEASE_TOKEN: token }, ...args);
    const platform = (await release('', 'team', 'add', 'platform', '--all')).out.trim();
    const documents = readFileSync(path.join(root, 'docs', 'releasing.md'), 'utf8');
    const tokenFor = async (purpose: string) => {
      const [, call = ''] = new RegExp(`^release (team add .*?) +# ${purpose}$`, 'm').exec(documents) ?? [];
      return (await release(platform, ...call.split(' '))).out.trim();
    };
    const client = async (purpose: string) =>
      authorizedClient(store, { token: await tokenFor(purpose), self: 'nobody' });
    const push = await client('RELEASE_TOKEN of staging');
    const preview = await client('PREVIEW_TOKEN of staging');
    const byHand = await client('RELEASE_TOKEN of production');

    const live = await store.readRegistry('production');
    const changes = { qa: first };
    const all = { ...changes, host: live?.host.release ?? '' };
    await store.promote({ channel: 'staging', changes: all, by: 'tests' });
    const asked = { base: 'production', replaces: changes, note: '', days: 7 } as const;

    await push.publisher(['qa']);
    await push.promote({ channel: 'staging', changes });
    await expect(push.createPreview(asked)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(push.promote({ channel: 'production', changes })).rejects.toMatchObject({ code: 'forbidden' });
    await preview.createPreview(asked);
    await expect(preview.promote({ channel: 'production', changes })).rejects.toMatchObject({ code: 'forbidden' });
    await byHand.promote({ channel: 'production', changes });

    const secretOf = (call: string) =>
      recipe.jobs['publish']?.steps.find(({ run = '' }) => run.includes(call))?.env?.['RELEASE_TOKEN'];
    expect(secretOf('release preview')).toBe('${{ secrets.PREVIEW_TOKEN }}');
    expect(secretOf('release promote')).toBeUndefined();
  }));

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
