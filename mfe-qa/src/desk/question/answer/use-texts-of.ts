import { useEffect, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';

const files = {
  ar: () => import('../../../locales/ar.json'),
  en: () => import('../../../locales/en.json'),
} satisfies Record<Lang, unknown>;

/** Fetches the texts of this remote in a language that is not the page's own; false until they are there. */
export function useTextsOf(lang: Lang): boolean {
  const { i18n } = useTranslation('qa');
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(lang, 'qa'));
  useEffect(() => {
    if (ready) return;
    files[lang]().then(
      ({ default: texts }) => {
        i18n.addResourceBundle(lang, 'qa', texts, true, false);
        setReady(true);
      },
      // Without them the preview still shows what was written.
      (error: unknown) => console.warn(error),
    );
  }, [i18n, lang, ready]);
  return ready;
}
