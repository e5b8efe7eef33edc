export { JobPage as Component } from './JobPage.tsx';
export { action, loader } from './job.data.ts';
export { keepDataAfterPost as shouldRevalidate } from '@clinic/kit/routing';
export { meta } from './job.meta.ts';
