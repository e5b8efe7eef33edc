import { createInstance } from 'i18next';
import type { FormatterModule, i18n, Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { clinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { inDigits, onDigitsChange } from '@clinic/contracts/time';

/**
 * Writes counts in the digits of the page. What comes as a text was written by its owner: it may be a date in these digits
 * already, or a phone number or a code, which are Latin always.
 */
const inPageDigits: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, lng) =>
    typeof value === 'number' && lng === 'ar' ? inDigits(String(value), lng) : (value as string),
};

/**
 * An i18next instance: the host makes one per page, the renderer one per language, remotes never. Arabic is the fallback,
 * and English that of Arabic; texts arrive later with the remotes' namespaces.
 */
export function createI18n(lang: Lang, resources: Resource = {}): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(inPageDigits)
    .init({
      lng: lang,
      fallbackLng: ['ar', 'en'],
      // A copy: the instance adds namespaces to it, and there is one instance per language on the server.
      resources: Object.fromEntries(Object.entries(resources).map(([code, namespaces]) => [code, { ...namespaces }])),
      defaultNS: 'shared',
      initAsync: false,
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        // What any text may say of the country: an example of a mobile number, and whom people call in need.
        defaultVariables: { mobile: clinicCountry.example, ...clinicCountry.emergency },
      },
      // Namespaces are loaded by the host together with the screen; a component never waits for its texts.
      partialBundledLanguages: true,
      react: { useSuspense: false },
    });
  onDigitsChange(() => void instance.changeLanguage(instance.language));
  return instance;
}
