import { loadedOr } from '@clinic/kit/routing';
import type { LoadedHome } from './home.data.ts';

/** What the home page shows: a section that could not be loaded has nothing to show. */
export function shownHome({ reviewsInAll, ...loaded }: LoadedHome) {
  return {
    ...loadedOr(loaded.settings, { featured: null, instalments: false }),
    slides: loadedOr(loaded.slides, []),
    services: loadedOr(loaded.services, []),
    treatments: loadedOr(loaded.treatments, []),
    specialties: loadedOr(loaded.specialties, []),
    random: loadedOr(loaded.random, []),
    offers: loadedOr(loaded.offers, []),
    blogs: loadedOr(loaded.blogs, []),
    reviews: loadedOr(loaded.reviews, []),
    reviewsInAll,
    news: loadedOr(loaded.news, []),
    partners: loadedOr(loaded.partners, []),
    today: loadedOr(loaded.today, null),
  };
}

export type HomeData = ReturnType<typeof shownHome>;
