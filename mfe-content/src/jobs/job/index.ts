export { JobPage as Component } from './JobPage.tsx';
export { action, loader } from './job.data.ts';
export { meta } from './job.meta.ts';
