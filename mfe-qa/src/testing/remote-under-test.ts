import type { renderRoute } from '@clinic/kit/testing';
import askAr from '../ask/locales/ar.json';
import askEn from '../ask/locales/en.json';
import categoriesAr from '../categories/locales/ar.json';
import categoriesEn from '../categories/locales/en.json';
import deskAr from '../desk/locales/ar.json';
import deskEn from '../desk/locales/en.json';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import questionsAr from '../questions/locales/ar.json';
import questionsEn from '../questions/locales/en.json';
import { remote } from '../remote.ts';

/** This remote as its tests render it: descriptor, texts and screens. */
export const qa: Parameters<typeof renderRoute>[0] = {
  remote,
  texts: {
    ar: { ...ar, ...askAr, ...categoriesAr, ...deskAr, ...questionsAr },
    en: { ...en, ...askEn, ...categoriesEn, ...deskEn, ...questionsEn },
  },
  modules: {
    './home': () => import('../home/index.ts'),
    './ask': () => import('../ask/index.ts'),
    './track': () => import('../track/index.ts'),
    './questions': () => import('../questions/index.ts'),
    './categories': () => import('../categories/index.ts'),
    './categories/category': () => import('../categories/category/index.ts'),
    './desk': () => import('../desk/index.ts'),
    './desk/question': () => import('../desk/question/index.ts'),
  },
};
