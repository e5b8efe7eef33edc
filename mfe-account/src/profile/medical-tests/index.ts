export { MedicalTestsPage as Component } from './MedicalTestsPage.tsx';
export { meta } from './medical-tests.meta.ts';
