import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Says in the title of the window that something is wrong, for as long as it is: whoever comes back to the tab, or asks a
 * screen reader where they are, hears it first.
 * @param occasion what the errors came with: the title is marked again for each
 */
export function useMarkedTitle(wrong: boolean, occasion: unknown): void {
  const { t } = useTranslation('shared');
  const mark = `${t('errors.inTitle')}: `;
  useEffect(() => {
    if (!wrong) return;
    let current = true;
    // The frame writes the title of a page in an effect of the same drawing.
    queueMicrotask(() => {
      if (current && !document.title.startsWith(mark)) document.title = mark + document.title;
    });
    return () => {
      current = false;
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [wrong, occasion, mark]);
}
