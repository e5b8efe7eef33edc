import type { renderRoute } from '@clinic/kit/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import aboutAr from '../about/locales/ar.json';
import aboutEn from '../about/locales/en.json';
import contactAr from '../contact/locales/ar.json';
import contactEn from '../contact/locales/en.json';
import jobsAr from '../jobs/locales/ar.json';
import jobsEn from '../jobs/locales/en.json';
import mentalHealthAr from '../mental-health/locales/ar.json';
import mentalHealthEn from '../mental-health/locales/en.json';
import specialitiesDermatologyAr from '../specialities/dermatology/locales/ar.json';
import specialitiesDermatologyEn from '../specialities/dermatology/locales/en.json';
import surveyAr from '../survey/locales/ar.json';
import surveyEn from '../survey/locales/en.json';
import { remote } from '../remote.ts';

/** This remote as its tests render it: descriptor, texts and screens. */
export const content: Parameters<typeof renderRoute>[0] = {
  remote,
  texts: {
    ar: { ...ar, ...aboutAr, ...contactAr, ...jobsAr, ...mentalHealthAr, ...specialitiesDermatologyAr, ...surveyAr },
    en: { ...en, ...aboutEn, ...contactEn, ...jobsEn, ...mentalHealthEn, ...specialitiesDermatologyEn, ...surveyEn },
  },
  modules: {
    './home': () => import('../home/index.ts'),
    './specialities': () => import('../specialities/index.ts'),
    './specialities/dermatology': () => import('../specialities/dermatology/index.ts'),
    './specialities/dermatology/tip': () => import('../specialities/dermatology/tip/index.ts'),
    './specialities/speciality': () => import('../specialities/speciality/index.ts'),
    './doctors': () => import('../doctors/index.ts'),
    './doctors/doctor': () => import('../doctors/doctor/index.ts'),
    './shifts': () => import('../shifts/index.ts'),
    './home-visit': () => import('../home-visit/index.ts'),
    './xray': () => import('../xray/index.ts'),
    './laboratory': () => import('../laboratory/index.ts'),
    './packages': () => import('../packages/index.ts'),
    './pack': () => import('../pack/index.ts'),
    './insurance-partners': () => import('../insurance-partners/index.ts'),
    './privacy': () => import('../privacy/index.ts'),
    './offers': () => import('../offers/index.ts'),
    './about': () => import('../about/index.ts'),
    './contact': () => import('../contact/index.ts'),
    './patient-rights': () => import('../patient-rights/index.ts'),
    './jobs': () => import('../jobs/index.ts'),
    './jobs/job': () => import('../jobs/job/index.ts'),
    './feedback-source': () => import('../feedback-source/index.ts'),
    './survey': () => import('../survey/index.ts'),
    './mental-health': () => import('../mental-health/index.ts'),
    './newsletter': () => import('../newsletter/index.ts'),
    './newsletter/unsubscribe': () => import('../newsletter/unsubscribe/index.ts'),
    './newsletter/signup': () => import('../newsletter/signup/index.ts'),
    './blogs': () => import('../blogs/index.ts'),
    './blogs/post': () => import('../blogs/post/index.ts'),
    './news-popup': () => import('../news-popup/index.ts'),
    './ticker': () => import('../ticker/index.ts'),
    './news': () => import('../news/index.ts'),
    './search': () => import('../search/index.ts'),
  },
};
