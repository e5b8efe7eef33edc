import type { MetaArgs, ScreenMeta } from '@clinic/shared/routing';
import { medicalClinic } from '../parts/structured-data.ts';
import type { HomeData } from './home.data.ts';

/** Drawing of the first view, 1200 × 800. */
export const heroPicture = '/images/home/hero.svg';

export function meta({ t }: MetaArgs<HomeData>): ScreenMeta {
  return {
    title: t('home.title'),
    description: t('home.hero.lead'),
    preloadImage: heroPicture,
    jsonLd: [medicalClinic(t('clinic.name'), (department) => t(`hours.departments.${department}`))],
  };
}
