import webpack from 'webpack';
import type { Compilation, Configuration, Module, NormalModule } from 'webpack';
import type { ReadsFiles } from '../reads-files.ts';
import { manifestOf, shareKeyOf } from '../shared-modules.ts';

/** What a build reads to make its modules, as absolute paths. */
export interface ModuleGraph {
  /** Files that became modules, and those that their loaders read beside them. */
  files: Set<string>;
  /** The loaders of these files. */
  loaders: Set<string>;
  /** Paths that were looked for in vain: a file that appears there may take another one's place. */
  absent: Set<string>;
  /** What is wrong with the sources, for people. */
  errors: string[];
}

/** Ends a build once its module graph is complete: nothing is optimized and nothing is written. */
class GraphComplete extends Error {}

/** Reads the module graph of one build. */
export async function readModuleGraph(config: Configuration): Promise<ModuleGraph> {
  const compiler = webpack({ ...config, ...withCacheOfItsOwn(config) });
  const graph = await new Promise<ModuleGraph>((resolve, reject) => {
    let found: ModuleGraph | undefined;
    // After federation, which adds the shared modules of a host at this point.
    const last = { name: 'readModuleGraph', stage: Number.MAX_SAFE_INTEGER };
    compiler.hooks.finishMake.tap(last, (compilation) => {
      found = graphOf(compilation, config);
      throw new GraphComplete();
    });
    compiler.run((error) => {
      if (found !== undefined && error instanceof GraphComplete) resolve(found);
      else reject(error ?? new Error(`${config.name} ended without a module graph.`));
    });
  });
  // Stores the compiled modules for the next look at the graph.
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return graph;
}

/**
 * A module that is stored before a build has decided which of its exports are used keeps all of them: a build that took it
 * from the cache would carry what nobody uses.
 */
function withCacheOfItsOwn({ cache }: Configuration): Pick<Configuration, 'cache'> {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? { cache: { ...cache, name: `${cache.name}-graph` } }
    : {};
}

function graphOf(compilation: Compilation, { plugins = [] }: Configuration): ModuleGraph {
  const modules = [...compilation.modules];
  // The version of a shared module is written into the artifact, and the module itself is not.
  const manifests = modules.flatMap((module) => shareKeyOf(module) ?? []).map(manifestOf);
  const copied = plugins.flatMap((plugin) => (readsFiles(plugin) ? plugin.filesRead : []));
  const errors = [...compilation.errors, ...modules.flatMap((module) => [...(module.getErrors() ?? [])])];
  return {
    files: new Set([...modules.flatMap(filesOf), ...manifests, ...copied]),
    loaders: new Set(modules.flatMap((module) => loadersOf(module))),
    absent: new Set(compilation.missingDependencies),
    errors: errors.map(({ message }) => message),
  };
}

function readsFiles(plugin: unknown): plugin is ReadsFiles {
  return typeof plugin === 'object' && plugin !== null && 'filesRead' in plugin;
}

/** The file of a module, and what its loaders read: webpack keeps both in the snapshot by which it uses its cache. */
function filesOf({ buildInfo }: Module): string[] {
  const { snapshot } = (buildInfo ?? {}) as { snapshot?: { getFileIterable: () => Iterable<string> } };
  return [...(snapshot?.getFileIterable() ?? [])];
}

function loadersOf(module: Module): string[] {
  const { loaders = [] } = module as Partial<NormalModule>;
  return loaders.map(({ loader }) => loader);
}
