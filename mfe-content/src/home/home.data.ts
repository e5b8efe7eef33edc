import { DoctorList, SpecialtyList } from '@clinic/contracts';
import {
  HomeSettingsResponse,
  HoursResponse,
  PartnerList,
  PostList,
  ServiceList,
  SlideList,
  TreatmentList,
} from '@clinic/contracts/content';
import { api, orUnavailable } from '@clinic/kit/http';
import { isUnavailable } from '@clinic/kit/routing';
import type { ScreenArgs } from '@clinic/kit/routing';
import { clinicToday } from '@clinic/contracts/time';
import { departmentHours } from '../parts/department-hours.ts';
import { loadOffers, offerTile } from '../parts/offers.data.ts';
import { dentalDepartment } from './dental-department.ts';
import { reviewsAtOnce } from './reviews/reviews-at-once.ts';
import { loadReviews } from './reviews/reviews.data.ts';
import {
  doctorTile,
  homeSettings,
  partnerMark,
  postCard,
  serviceTile,
  slideShown,
  specialtyTile,
} from './shown-fields.ts';

/** How many articles and how many news items are shown, and how many insurers are drawn. */
const postsShown = 3;
const partnersDrawn = 6;

/**
 * What the home page shows: each section from a call of its own, which the page does without when it fails. Whatever is random
 * is drawn by the server, so that it and the browser agree. `?reviews=all` shows every review, for who has no script to load
 * more of them.
 */
export async function loader({ request }: ScreenArgs) {
  const everyReview = new URL(request.url).searchParams.get('reviews') === 'all';
  const { signal } = request;
  const section = <T>(loading: Promise<T>) => orUnavailable('a section of the home page', loading, signal);
  const [settings, slides, services, treatments, specialties, random, offers, blogs, reviews, news, hours, partners] =
    await Promise.all([
      section(api.get('/api/home', HomeSettingsResponse, { signal }).then(({ data }) => homeSettings(data))),
      section(
        api
          .get('/api/slides/active', SlideList, { signal })
          .then((list) => list.filter(({ IsOn }) => IsOn).map(slideShown)),
      ),
      section(api.get('/api/services', ServiceList, { signal }).then(({ data }) => data.map(serviceTile))),
      section(
        api.get('/api/treatments', TreatmentList, { query: { specialty: dentalDepartment }, signal }).then(({ data }) =>
          data.map(({ slug, name_ar, name_en, summary_ar, summary_en }) => ({
            slug,
            name_ar,
            name_en,
            summary_ar,
            summary_en,
          })),
        ),
      ),
      section(api.get('/api/specialties', SpecialtyList, { signal }).then(({ data }) => data.map(specialtyTile))),
      section(api.get('/api/doctors/random/8', DoctorList, { signal }).then(({ data }) => data.map(doctorTile))),
      section(loadOffers(signal).then((list) => list.map(offerTile))),
      section(
        api.get('/api/blog-latest', PostList, { signal }).then(({ data }) => data.slice(0, postsShown).map(postCard)),
      ),
      section(loadReviews(signal)),
      section(
        api.get('/api/news/latest', PostList, { signal }).then(({ data }) => data.slice(0, postsShown).map(postCard)),
      ),
      section(api.get('/api/hours', HoursResponse, { signal })),
      section(
        api
          .get('/api/insurance-partners', PartnerList, { query: { random: partnersDrawn }, signal })
          .then(({ data }) => data.map(partnerMark)),
      ),
    ]);
  return {
    settings,
    slides,
    services,
    treatments,
    specialties,
    random,
    offers,
    blogs,
    reviews: everyReview || isUnavailable(reviews) ? reviews : reviews.slice(0, reviewsAtOnce),
    reviewsInAll: isUnavailable(reviews) ? 0 : reviews.length,
    news,
    partners,
    departments: isUnavailable(hours) ? hours : hours.data.map(departmentHours),
    today: isUnavailable(hours) ? hours : clinicToday(new Date(hours.now)),
  };
}

/** The sections as they were loaded, or not. */
export type LoadedHome = Awaited<ReturnType<typeof loader>>;
