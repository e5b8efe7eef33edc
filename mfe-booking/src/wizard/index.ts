export { BookingModal as Component } from './BookingModal.tsx';
