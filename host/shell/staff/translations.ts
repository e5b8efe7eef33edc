import type staff from './locales/ar.json';

/** The keys of the translations that come with the frame of the staff, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    staff: typeof staff;
  }
}
