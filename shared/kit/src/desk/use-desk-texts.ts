import type {} from './translations.ts';
import { useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import arabic from './locales/ar.json';
import english from './locales/en.json';

/** The texts of these parts, which come with them: those of the whole kit are on every page. */
export function useDeskTexts() {
  const { i18n } = useTranslation('shared');
  useState(() => {
    i18n.addResourceBundle('ar', 'desk', arabic);
    i18n.addResourceBundle('en', 'desk', english);
  });
  return useTranslation('desk');
}
