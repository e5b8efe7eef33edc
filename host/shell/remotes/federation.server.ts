import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as browsing from '@clinic/kit/browsing';
import * as combobox from '@clinic/kit/combobox';
import * as desk from '@clinic/kit/desk';
import * as contracts from '@clinic/contracts';
import * as dates from '@clinic/kit/dates';
import * as dialogs from '@clinic/kit/dialogs';
import * as events from '@clinic/kit/events';
import * as forms from '@clinic/kit/forms';
import * as http from '@clinic/kit/http';
import * as i18n from '@clinic/kit/i18n';
import * as routing from '@clinic/kit/routing';
import * as session from '@clinic/kit/session';
import * as sharing from '@clinic/kit/sharing';
import * as time from '@clinic/contracts/time';
import * as ui from '@clinic/kit/ui';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FetchModule } from './module-loader.ts';

type Container = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void | undefined
>;

const provided: Record<string, object> = {
  react: { ...React, __esModule: true, default: React },
  'react/jsx-runtime': JsxRuntime,
  '@clinic/kit/browsing': browsing,
  '@clinic/kit/combobox': combobox,
  '@clinic/kit/desk': desk,
  '@clinic/contracts': contracts,
  '@clinic/kit/dates': dates,
  '@clinic/kit/dialogs': dialogs,
  '@clinic/kit/events': events,
  '@clinic/kit/forms': forms,
  '@clinic/kit/http': http,
  '@clinic/kit/i18n': i18n,
  '@clinic/kit/routing': routing,
  '@clinic/kit/session': session,
  '@clinic/kit/sharing': sharing,
  '@clinic/contracts/time': time,
  '@clinic/kit/ui': ui,
};

/**
 * Federation on the server: Node containers are required from the artifact store on disk, never fetched.
 * @param containers path of each remote's container file by the remote's name
 * @param requireFile how a file on disk is executed; given from outside, where the bundler does not rewrite it
 */
export function federation(containers: Record<string, string>, requireFile: (file: string) => unknown): FetchModule {
  const instance = createInstance({
    name: 'host',
    remotes: Object.entries(containers).map(([name, file]) => ({
      name,
      entry: file,
      type: 'commonjs-module' as const,
    })),
    shared: Object.fromEntries(
      Object.entries(provided).map(([entryPoint, library]) => [
        entryPoint,
        {
          version: React.version,
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: false as const },
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'clinic-disk',
        loadEntry: ({ remoteInfo }) => Promise.resolve(containerIn(requireFile(remoteInfo.entry), remoteInfo.name)),
      },
    ],
  });
  return async (remote, module) => {
    const loaded: unknown = await instance.loadRemote(`${remote}/${module.slice(2)}`);
    if (loaded === null || loaded === undefined) throw new Error(`${remote} ${module} exports nothing`);
    return loaded;
  };
}

/** A container's file exports it directly or under the remote's name, depending on how it was built. */
function containerIn(exported: unknown, name: string): Container {
  const candidates = [exported, (exported as Record<string, unknown>)[name]];
  const found = candidates.find((candidate) => typeof (candidate as Container | undefined)?.get === 'function');
  if (found === undefined) throw new Error(`${name} has no container`);
  return found as Container;
}
