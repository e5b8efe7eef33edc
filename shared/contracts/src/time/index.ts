/**
 * The one owner of time: the clinic's zone, the booking window, and how dates, times and numbers are written. Runs in the
 * browser and in Node, and holds no React.
 */
export { formatAge, isBirthDate } from './age.ts';
export { bookingWindow, isBookable, noticeDays } from './booking-window.ts';
export {
  addDays,
  clinicDateTime,
  clinicInstant,
  clinicTimeZone,
  clinicToday,
  daysBetween,
  defaultTimeZone,
  isCalendarDate,
  setClinicTimeZone,
  weekday,
  type LocalDate,
  type LocalTime,
} from './clinic-time.ts';
export { chooseDigits, chosenDigits, inDigits, numberInDigits, onDigitsChange } from './digits.ts';
export {
  abbreviateNumber,
  formatCountdown,
  formatDate,
  formatMinutes,
  formatNumber,
  formatTime,
  pluralOfAbbreviated,
  type DateStyle,
} from './format.ts';
export { formatHijri, hijriDate, type HijriDate } from './hijri.ts';
export { formatRelative, formatWait } from './relative.ts';
