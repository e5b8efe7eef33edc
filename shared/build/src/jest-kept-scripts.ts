/**
 * Keeps what V8 has compiled for the next file of tests. Jest gives each file of tests its modules anew and compiles their
 * sources anew: React, MUI and Fastify hundreds of times in a run, and each of their functions again when it is first called.
 * A script that is kept runs in each context with what is compiled already; its variables are new each time.
 */
import vm from 'node:vm';

type Compile = typeof vm.compileFunction;
type Options = NonNullable<Parameters<Compile>[2]>;
type ImportModule = Extract<Options['importModuleDynamically'], (...args: never[]) => unknown>;

interface KeptScript {
  source: string;
  script: vm.Script;
}

/** What a file's dynamic imports go by: those of the file of tests that compiled it last, as a worker runs one at a time. */
interface Importer {
  importModule: ImportModule;
  compiled: ReturnType<Compile>;
}

/**
 * Gives `compileFunction` that keeps one script for each file name, and compiles whatever Jest does not ask for as before.
 * @param compile what compiles without keeping
 */
export function keepingScripts(compile: Compile): Compile {
  const kept = new Map<string, KeptScript>();
  const importers = new Map<string, Importer>();

  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically: importModule, ...others } = options;
    const isOfJest = filename !== undefined && parsingContext !== undefined && typeof importModule === 'function';
    if (!isOfJest || Object.keys(others).length > 0) return compile(source, parameters, options);

    const head = `(function (${parameters.join()}) {`;
    const whole = `${head}${source}\n})`;
    let one = kept.get(filename);
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
      kept.set(filename, one);
    }
    const compiled = one.script.runInContext(parsingContext) as ReturnType<Compile>;
    importers.set(filename, { importModule, compiled });
    return compiled;
  };
}

const isKeeping = Symbol.for('clinic.kept-scripts');

/** Makes Jest compile its modules so in this process. */
export function keepScripts(): void {
  if (isKeeping in vm) return;
  Object.assign(vm, { compileFunction: keepingScripts(vm.compileFunction), [isKeeping]: true });
}
