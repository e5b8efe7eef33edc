import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { ChannelName } from '@clinic/contracts/registry';
import { Command, InvalidArgumentError } from 'commander';
import type { KeyChange } from '../../store/trust/keys.ts';
import { StoreError, isStoreError } from '../../store/errors.ts';
import type { CommandContext } from '../context.ts';
import { table } from '../table.ts';

interface Output {
  json?: true;
}

/** `keys`: the keys that sign what is live, and those that this machine trusts. */
export function keysCommand(context: CommandContext): Command {
  const changes = [init, rotate, trust, revoke, threshold, sign];
  const commands = [...changes, renew, list].map((command) => command(context));
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
  threshold: '\n  release keys threshold 2',
  sign: '\n  release keys sign ./trusted.next.json',
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
      const { fresh, ...change } = await ownStore().keys.trust(path.resolve(file));
      const kids = fresh.map(({ kid }) => kid);
      if (json) print(JSON.stringify(change.proposal === null ? fresh : shownChange(change)));
      else if (change.proposal !== null) print(waiting(change));
      else print(kids.length > 0 ? `${kids.join(', ')} is trusted` : 'all of it was trusted');
    });
}

function revoke({ ownStore, print }: CommandContext): Command {
  return new Command('revoke')
    .description('revoke a trusted key; what is live and signed with it is signed again first')
    .argument('<kid>', 'see: release keys list')
    .addHelpText('after', `\nExample:${example.revoke}`)
    .action(async (kid: string, { json }: Output) => {
      const change = await ownStore().keys.revoke(kid);
      if (json) print(JSON.stringify({ kid, ...shownChange(change) }));
      else print(change.proposal === null ? `${kid} is revoked. ${giveOut}` : waiting(change));
    });
}

function threshold({ ownStore, print }: CommandContext): Command {
  return new Command('threshold')
    .description('set how many of the trusted keys have to sign a change of them')
    .argument('<count>', '1 while it was never set', countArgument)
    .addHelpText('after', `\nExample:${example.threshold}`)
    .action(async (count: number, { json }: Output) => {
      const change = await ownStore().keys.threshold(count);
      if (json) print(JSON.stringify(shownChange(change)));
      else print(change.proposal === null ? `A change takes signatures of ${count} keys. ${giveOut}` : waiting(change));
    });
}

function sign({ ownStore, print }: CommandContext): Command {
  return new Command('sign')
    .description('sign a change of the trusted keys that another machine began')
    .argument('<file>', 'the trusted.next.json that it wrote; the signature is added to it')
    .addHelpText('after', `\nExample:${example.sign}`)
    .action(async (file: string, { json }: Output) => {
      const change = await ownStore().keys.sign(path.resolve(file));
      const keys = change.list.keys.map(({ kid }) => kid).join(', ');
      if (json) print(JSON.stringify(shownChange(change)));
      else print(change.proposal === null ? `In force here: ${keys}. ${giveOut}` : waiting(change));
    });
}

const giveOut = 'Give trusted.json to every host server.';

/** A change that is not in force yet, and who goes on. */
function waiting({ missing, proposal }: KeyChange): string {
  return `Not in force yet. Missing signatures of trusted keys: ${missing}. On a machine with one: release keys sign ${proposal}`;
}

function shownChange({ list: { version, threshold: count, keys }, missing, proposal }: KeyChange) {
  return { version, threshold: count, keys: keys.map(({ kid }) => kid), missing, proposal };
}

function countArgument(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A number of keys, from 1.');
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
      const failures: StoreError[] = [];
      for (const channel of ChannelName.options) {
        try {
          const registry = await store.renewRegistry(channel, { early: true, expired });
          if (registry !== null) renewed.push(registry);
        } catch (error) {
          // What is wrong with one channel does not let the others expire.
          if (!isStoreError(error)) throw error;
          failures.push(error);
        }
      }
      if (json) print(JSON.stringify(renewed));
      else if (renewed.length > 0) print(renewedTable(renewed));
      else if (failures.length === 0) print('Nothing is live yet.');
      assertAllRenewed(failures);
    });
}

function renewedTable(renewed: readonly Registry[]): string {
  const rows = renewed.map(({ channel, composition, seq, expiresAt = '' }) => [
    channel,
    composition,
    `${seq}`,
    expiresAt,
  ]);
  return table(['channel', 'composition', 'seq', 'expires'], rows);
}

/** After what was renewed was shown. @throws {StoreError} with why each of the other channels was not */
function assertAllRenewed(failures: readonly StoreError[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const code = failures.every((failure) => failure.code === first.code) ? first.code : 'refused';
  throw new StoreError(code, [...new Set(failures.map(({ message }) => message))].join('\n'));
}

function list({ ownStore, print }: CommandContext): Command {
  return new Command('list')
    .description('show the keys that are trusted')
    .addHelpText('after', `\nExample:${example.list}`)
    .action(async ({ json }: Output) => {
      const { trusted, signing, threshold: count, version } = await ownStore().keys.list();
      if (json) return print(JSON.stringify({ trusted, signing, threshold: count, version }));
      if (trusted.length === 0) return print('No key is trusted yet. Make one: release keys init');
      const rows = trusted.map(({ kid, x }) => [kid, x, kid === signing ? 'signs' : '']);
      print(table(['kid', 'public key', ''], rows));
      if (version > 0) print(`Version ${version}; a change takes signatures of ${count} of them.`);
    });
}
