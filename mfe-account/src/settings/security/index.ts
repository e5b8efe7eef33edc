export { SecurityPage as Component } from './SecurityPage.tsx';
export { action, loader } from './security.data.ts';
export { meta } from './security.meta.ts';
