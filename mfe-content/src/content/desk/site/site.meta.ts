import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { SiteData } from './site.data.ts';

export function meta({ data, t }: MetaArgs<SiteData, 'content'>): ScreenMeta {
  const title = data?.kind === 'collection' ? t(`desk.site.collections.${data.collection}`) : t('desk.site.title');
  return { title, noindex: true };
}
