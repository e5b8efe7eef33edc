import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf } from '@clinic/build/repository';
import { Command } from 'commander';
import { liveSiteFiles } from '../../live-types/live-site.ts';
import { readLiveSite } from '../../live-types/read-site.ts';
import { sourceOfTypes } from '../../live-types/source-of-types.ts';
import { assertPackages } from '../../packages/packages.ts';
import { StoreError } from '../../store/errors.ts';
import { siteArgument } from '../arguments.ts';
import type { CommandContext } from '../context.ts';

/** `types`: writes what a deployed site has for a remote, as types into the remote's sources. */
export function typesCommand({ root, here, publicUrl, print }: CommandContext): Command {
  return new Command('types')
    .description('write types of what a deployed site has: payloads of events, slots, pages of other remotes, versions')
    .argument('[name]', 'the remote; otherwise the one of this folder')
    .option('--from <address>', 'the deployed site; otherwise PUBLIC_URL, or the one that runs here', siteArgument)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examples)
    .action(async (named: string | undefined, { from, json }: { from?: string; json?: true }) => {
      const name = named ?? here;
      if (name === undefined || name === 'host')
        throw new StoreError('invalid', 'Name the remote that the types are for: release types booking');
      assertPackages(root, [name]);
      const site = await readLiveSite(from ?? publicUrl, name);
      const folder = path.join(root, folderOf(root, name), 'src');
      await writeFile(path.join(folder, liveSiteFiles.facts), `${JSON.stringify(site, null, 2)}\n`);
      await writeFile(path.join(folder, liveSiteFiles.types), sourceOfTypes(site));
      const { composition, host, remotes } = site;
      if (json)
        return print(JSON.stringify({ name, folder, composition, host: host.version, remotes: Object.keys(remotes) }));
      print(`src/${liveSiteFiles.types} of ${name} has the types of ${composition}, host ${host.version}.`);
    });
}

const examples = `
Commit src/live-site.ts and src/live-site.json. check and publish refuse when something in them is gone or different in
what is live (live-types), and name both versions.

Examples:
  release types booking --from https://staging.clinic.example
  release types --json`;
