export { SitePage as Component } from './SitePage.tsx';
export { loader } from './site.data.ts';
export { meta } from './site.meta.ts';
