export { AppointmentsPage as Component } from './AppointmentsPage.tsx';
export { action, loader } from './appointments.data.ts';
export { meta } from './appointments.meta.ts';
