/** The booking calendar, loaded with the first screen that shows it. */
export { BookingCalendar } from './BookingCalendar.tsx';
