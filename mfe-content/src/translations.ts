import type own from './locales/ar.json';
import type about from './about/locales/ar.json';
import type contact from './contact/locales/ar.json';
import type directory from './doctors/locales/ar.json';
import type doctor from './doctors/doctor/locales/ar.json';
import type home from './home/locales/ar.json';
import type jobs from './jobs/locales/ar.json';
import type mentalHealth from './mental-health/locales/ar.json';
import type newsletter from './newsletter/locales/ar.json';
import type packages from './packages/locales/ar.json';
import type partners from './insurance-partners/locales/ar.json';
import type referral from './feedback-source/locales/ar.json';
import type search from './search/locales/ar.json';
import type survey from './survey/locales/ar.json';
import type desk from './content/desk/locales/ar.json';
import type dermatology from './specialities/dermatology/locales/ar.json';

/** The keys of this remote's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    content: typeof own &
      typeof about &
      typeof contact &
      typeof directory &
      typeof doctor &
      typeof home &
      typeof jobs &
      typeof mentalHealth &
      typeof newsletter &
      typeof packages &
      typeof partners &
      typeof referral &
      typeof search &
      typeof survey &
      typeof dermatology &
      typeof desk;
  }
}
