export { WeekPage as Component } from './WeekPage.tsx';
export { action, loader } from './week.data.ts';
export { meta } from './week.meta.ts';
