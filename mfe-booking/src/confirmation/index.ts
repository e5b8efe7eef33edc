import { bookingLoader } from '../parts/pages/booking-loader.ts';

export { BookingPage as Component, bookingMeta as meta } from '../parts/pages/BookingPage.tsx';
export { action } from '../parts/flow/booking-action.ts';
export const loader = bookingLoader(5);
