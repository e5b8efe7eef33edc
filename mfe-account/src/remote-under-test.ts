import type { renderRoute } from '@clinic/shared/testing';
import ar from './locales/ar.json';
import en from './locales/en.json';
import familyAr from './profile/family/locales/ar.json';
import familyEn from './profile/family/locales/en.json';
import { remote } from './remote.ts';

/** This remote as its tests render it: descriptor, texts and screens. */
export const account: Parameters<typeof renderRoute>[0] = {
  remote,
  texts: { ar: { ...ar, ...familyAr }, en: { ...en, ...familyEn } },
  modules: {
    './login': () => import('./login/index.ts'),
    './profile/appointments': () => import('./profile/appointments/index.ts'),
    './profile/details': () => import('./profile/details/index.ts'),
    './profile/family': () => import('./profile/family/index.ts'),
    './profile/medical-tests': () => import('./profile/medical-tests/index.ts'),
    './settings': () => import('./settings/index.ts'),
  },
};
