import { useTranslation } from '@clinic/kit/i18n';

/** What a part of a post is called (`image`, `ar.title`); where both languages have it, with its language. */
export function usePartLabel(): (name: string) => string {
  const { t } = useTranslation('content');
  return (name) => {
    const [lang, part] = name.split('.');
    if (part === undefined) return t(`desk.parts.${name as 'image'}`);
    return t('desk.partIn', { part: t(`desk.parts.${part as 'title'}`), language: t(`desk.in.${lang as 'ar'}`) });
  };
}
