import type own from './locales/ar.json';
import type desk from './desk/locales/ar.json';
import type forget from './forget/locales/ar.json';
import type phoneVerification from './phone-verification/locales/ar.json';
import type register from './register/locales/ar.json';
import type reminder from './reminder/locales/ar.json';
import type settings from './settings/locales/ar.json';
import type schedules from './desk/schedules/locales/ar.json';
import type users from './desk/users/locales/ar.json';
import type appointments from './profile/appointments/locales/ar.json';
import type details from './profile/details/locales/ar.json';
import type family from './profile/family/locales/ar.json';
import type notifications from './profile/notifications/locales/ar.json';
import type waitingList from './profile/waiting-list/locales/ar.json';

/** The keys of this remote's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    account: typeof own &
      typeof desk &
      typeof forget &
      typeof phoneVerification &
      typeof register &
      typeof reminder &
      typeof settings &
      typeof schedules &
      typeof users &
      typeof appointments &
      typeof details &
      typeof family &
      typeof notifications &
      typeof waitingList;
  }
}
