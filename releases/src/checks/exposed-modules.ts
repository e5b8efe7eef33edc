import type { CheckFinding, RemoteDescriptor } from '@clinic/shared/contracts';
import * as z from 'zod/mini';
import { parseJson } from '../store/durable-files.ts';
import { isStoreError } from '../store/errors.ts';

/** What is read of the manifest that Module Federation writes. */
const FederationManifest = z.object({ exposes: z.array(z.object({ path: z.string() })) });

/** Every screen and slot filling of the descriptor has to be a module that the build exposes. */
export function exposedModules(
  { routes, slots }: Pick<RemoteDescriptor, 'routes' | 'slots'>,
  manifest: Uint8Array,
): CheckFinding[] {
  try {
    const exposed = parseJson(FederationManifest, manifest, 'mf-manifest.json').exposes.map(({ path }) => path);
    const named = new Set([
      ...routes.flatMap(({ screen, texts }) => [screen, ...(texts === undefined ? [] : textFiles(texts))]),
      ...slots.map(({ module }) => module),
    ]);
    return [...named]
      .filter((module) => !exposed.includes(module))
      .map((module) => refuse(`${module} is in remote.json, but the build does not expose it.`));
  } catch (error) {
    if (isStoreError(error, 'damaged')) return [refuse(error.message)];
    throw error;
  }
}

const textFiles = (folder: string) => [`${folder}/locales/ar`, `${folder}/locales/en`];

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'exposed-modules', message };
}
