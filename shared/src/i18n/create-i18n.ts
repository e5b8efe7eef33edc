import { createInstance } from 'i18next';
import type { i18n, Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '../contracts/index.ts';

/**
 * An i18next instance: the host makes one per page, the renderer one per language, remotes never. Arabic is the fallback
 * (S28); texts arrive later with the remotes' namespaces.
 */
export function createI18n(lang: Lang, resources: Resource = {}): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: 'ar',
    // A copy: the instance adds namespaces to it, and there is one instance per language on the server.
    resources: Object.fromEntries(Object.entries(resources).map(([code, namespaces]) => [code, { ...namespaces }])),
    defaultNS: 'shared',
    initAsync: false,
    interpolation: { escapeValue: false },
    // Namespaces are loaded by the host together with the screen; a component never waits for its texts.
    partialBundledLanguages: true,
    react: { useSuspense: false },
  });
  return instance;
}
