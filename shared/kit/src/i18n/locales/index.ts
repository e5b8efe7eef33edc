import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Texts of the shared parts, for the namespace `shared` of the host's i18next. */
export const uiTranslations = { ar, en };
