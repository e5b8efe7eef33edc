export { AppointmentPage as Component } from './AppointmentPage.tsx';
export { action, loader } from './appointment.data.ts';
export { meta } from './appointment.meta.ts';
