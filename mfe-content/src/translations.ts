import type own from './locales/ar.json';
import type about from './about/locales/ar.json';
import type contact from './contact/locales/ar.json';
import type jobs from './jobs/locales/ar.json';
import type mentalHealth from './mental-health/locales/ar.json';
import type survey from './survey/locales/ar.json';
import type dermatology from './specialities/dermatology/locales/ar.json';

/** The keys of this remote's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    content: typeof own &
      typeof about &
      typeof contact &
      typeof jobs &
      typeof mentalHealth &
      typeof survey &
      typeof dermatology;
  }
}
