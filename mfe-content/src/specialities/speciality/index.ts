export { SpecialityPage as Component } from './SpecialityPage.tsx';
export { loader } from './speciality.data.ts';
export { meta } from './speciality.meta.ts';
