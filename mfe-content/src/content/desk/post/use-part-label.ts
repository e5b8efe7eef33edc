import { useTranslation } from '@clinic/kit/i18n';
import type { PartName } from './merge.ts';

/** What a part of a post is called; where both languages have it, with its language. */
export function usePartLabel(): (name: PartName) => string {
  const { t } = useTranslation('content');
  return (name) => {
    const [lang, part] = name.split('.');
    if (part === undefined) return t(`desk.parts.${name as 'image'}`);
    return t('desk.partIn', { part: t(`desk.parts.${part as 'title'}`), language: t(`desk.in.${lang as 'ar'}`) });
  };
}
