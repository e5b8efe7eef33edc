export { JobsPage as Component } from './JobsPage.tsx';
export { meta } from './jobs.meta.ts';
