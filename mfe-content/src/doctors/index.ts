export { DoctorsPage as Component } from './DoctorsPage.tsx';
export { loader } from './doctors.data.ts';
export { meta } from './doctors.meta.ts';
