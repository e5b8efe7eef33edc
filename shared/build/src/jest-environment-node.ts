import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { cacheScripts } from './jest-cached-scripts.ts';

cacheScripts();

/**
 * Jest's environment of Node with an ordinary global object. Jest's own puts a proxy in its place, to clean up behind tests,
 * and so every use of a global, `Object` and `Error` included, asks first the context and then the proxy: a fifth of the
 * processor time of the API's suites.
 */
export default class OrdinaryGlobals extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    const { createContext } = vm;
    // Jest has no setting for it, and makes its context while it is constructed.
    Object.assign(vm, { createContext: () => createContext(vm.constants.DONT_CONTEXTIFY) });
    try {
      super(...args);
    } finally {
      Object.assign(vm, { createContext });
    }
  }
}
