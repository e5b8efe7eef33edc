import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';

/** A way back for those who asked: it stands in no search engine. */
export function meta({ t }: MetaArgs<unknown, 'qa'>): ScreenMeta {
  return { title: t('track.title'), description: t('track.lead'), noindex: true };
}
