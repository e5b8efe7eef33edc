export { IssuePage as Component } from './IssuePage.tsx';
export { loader } from './issue.data.ts';
export { meta } from './issue.meta.ts';
