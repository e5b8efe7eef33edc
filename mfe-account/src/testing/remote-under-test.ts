import type { renderRoute } from '@clinic/kit/testing';
import deskAr from '../desk/locales/ar.json';
import deskEn from '../desk/locales/en.json';
import usersAr from '../desk/users/locales/ar.json';
import usersEn from '../desk/users/locales/en.json';
import forgetAr from '../forget/locales/ar.json';
import forgetEn from '../forget/locales/en.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import resetAr from '../password-reset/locales/ar.json';
import resetEn from '../password-reset/locales/en.json';
import verificationAr from '../phone-verification/locales/ar.json';
import verificationEn from '../phone-verification/locales/en.json';
import registerAr from '../register/locales/ar.json';
import registerEn from '../register/locales/en.json';
import familyAr from '../profile/family/locales/ar.json';
import familyEn from '../profile/family/locales/en.json';
import notificationsAr from '../profile/notifications/locales/ar.json';
import notificationsEn from '../profile/notifications/locales/en.json';
import waitingListAr from '../profile/waiting-list/locales/ar.json';
import waitingListEn from '../profile/waiting-list/locales/en.json';
import detailsAr from '../profile/details/locales/ar.json';
import detailsEn from '../profile/details/locales/en.json';
import settingsAr from '../settings/locales/ar.json';
import settingsEn from '../settings/locales/en.json';
import appointmentsAr from '../profile/appointments/locales/ar.json';
import appointmentsEn from '../profile/appointments/locales/en.json';
import { remote } from '../remote.ts';

/** This remote as its tests render it: descriptor, texts and screens. */
export const account: Parameters<typeof renderRoute>[0] = {
  remote,
  texts: {
    ar: {
      ...ar,
      ...detailsAr,
      ...settingsAr,
      ...appointmentsAr,
      ...registerAr,
      ...forgetAr,
      ...resetAr,
      ...verificationAr,
      ...deskAr,
      ...usersAr,
      ...familyAr,
      ...notificationsAr,
      ...waitingListAr,
    },
    en: {
      ...en,
      ...detailsEn,
      ...settingsEn,
      ...appointmentsEn,
      ...registerEn,
      ...forgetEn,
      ...resetEn,
      ...verificationEn,
      ...deskEn,
      ...usersEn,
      ...familyEn,
      ...notificationsEn,
      ...waitingListEn,
    },
  },
  modules: {
    './desk/users': () => import('../desk/users/index.ts'),
    './desk': () => import('../desk/index.ts'),
    './login': () => import('../login/index.ts'),
    './register': () => import('../register/index.ts'),
    './forget': () => import('../forget/index.ts'),
    './password-reset': () => import('../password-reset/index.ts'),
    './phone-verification': () => import('../phone-verification/index.ts'),
    './profile/appointments': () => import('../profile/appointments/index.ts'),
    './profile/appointments/appointment': () => import('../profile/appointments/appointment/index.ts'),
    './profile/details': () => import('../profile/details/index.ts'),
    './profile/family': () => import('../profile/family/index.ts'),
    './profile/notifications': () => import('../profile/notifications/index.ts'),
    './profile/waiting-list': () => import('../profile/waiting-list/index.ts'),
    './profile/medical-tests': () => import('../profile/medical-tests/index.ts'),
    './settings': () => import('../settings/index.ts'),
    './settings/security': () => import('../settings/security/index.ts'),
    './settings/privacy': () => import('../settings/privacy/index.ts'),
  },
};
