import type { CheckFinding, RemoteDescriptor } from '@clinic/contracts';
import * as z from 'zod/mini';
import { parseJson } from '../store/backends/durable-files.ts';
import { isStoreError } from '../store/errors.ts';

/** What is read of the manifests that Module Federation writes, one for browsers and one for the server. */
const FederationManifest = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
    }),
  ),
});

/** The two builds of a remote: who runs them, and where they lie in the artifact. */
const builds = [
  { what: 'the browser', folder: '' },
  { what: 'the server', folder: 'node/' },
] as const;

/** What of a descriptor names modules. */
type Described = Pick<RemoteDescriptor, 'routes' | 'slots' | 'navigation'>;

/** Every screen, slot content, search and text of the descriptor has to be a module that both builds expose, with its files. */
export function exposedModules(descriptor: Described, files: ReadonlyMap<string, Uint8Array>): CheckFinding[] {
  const named = modulesOf(descriptor);
  return builds.flatMap(({ what, folder }) => {
    const manifest = files.get(`${folder}mf-manifest.json`);
    if (manifest === undefined)
      return [refuse(`${folder}mf-manifest.json is missing: nothing says what the build for ${what} exposes.`)];
    const exposes = exposedIn(manifest, `${folder}mf-manifest.json`);
    if (typeof exposes === 'string') return [refuse(exposes)];
    return named.flatMap((module) => {
      const assets = exposes.get(module);
      if (assets === undefined)
        return [refuse(`${module} is in remote.json, but the build for ${what} does not expose it.`)];
      return assets
        .map((file) => folder + file)
        .filter((file) => !files.has(file))
        .map((file) => refuse(`${module} needs ${file} in ${what}, and the build has no such file.`));
    });
  });
}

/** Exposed modules that a descriptor names: screens and searches with their texts, and slot content. */
function modulesOf({ routes, slots, navigation }: Described): string[] {
  const searches = navigation.flatMap(({ search }) => search ?? []);
  const withTexts = [...routes.map(({ screen, texts }) => ({ module: screen, texts })), ...searches].flatMap(
    ({ module, texts }) => [module, ...(texts === undefined ? [] : textFiles(texts))],
  );
  return [...new Set([...withTexts, ...slots.map(({ module }) => module)])];
}

/** Files of each exposed module, by its path; a text says why the manifest cannot be read. */
function exposedIn(manifest: Uint8Array, what: string): Map<string, string[]> | string {
  try {
    const { exposes } = parseJson(FederationManifest, manifest, what);
    return new Map(exposes.map(({ path, assets }) => [path, [...assets.js.sync, ...assets.js.async]]));
  } catch (error) {
    if (isStoreError(error, 'damaged')) return error.message;
    throw error;
  }
}

const textFiles = (folder: string) => [`${folder}/locales/ar`, `${folder}/locales/en`];

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'exposed-modules', message };
}
