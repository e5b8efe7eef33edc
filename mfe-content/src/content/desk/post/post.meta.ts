import { pick } from '@clinic/kit/i18n';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { PostScreen } from './post.data.ts';

export function meta({ t, data, lang }: MetaArgs<PostScreen, 'content'>): ScreenMeta {
  const title = data?.kind === 'found' ? pick(data.post, 'title', lang) : '';
  return { title: title === '' ? t('desk.title') : title, noindex: true };
}
