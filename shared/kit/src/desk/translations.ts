import type desk from './locales/ar.json';

/** The keys of the translations that come with these parts, for the compiler. */
declare module '../i18n/translations.ts' {
  interface Translations {
    desk: typeof desk;
  }
}
