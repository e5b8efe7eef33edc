export { SchedulesPage as Component } from './SchedulesPage.tsx';
export { action, loader } from './schedules.data.ts';
export { meta } from './schedules.meta.ts';
