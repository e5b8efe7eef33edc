import type { renderRoute } from '@clinic/kit/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { remote } from '../remote.ts';

/** This remote as its tests render it: descriptor, texts and modules. */
export const underTest: Parameters<typeof renderRoute>[0] = {
  remote,
  texts: { ar, en },
  modules: {
    './home': () => import('../home/index.ts'),
    './footer-link': () => import('../footer-link/index.ts'),
  },
};
