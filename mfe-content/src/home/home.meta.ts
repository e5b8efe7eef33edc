import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { medicalClinic, webSite } from '../parts/structured-data.ts';
import type { HomeData } from './home.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<HomeData, 'content'>): ScreenMeta {
  return {
    title: t('home.title'),
    description: t('home.description'),
    jsonLd: [medicalClinic(site, lang, data?.departments ?? []), webSite(site, lang)],
  };
}
