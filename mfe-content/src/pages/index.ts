export { ExtraPage as Component } from './ExtraPage.tsx';
export { loader } from './pages.data.ts';
export { meta } from './pages.meta.ts';
