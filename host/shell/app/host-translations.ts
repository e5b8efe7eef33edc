import type { Resource } from 'i18next';
import { uiTranslations } from '@clinic/kit/ui';
import arabic from '../locales/ar.json';
import english from '../locales/en.json';

/** Texts of the frame and of the shared parts: in both languages from the start, so that a switch never waits for them. */
export const hostTranslations: Resource = {
  ar: { host: arabic, shared: uiTranslations.ar },
  en: { host: english, shared: uiTranslations.en },
};
