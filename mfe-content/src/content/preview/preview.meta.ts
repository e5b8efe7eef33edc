import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { ShownPost } from '../../parts/PostArticle.tsx';

export function meta({ t, data, lang }: MetaArgs<ShownPost | null, 'content'>): ScreenMeta {
  const title = data ? pick(data.post, 'title', lang) : t('desk.preview.gone.title');
  return { title: title === '' ? t('desk.untitled') : title, noindex: true };
}
