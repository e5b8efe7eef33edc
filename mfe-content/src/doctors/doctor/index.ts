export { DoctorPage as Component } from './DoctorPage.tsx';
export { loader } from './doctor.data.ts';
export { meta } from './doctor.meta.ts';
