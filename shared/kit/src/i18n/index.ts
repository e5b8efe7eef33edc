/** Language and direction, and the only door to translations. */
export { useTranslation } from 'react-i18next';
export { createI18n } from './create-i18n.ts';
export { directionOf, LanguageProvider, useLang, useSetLang } from './language.tsx';
export type { Direction } from './language.tsx';
export { InLanguage } from './InLanguage.tsx';
export { pick } from './pick.ts';
