import type { Compiler, Module } from 'webpack';

/** The entry that federation generates; its name is a hash of a text with absolute paths. */
const generatedEntry = /[\\/]node_modules[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** The module that offers a shared library; what stands behind ` = ` is the absolute path of the library's file. */
const offered = /^provide module (.+?) = /;

/**
 * Gives the modules that federation generates ids of their own. Every other id comes from a path below the package; these
 * would come from where the clone lies, and the same sources would give other bytes in another place.
 */
export class PlaceIndependentIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PlaceIndependentIdsPlugin', (compilation) => {
      // Before the ids of all modules that have none yet are chosen.
      compilation.hooks.moduleIds.tap({ name: 'PlaceIndependentIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          const inChunk = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
          if (id !== undefined && inChunk) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module): string | undefined {
  const library = offered.exec(module.identifier())?.[1];
  if (library !== undefined) return `provide ${library}`;
  // The container names the generated entry among what it is made of.
  if (module.identifier().startsWith('container entry ')) return 'container';
  return generatedEntry.test(module.nameForCondition() ?? '') ? 'federation' : undefined;
}
