/** Language and direction, and the only way to translations. */
export { translateIn, useTranslation } from './use-translation.ts';
// Exported as a whole, so that `declare module '@clinic/kit/i18n'` reaches the interface.
export type * from './translations.ts';
export { createI18n } from './create-i18n.ts';
export { directionOf, LanguageProvider, useLang, useSetLang } from './language.tsx';
export type { Direction } from './language.tsx';
export { InLanguage } from './InLanguage.tsx';
export { foreignLang } from './foreign-lang.ts';
export { pick } from './pick.ts';
