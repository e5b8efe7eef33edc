export { PackagesPage as Component } from './PackagesPage.tsx';
export { loader } from './packages.data.ts';
export { meta } from './packages.meta.ts';
