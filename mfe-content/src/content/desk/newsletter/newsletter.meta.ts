import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

export function meta({ t }: MetaArgs<unknown, 'content'>): ScreenMeta {
  return { title: t('desk.newsletter.title'), noindex: true };
}
