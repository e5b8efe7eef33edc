import type own from './locales/ar.json';

/** The keys of this remote's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    booking: typeof own;
  }
}
