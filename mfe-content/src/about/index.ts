export { AboutPage as Component } from './AboutPage.tsx';
export { loader } from './about.data.ts';
export { meta } from './about.meta.ts';
