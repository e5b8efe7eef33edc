import type desk from './locales/ar.json';

/** The keys of the translations that come with these parts, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    desk: typeof desk;
  }
}
