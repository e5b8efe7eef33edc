export { ShiftsPage as Component } from './ShiftsPage.tsx';
export { loader } from './shifts.data.ts';
export { meta } from './shifts.meta.ts';
