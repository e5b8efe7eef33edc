export { PackPage as Component } from './PackPage.tsx';
export { loader } from './pack.data.ts';
export { meta } from './pack.meta.ts';
