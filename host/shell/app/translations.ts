import type host from '../locales/ar.json';

/** The keys of the host's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    host: typeof host;
  }
}
