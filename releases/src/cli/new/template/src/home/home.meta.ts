import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import type { HomeData } from './home.data.ts';

export function meta({ t }: MetaArgs<HomeData, 'template-name'>): ScreenMeta {
  return { title: t('home.title'), description: t('home.lead') };
}
