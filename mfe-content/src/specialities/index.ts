export { SpecialitiesPage as Component } from './SpecialitiesPage.tsx';
export { loader } from './specialities.data.ts';
export { meta } from './specialities.meta.ts';
