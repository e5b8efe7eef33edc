import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { topics } from '@clinic/contracts';
import type { Topic } from '@clinic/contracts';
import { apiVersion, contractVersion, NavigationSlot, SlotName } from '@clinic/contracts/registry';
import type { HostDescriptor, HostProvides } from '@clinic/contracts/registry';
import { providedModules } from './shared-modules.ts';
import { fontFiles, fontSources } from './font-files.ts';
import { sent, understood } from './event-payloads.ts';
import type { ReadsFiles } from './reads-files.ts';
import { production } from './webpack-base.ts';
import { iconSheet } from '@clinic/kit/ui/icon-file';

/** The page's first script, of a build of its own: it starts the others. Pages in development do without it. */
export const starterFile = 'starter.js';

/**
 * Writes the fonts, the sheet of icons and `host.json`: which files start the host, in order, and where its fonts are, so
 * that the server can write the HTML of a release without executing it.
 */
export class EmitHostPlugin implements ReadsFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get filesRead(): string[] {
    return fontSources(this.#folder);
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('EmitHostPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'EmitHostPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { version } = JSON.parse(readFileSync(path.join(this.#folder, 'package.json'), 'utf8')) as {
            version: string;
          };
          const scripts = (compilation.entrypoints.get('host')?.getFiles() ?? []).filter(
            (file) => file.endsWith('.js') && !file.includes('hot-update'),
          );
          const fonts = await fontFiles(this.#folder);
          for (const { file, bytes } of fonts) compilation.emitAsset(file, new RawSource(bytes));
          compilation.emitAsset('icons.svg', new RawSource(iconSheet()));
          const manifest: HostDescriptor = {
            schema: 'clinic-host/1',
            version,
            contract: contractVersion,
            ...(production ? { starter: starterFile, remotesByScript: true, otherRemotesLater: true } : {}),
            scripts,
            fonts: fonts.map(({ file }) => file),
            provides: provides(version),
          };
          compilation.emitAsset('host.json', new RawSource(JSON.stringify(manifest, null, 2)));
        },
      );
    });
  }
}

/** What remotes find in this host: versions, places, and the events that its bus knows. */
function provides(host: string): HostProvides {
  const events = (Object.keys(topics) as Topic[])
    .sort()
    .map((topic) => [topic, { accepts: understood(topic), sends: sent(topic) }]);
  return {
    host,
    api: apiVersion,
    shared: providedModules(),
    slots: [...SlotName.options],
    navigationSlots: [...NavigationSlot.options],
    events: Object.fromEntries(events) as HostProvides['events'],
  };
}
