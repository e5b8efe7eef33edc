/** What the bundler puts into a bundle that is edited while it runs. */

/** Name of the package that the bundle is of. */
declare const packageName: string;

/** Hash of the build that the bundle is at. */
declare const __webpack_hash__: string;

interface ImportMeta {
  readonly webpackHot: {
    /** Applies the next update; null when there is none. Fails when nothing takes the changed module over. */
    check: (autoApply: true) => Promise<unknown[] | null>;
  };
}

interface RefreshRuntime {
  injectIntoGlobalHook: (scope: typeof globalThis) => void;
  register: (type: unknown, id: string) => void;
  createSignatureFunctionForTransform: () => unknown;
  getFamilyByType: (type: unknown) => unknown;
  isLikelyComponentType: (type: unknown) => boolean;
  performReactRefresh: () => unknown;
}

declare module 'react-refresh/runtime' {
  const runtime: RefreshRuntime;
  export default runtime;
}
