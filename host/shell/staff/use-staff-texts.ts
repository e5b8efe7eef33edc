import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import arabic from './locales/ar.json';
import english from './locales/en.json';

/** The texts of the frame of the staff, which come with it. */
export function useStaffTexts() {
  const { i18n } = useTranslation('host');
  useState(() => {
    i18n.addResourceBundle('ar', 'staff', arabic);
    i18n.addResourceBundle('en', 'staff', english);
  });
  return useTranslation('staff');
}
