import path from 'node:path';
import { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface Output {
  json?: true;
}

/** `keys`: the keys that sign what is live, and those that this machine trusts. */
export function keysCommand(context: CommandContext): Command {
  const commands = [init(context), rotate(context), trust(context), distrust(context), list(context)];
  const keys = new Command('keys')
    .description('make, change and trust the keys that sign what is live')
    .addHelpText('after', examples);
  for (const command of commands) keys.addCommand(command.option('--json', 'print as JSON').exitOverride());
  return keys;
}

const example = {
  init: '\n  release keys init',
  rotate: '\n  release keys rotate',
  trust: '\n  release keys trust ./trusted.json',
  distrust: '\n  release keys distrust 0123456789abcdef',
  list: '\n  release keys list',
};

const examples = `
The private key stays on the machines that release. Host servers need only trusted.json beside it (TRUSTED_KEYS).

Examples:${Object.values(example).join('')}`;

function init({ store, print }: CommandContext): Command {
  return new Command('init')
    .description('make the first pair of keys')
    .addHelpText('after', `\nExample:${example.init}`)
    .action(async ({ json }: Output) => {
      const key = await store.keys.init();
      print(json ? JSON.stringify(key) : `${key.kid} signs from now on. Give trusted.json to every host server.`);
    });
}

function rotate({ store, print }: CommandContext): Command {
  return new Command('rotate')
    .description('sign with a new pair; what the older one signed stays trusted')
    .addHelpText('after', `\nExample:${example.rotate}`)
    .action(async ({ json }: Output) => {
      const key = await store.keys.rotate();
      const next = 'Give trusted.json to every host server before the next promotion.';
      print(json ? JSON.stringify(key) : `${key.kid} signs from now on. ${next}`);
    });
}

function trust({ store, print }: CommandContext): Command {
  return new Command('trust')
    .description("trust the keys of another machine's trusted.json too")
    .argument('<file>')
    .addHelpText('after', `\nExample:${example.trust}`)
    .action(async (file: string, { json }: Output) => {
      const added = await store.keys.trust(path.resolve(file));
      const kids = added.map(({ kid }) => kid);
      print(json ? JSON.stringify(added) : kids.length > 0 ? `${kids.join(', ')} is trusted` : 'all of it was trusted');
    });
}

function distrust({ store, print }: CommandContext): Command {
  return new Command('distrust')
    .description('trust a key no longer; what is live and signed with it is signed again first')
    .argument('<kid>', 'see: release keys list')
    .addHelpText('after', `\nExample:${example.distrust}`)
    .action(async (kid: string, { json }: Output) => {
      await store.keys.distrust(kid);
      print(json ? JSON.stringify({ kid }) : `${kid} is trusted no longer. Give trusted.json to every host server.`);
    });
}

function list({ store, print }: CommandContext): Command {
  return new Command('list')
    .description('show the keys that are trusted')
    .addHelpText('after', `\nExample:${example.list}`)
    .action(async ({ json }: Output) => {
      const { trusted, signing } = await store.keys.list();
      if (json) return print(JSON.stringify({ trusted, signing }));
      if (trusted.length === 0) return print('No key is trusted yet. Make one: release keys init');
      const rows = trusted.map(({ kid, x }) => [kid, x, kid === signing ? 'signs' : '']);
      print(table(['kid', 'public key', ''], rows));
    });
}
