import { DoctorDetailResponse, DoctorList, SpecialtyList } from '@clinic/contracts';
import { HoursResponse, PartnerList, PostList, ServiceList, SlideList, TreatmentList } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { clinicToday } from '@clinic/contracts/time';
import { departmentHours } from '../parts/department-hours.ts';
import { leftOut } from '../parts/left-out.ts';
import { loadOffers, offerTile } from '../parts/offers.data.ts';
import { dentalDepartment } from './dental-department.ts';
import { reviewsAtOnce } from './reviews/reviews-at-once.ts';
import { loadReviews } from './reviews/reviews.data.ts';
import {
  doctorTile,
  featuredDoctor,
  partnerMark,
  postCard,
  serviceTile,
  slideShown,
  specialtyTile,
} from './shown-fields.ts';

/** The doctor of the feature block. */
const featuredId = 1080;

/** How many articles and how many news items are shown, and how many insurers are drawn. */
const postsShown = 3;
const partnersDrawn = 6;

const section = 'a section of the home page';

/**
 * What the home page shows: each section from a call of its own, and a section whose call fails is left out alone.
 * Whatever is random is drawn by the server, so that it and the browser agree. `?reviews=all` shows every
 * review, for who has no script to load more of them.
 */
export async function loader({ request }: ScreenArgs) {
  const everyReview = new URL(request.url).searchParams.get('reviews') === 'all';
  const { signal } = request;
  const none = leftOut<never[]>(section, [], signal);
  const nothing = leftOut(section, null, signal);
  const [featured, slides, services, treatments, specialties, random, offers, blogs, reviews, news, hours, partners] =
    await Promise.all([
      api
        .get(`/api/doctors/by-slug/${featuredId}`, DoctorDetailResponse, { signal })
        .then(({ data }) => featuredDoctor(data), nothing),
      api
        .get('/api/slides/active', SlideList, { signal })
        .then((list) => list.filter(({ IsOn }) => IsOn).map(slideShown), none),
      api.get('/api/services', ServiceList, { signal }).then(({ data }) => data.map(serviceTile), none),
      api.get('/api/treatments', TreatmentList, { query: { specialty: dentalDepartment }, signal }).then(
        ({ data }) =>
          data.map(({ slug, name_ar, name_en, summary_ar, summary_en }) => ({
            slug,
            name_ar,
            name_en,
            summary_ar,
            summary_en,
          })),
        none,
      ),
      api.get('/api/specialties', SpecialtyList, { signal }).then(({ data }) => data.map(specialtyTile), none),
      api.get('/api/doctors/random/8', DoctorList, { signal }).then(({ data }) => data.map(doctorTile), none),
      loadOffers(signal).then((list) => list.map(offerTile), none),
      api
        .get('/api/blog-latest', PostList, { signal })
        .then(({ data }) => data.slice(0, postsShown).map(postCard), none),
      loadReviews(signal).catch(none),
      api
        .get('/api/news/latest', PostList, { signal })
        .then(({ data }) => data.slice(0, postsShown).map(postCard), none),
      api.get('/api/hours', HoursResponse, { signal }).catch(nothing),
      api
        .get('/api/insurance-partners', PartnerList, { query: { random: partnersDrawn }, signal })
        .then(({ data }) => data.map(partnerMark), none),
    ]);
  return {
    featured,
    slides,
    services,
    treatments,
    specialties,
    random,
    offers,
    blogs,
    reviews: everyReview ? reviews : reviews.slice(0, reviewsAtOnce),
    reviewsInAll: reviews.length,
    news,
    partners,
    departments: (hours?.data ?? []).map(departmentHours),
    today: hours === null ? null : clinicToday(new Date(hours.now)),
  };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;
