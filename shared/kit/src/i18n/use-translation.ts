import { useTranslation as useI18next } from 'react-i18next';
import type { i18n } from 'i18next';
import type { Lang } from '@clinic/contracts';
import type { Namespace, Translate } from './translations.ts';

/**
 * The translations of a namespace in the language of the page. It is i18next's own hook: only its type is another, because
 * i18next's types take the keys of all namespaces from one declaration, which no remote alone can write.
 */
export const useTranslation = useI18next as unknown as <N extends Namespace>(
  namespace: N,
) => { t: Translate<N>; i18n: i18n };

/** Translations outside of a component, of a namespace that only running code knows: its keys are not checked. */
export const translateIn = (instance: i18n, lang: Lang, namespace: string) =>
  instance.getFixedT(lang, namespace) as unknown as (key: string, values?: Readonly<Record<string, unknown>>) => string;
