import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { SearchData } from './search.data.ts';

export function meta({ data, t }: MetaArgs<SearchData, 'content'>): ScreenMeta {
  const query = data?.query ?? '';
  return {
    title: query === '' ? t('search.title') : t('search.titleOf', { query }),
    description: t('search.hint'),
    noindex: true,
  };
}
