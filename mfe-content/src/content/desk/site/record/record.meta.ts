import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { RecordScreen } from './record.data.ts';

export function meta({ data, t }: MetaArgs<RecordScreen, 'content'>): ScreenMeta {
  const title = data?.kind === 'found' ? t(`desk.site.collections.${data.collection}`) : t('desk.site.title');
  return { title, noindex: true };
}
