import type releases from './locales/ar.json';

/** The keys of the translations that come with the notice of a newer version, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    releases: typeof releases;
  }
}
