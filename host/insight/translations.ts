import type inspector from './inspector/locales/ar.json';
import type releases from './releases-page/locales/ar.json';

/** The keys of the translations that come with the inspector and the releases page, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    inspector: typeof inspector;
    team: typeof releases;
  }
}
