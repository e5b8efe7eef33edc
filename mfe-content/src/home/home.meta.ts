import { loadedOr } from '@clinic/kit/routing';
import type { MetaArgs, ScreenMeta } from '@clinic/kit/routing';
import { medicalClinic, webSite } from '../parts/structured-data.ts';
import type { LoadedHome } from './home.data.ts';

export function meta({ data, lang, t, site }: MetaArgs<LoadedHome, 'content'>): ScreenMeta {
  return {
    title: t('home.title'),
    description: t('home.description'),
    jsonLd: [medicalClinic(site, lang, loadedOr(data?.departments ?? [], [])), webSite(site, lang)],
  };
}
