import vm from 'node:vm';
import { cachingScripts } from './jest-cached-scripts.ts';

const importModuleDynamically = () => Promise.reject(new Error('nothing to import'));

/** Compiles as Jest does: with the module as its parameter, in the context of a file of tests. */
function compiler() {
  const asBefore = jest.fn(vm.compileFunction);
  const compile = cachingScripts(asBefore);
  return {
    asBefore,
    compile: (source: string, context = vm.createContext(), importing: object = { importModuleDynamically }) =>
      compile(source, ['module'], { filename: '/site/module.js', parsingContext: context, ...importing }),
  };
}

const exportsOf = (run: (module: object) => void) => {
  const module = { exports: {} as Record<string, unknown> };
  run(module);
  return module.exports;
};

test('each file of tests has variables and globals of its own, of one script', () => {
  const ran = jest.spyOn(vm.Script.prototype, 'runInContext');
  const { compile, asBefore } = compiler();
  const source = 'let count = 0; module.exports = { next: () => ++count, place, Array };';
  const contexts = ['first', 'second'].map((place) => vm.createContext({ place }));
  const [first, second] = contexts.map((context) => exportsOf(compile(source, context) as never));

  const next = first?.['next'] as () => number;
  expect([next(), next(), (second?.['next'] as () => number)()]).toEqual([1, 2, 1]);
  expect([first?.['place'], second?.['place']]).toEqual(['first', 'second']);
  expect(first?.['Array']).not.toBe(second?.['Array']);
  expect(asBefore).not.toHaveBeenCalled();
  expect(ran).toHaveBeenCalledTimes(2);
  expect(ran.mock.contexts[0]).toBe(ran.mock.contexts[1]);
  ran.mockRestore();
});

test('a file that has changed is compiled again', () => {
  const { compile } = compiler();
  expect(exportsOf(compile('module.exports.age = 1') as never)).toEqual({ age: 1 });
  expect(exportsOf(compile('module.exports.age = 2') as never)).toEqual({ age: 2 });
});

test('an import goes to the file of tests that runs now', async () => {
  const { compile } = compiler();
  const source = 'module.exports.load = () => import("./part.js")';
  const loadIn = (said: string) => {
    const importing = { importModuleDynamically: (name: string) => Promise.reject(new Error(`${said}: ${name}`)) };
    return exportsOf(compile(source, vm.createContext(), importing) as never)['load'] as () => Promise<unknown>;
  };
  await expect(loadIn('first')()).rejects.toThrow('first: ./part.js');
  await expect(loadIn('second')()).rejects.toThrow('second: ./part.js');
});

test('errors name the place in the source, also in its first line', () => {
  const { compile } = compiler();
  const { stack } = exportsOf(compile('module.exports.error = new Error("here")') as never)['error'] as Error;
  expect(stack).toContain('/site/module.js:1:24');
});

test('what is not asked for by Jest is compiled as before', () => {
  const { compile, asBefore } = compiler();
  compile('', vm.createContext(), {});
  expect(asBefore).toHaveBeenCalledTimes(1);
});
