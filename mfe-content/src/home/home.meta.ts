import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { medicalClinic, webSite } from '../parts/structured-data.ts';
import type { HomeData } from './home.data.ts';

/** Drawing of the first view, 1200 × 800. */
export const heroPicture = '/images/home/hero.svg';

export function meta({ t, lang, site }: MetaArgs<HomeData>): ScreenMeta {
  return {
    title: t('home.title'),
    description: t('home.hero.lead'),
    preloadImage: heroPicture,
    jsonLd: [medicalClinic(site, lang, []), webSite(site, lang)],
  };
}
