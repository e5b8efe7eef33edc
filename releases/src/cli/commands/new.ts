import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../context.ts';
import { packagesOf } from '@clinic/build/repository';
import type { CommandStore } from '../../remote/command-store.ts';
import { StoreError } from '../../store/errors.ts';
import { assertName } from '../new/remote-name.ts';
import type { Taken } from '../new/remote-name.ts';
import { writeRemote } from '../new/write-remote.ts';

const channels = ['production', 'staging'] as const;

/** Nothing has to be installed for it, and it reads lockfiles as the pipelines do. */
const pnpm = 'npx pnpm@12.21.0';

/** `new`: writes a remote with one page, one slot, both languages and tests, ready to be published. */
export function newCommand(context: CommandContext): Command {
  return new Command('new')
    .description('make a new remote: a page, a line in the foot of every page, a menu item, both languages, tests')
    .argument('<name>', 'what it is about, for example wellness; its page is at /<name>')
    .requiredOption('--owner <team>', 'the team that answers for it', ownerArgument)
    .option('--title <text>', 'its name in English; otherwise made from <name>', titleArgument)
    .option('--title-ar <text>', 'its name in Arabic; otherwise "a new section"', arabicTitleArgument)
    .option('--standalone', 'in a repository of its own, in a folder of the folder that you are in')
    .option('--packages <folder>', 'with --standalone: tarballs of @clinic packages; otherwise a registry has them')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  release new wellness --owner wellness-team --title Wellness --title-ar "العافية"\n  release new wellness --owner wellness-team --standalone --packages ./tarballs',
    )
    .action(async (name: string, options: NewOptions) => {
      const { owner, title = wordsOf(name), titleAr = 'قسم جديد', standalone, packages, json } = options;
      if (packages !== undefined && standalone === undefined)
        throw new StoreError('invalid', '--packages is for a repository of its own: say --standalone too.');
      assertName(name, await taken(context.root, context.store));
      const root = standalone ? context.folder : context.root;
      const repository = standalone && {
        tarballs: packages === undefined ? null : path.resolve(context.folder, packages),
      };
      const { folder, files } = await writeRemote(root, { name, owner, title: { en: title, ar: titleAr } }, repository);
      const next = standalone ? ownSteps(name) : nextSteps(name);
      context.print(
        json
          ? JSON.stringify({ name, folder, address: `/${name}`, files, next: next.map(([run]) => run) })
          : [`${folder} is written, ${files.length} files. Next:`, ...next.map(asLine)].join('\n'),
      );
    });
}

interface NewOptions {
  owner: string;
  title?: string;
  titleAr?: string;
  standalone?: true;
  packages?: string;
  json?: true;
}

/** The same for a repository of its own. */
function ownSteps(name: string): [run: string, what: string][] {
  return [
    [`cd mfe-${name} && ${pnpm} install`, 'brings its packages; commit the folder together with pnpm-lock.yaml'],
    ['npm test', 'its own tests, without a network'],
    ['npm start -- --offline', 'this remote inside a demo site on this machine'],
    ['npm start -- --against https://staging.clinic.example', 'this remote inside the deployed site'],
    ['npm run release', 'build, check and keep a release; it prints the release'],
    [`npx clinic-release promote ${name}@<release> --to staging`, 'live in that channel within seconds'],
  ];
}

/** What a team runs from here to the live page, each with what it does. */
function nextSteps(name: string): [run: string, what: string][] {
  return [
    [
      `${pnpm} install --prefer-offline`,
      'links its packages, without a network too; commit the folder together with pnpm-lock.yaml',
    ],
    [`${pnpm} --filter mfe-${name} test`, 'its own tests'],
    [`npm run release -- dev ${name}`, 'the page from your working tree inside the deployed site'],
    [`npm run release -- publish ${name}`, 'build, check and keep a release; it prints the release'],
    [`npm run release -- promote ${name}@<release> --to staging`, 'live in that channel within seconds'],
  ];
}

const asLine = ([run, what]: [string, string]) => `  ${run}\n      ${what}`;

async function taken(root: string, store: CommandStore): Promise<Taken> {
  const registries = await Promise.all(channels.map((channel) => store.readRegistry(channel)));
  const live = registries.flatMap((registry) => Object.entries(registry?.remotes ?? {}));
  return {
    names: [...packagesOf(root), ...live.map(([name]) => name)],
    remotes: await Promise.all(live.map(([name, { release }]) => store.readDescriptor(name, release))),
  };
}

/** `women-health` becomes `Women health`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ownerArgument(text: string): string {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(text)) return text;
  throw new InvalidArgumentError(
    'A team is written in lower-case letters, digits and hyphens, for example clinic-content.',
  );
}

/** Titles stand in sources between quotes. */
function titleArgument(text: string): string {
  if (/^[\p{L}\p{M}\p{N} ،.,&’–-]{1,40}$/u.test(text)) return text;
  throw new InvalidArgumentError('Up to 40 letters, digits and spaces; an apostrophe is written ’.');
}

function arabicTitleArgument(text: string): string {
  if (/\p{Script=Arabic}/u.test(text)) return titleArgument(text);
  throw new InvalidArgumentError('The Arabic name is written in Arabic.');
}
