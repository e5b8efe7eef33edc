export { JobsPage as Component } from './JobsPage.tsx';
export { loader } from './jobs.data.ts';
export { meta } from './jobs.meta.ts';
