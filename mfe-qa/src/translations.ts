import type own from './locales/ar.json';
import type ask from './ask/locales/ar.json';
import type categories from './categories/locales/ar.json';
import type desk from './desk/locales/ar.json';
import type questions from './questions/locales/ar.json';

/** The keys of this remote's translations, for the compiler. */
declare module '@clinic/kit/i18n' {
  interface Translations {
    qa: typeof own & typeof ask & typeof categories & typeof desk & typeof questions;
  }
}
