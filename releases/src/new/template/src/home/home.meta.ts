import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import type { HomeData } from './home.data.ts';

export function meta({ t }: MetaArgs<HomeData>): ScreenMeta {
  return { title: t('home.title'), description: t('home.lead') };
}
