export { ReportsPage as Component } from './ReportsPage.tsx';
export { loader } from './reports.data.ts';
export { meta } from './reports.meta.ts';
