import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { ChannelName } from '@clinic/contracts/registry';
import { Command } from 'commander';
import { StoreError } from '../../store/errors.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface Output {
  json?: true;
}

/** `keys`: the keys that sign what is live, and those that this machine trusts. */
export function keysCommand(context: CommandContext): Command {
  const commands = [init(context), rotate(context), trust(context), revoke(context), renew(context), list(context)];
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
  revoke: '\n  release keys revoke 0123456789abcdef',
  renew: '\n  release keys renew',
  list: '\n  release keys list',
};

const examples = `
The private key stays on the machines that release. Host servers need only trusted.json beside it (TRUSTED_KEYS).

Examples:${Object.values(example).join('')}`;

function init({ ownStore, print }: CommandContext): Command {
  return new Command('init')
    .description('make the first pair of keys')
    .addHelpText('after', `\nExample:${example.init}`)
    .action(async ({ json }: Output) => {
      const key = await ownStore().keys.init();
      print(json ? JSON.stringify(key) : `${key.kid} signs from now on. Give trusted.json to every host server.`);
    });
}

function rotate({ ownStore, print }: CommandContext): Command {
  return new Command('rotate')
    .description('sign with a new pair; what the older one signed stays trusted')
    .addHelpText('after', `\nExample:${example.rotate}`)
    .action(async ({ json }: Output) => {
      const key = await ownStore().keys.rotate();
      const next = 'Give trusted.json to every host server before the next promotion.';
      print(json ? JSON.stringify(key) : `${key.kid} signs from now on. ${next}`);
    });
}

function trust({ ownStore, print }: CommandContext): Command {
  return new Command('trust')
    .description("trust the keys of another machine's trusted.json too")
    .argument('<file>')
    .addHelpText('after', `\nExample:${example.trust}`)
    .action(async (file: string, { json }: Output) => {
      const added = await ownStore().keys.trust(path.resolve(file));
      const kids = added.map(({ kid }) => kid);
      print(json ? JSON.stringify(added) : kids.length > 0 ? `${kids.join(', ')} is trusted` : 'all of it was trusted');
    });
}

function revoke({ ownStore, print }: CommandContext): Command {
  return new Command('revoke')
    .description('revoke a trusted key; what is live and signed with it is signed again first')
    .argument('<kid>', 'see: release keys list')
    .addHelpText('after', `\nExample:${example.revoke}`)
    .action(async (kid: string, { json }: Output) => {
      await ownStore().keys.revoke(kid);
      print(json ? JSON.stringify({ kid }) : `${kid} is revoked. Give trusted.json to every host server.`);
    });
}

function renew({ ownStore, print }: CommandContext): Command {
  return new Command('renew')
    .description('sign what is live again, so that it does not expire; servers that have the key do it by themselves')
    .option('--expired', 'also what expired before this machine saw it: compare it with the history first')
    .addHelpText('after', `\nExample:${example.renew}`)
    .action(async ({ json, expired }: Output & { expired?: true }) => {
      const store = ownStore();
      const { signing } = await store.keys.list();
      if (signing === null)
        throw new StoreError('no-key', 'This machine has no private key. Renew where releases are signed.');
      const renewed: Registry[] = [];
      for (const channel of ChannelName.options) {
        const registry = await store.renewRegistry(channel, { early: true, expired });
        if (registry !== null) renewed.push(registry);
      }
      if (json) return print(JSON.stringify(renewed));
      if (renewed.length === 0) return print('Nothing is live yet.');
      const rows = renewed.map(({ channel, composition, seq, expiresAt = '' }) => [
        channel,
        composition,
        `${seq}`,
        expiresAt,
      ]);
      print(table(['channel', 'composition', 'seq', 'expires'], rows));
    });
}

function list({ ownStore, print }: CommandContext): Command {
  return new Command('list')
    .description('show the keys that are trusted')
    .addHelpText('after', `\nExample:${example.list}`)
    .action(async ({ json }: Output) => {
      const { trusted, signing } = await ownStore().keys.list();
      if (json) return print(JSON.stringify({ trusted, signing }));
      if (trusted.length === 0) return print('No key is trusted yet. Make one: release keys init');
      const rows = trusted.map(({ kid, x }) => [kid, x, kid === signing ? 'signs' : '']);
      print(table(['kid', 'public key', ''], rows));
    });
}
