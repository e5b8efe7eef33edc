/**
 * Caches what V8 has compiled for the next file of tests. Jest loads all modules again for each file of tests, and compiles
 * their sources again: React, MUI and Fastify hundreds of times in a run, and each of their functions when it is first called.
 * A cached script runs in each context with what is compiled already; its variables are new each time.
 */
import vm from 'node:vm';

type Compile = typeof vm.compileFunction;
type Options = NonNullable<Parameters<Compile>[2]>;
type ImportModule = Extract<Options['importModuleDynamically'], (...args: never[]) => unknown>;

interface CachedScript {
  source: string;
  script: vm.Script;
}

/** What a file's dynamic imports go by: those of the file of tests that compiled it last, as a worker runs one at a time. */
interface Importer {
  importModule: ImportModule;
  compiled: ReturnType<Compile>;
}

/**
 * Gives `compileFunction` that caches one script for each file name, and compiles whatever Jest does not ask for as before.
 * @param compile what compiles without a cache
 */
export function cachingScripts(compile: Compile): Compile {
  const cached = new Map<string, CachedScript>();
  const importers = new Map<string, Importer>();

  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically: importModule, ...others } = options;
    const isOfJest = filename !== undefined && parsingContext !== undefined && typeof importModule === 'function';
    if (!isOfJest || Object.keys(others).length > 0) return compile(source, parameters, options);

    const head = `(function (${parameters.join()}) {`;
    const whole = `${head}${source}\n})`;
    let one = cached.get(filename);
    if (one?.source !== whole) {
      const script = new vm.Script(whole, {
        filename,
        // Places in the first line are those of the source.
        columnOffset: -head.length,
        importModuleDynamically(specifier, _script, ...rest) {
          const importer = importers.get(filename);
          if (importer === undefined) throw new Error(`${filename} imports before it was compiled`);
          return importer.importModule(specifier, importer.compiled, ...rest);
        },
      });
      one = { source: whole, script };
      cached.set(filename, one);
    }
    const compiled = one.script.runInContext(parsingContext) as ReturnType<Compile>;
    importers.set(filename, { importModule, compiled });
    return compiled;
  };
}

const isCaching = Symbol.for('clinic.cached-scripts');

/** Makes Jest compile its modules so in this process. */
export function cacheScripts(): void {
  if (isCaching in vm) return;
  Object.assign(vm, { compileFunction: cachingScripts(vm.compileFunction), [isCaching]: true });
}
