/** The booking calendar and the choice of a time, loaded with the first screen that shows them. */
export { BookingCalendar } from './BookingCalendar.tsx';
export { SlotChoices } from './SlotChoices.tsx';
export { SlotPicker } from './SlotPicker.tsx';
