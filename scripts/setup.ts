/**
 * `npm run setup`: asks for what makes the site one clinic's, checks it as both servers would, writes the settings with new
 * keys, puts pages into the empty database that the site's own links lead to, and makes the first administrator.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, StartError } from '@clinic/build/processes';
import { requireDataDirectory, root, run } from './processes.ts';
import { cautionsOf, countryIn, problemsOf, readAnswers, settingsOf } from './setup/answers.ts';
import type { Answered } from './setup/answers.ts';
import { demonstrationProblems } from './setup/demonstration.ts';
import { askAll, confirm } from './setup/dialogue.ts';
import { readEnvFile, writeEnvFile } from './setup/env-file.ts';
import { keysOf } from './setup/generated-keys.ts';
import { writeStarterContent } from './setup/starter-content.ts';

const usage = `Usage: npm run setup                              asks
       npm run setup -- --from <answers.yaml>     takes the answers from a file
       npm run setup -- --from <file> --check     only says what is wrong with them
  --write-to <file>    where the settings are written; .env unless given
  --replace           replaces that file, and keeps its keys
`;

interface Options {
  readonly from: string | null;
  readonly check: boolean;
  readonly envFile: string;
  readonly replace: boolean;
}

/** Paths are those of the folder in which the command was typed. */
function optionsFrom(args: readonly string[]): Options {
  const fromHere = (file: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        check: { type: 'boolean', default: false },
        'write-to': { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    });
    const envFile = values['write-to'];
    if (values.check && values.from === undefined) throw new StartError(`--check needs --from.\n${usage}`);
    return {
      from: values.from === undefined ? null : fromHere(values.from),
      check: values.check,
      envFile: envFile === undefined ? path.join(root, '.env') : fromHere(envFile),
      replace: values.replace,
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

async function answersFor({ from, envFile }: Options): Promise<Answered> {
  const ofDemonstration = (answered: Answered) => demonstrationProblems(settingsOf(answered), readEnvFile(envFile));
  if (from === null) {
    if (!process.stdin.isTTY) throw new StartError(`Nobody can be asked here: give the answers with --from.\n${usage}`);
    return askAll(ofDemonstration);
  }
  const { problems, ...answered } = readAnswers(from);
  const wrong = [...problems, ...problemsOf(answered), ...(await ofDemonstration(answered))];
  if (wrong.length > 0)
    throw new StartError(`These answers cannot be used:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return answered;
}

async function requireMayWrite({ envFile, from, replace }: Options): Promise<void> {
  if (!existsSync(envFile) || replace) return;
  const question = `${envFile} exists. Replace it? Its keys are kept.`;
  if (from !== null || !(await confirm(question)))
    throw new StartError(
      `${envFile} exists and stays as it is. With --replace it is written again; its keys are kept.`,
    );
}

/** Runs a command of the operator with the new settings; of what the environment sets besides, only how a bucket is reached. */
function command(settings: Record<string, string>, script: string, ...args: string[]): Promise<number> {
  const { PATH, HOME } = process.env;
  const bucket = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('AWS_')));
  return run([path.join(root, script), ...args], { ...{ PATH, HOME }, ...bucket, ...settings });
}

async function fillDatabase(settings: Record<string, string>, answered: Answered): Promise<void> {
  const dataDir = await requireDataDirectory(settings);
  const folder = path.join(dataDir, 'content');
  const isNew = writeStarterContent(folder, answered.branches, countryIn(settings));
  console.log(isNew ? `Pages to begin with are in ${folder}:` : `The pages in ${folder} stay as they are.`);
  // One that was written before its import failed is imported now.
  if ((await command(settings, 'api/src/content/main.ts', 'import', '--if-empty', folder)) !== 0)
    throw new StartError('The pages could not be imported; the lines above say why.');

  const { administrator_email: email = '', administrator_name: name = '', test_phone: phone } = answered.answers;
  if ((await command(settings, 'api/src/create-administrator.ts', email, name)) !== 0)
    throw new StartError('The administrator could not be made; the lines above say why.');
  if ((await command(settings, 'api/src/send-test-messages.ts', email, ...(phone ? [phone] : []))) !== 0)
    console.log('A test message was not taken: look at the settings of that sender before patients register.');
}

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  const answered = await answersFor(options);
  if (options.check) {
    console.log(['Every answer can be used.', ...cautionsOf(settingsOf(answered))].join('\n'));
    return;
  }
  await requireMayWrite(options);
  const settings = { ...settingsOf(answered), ...keysOf(readEnvFile(options.envFile)) };
  writeEnvFile(options.envFile, settings);
  console.log(`The settings are in ${options.envFile}, which only you can read.`);
  await fillDatabase(settings, answered);
  for (const caution of cautionsOf(settings)) console.log(caution);
  console.log('Next: publish and promote the releases, then npm start. docs/operations/setup.md says how.');
}

main().catch(exitWith);
