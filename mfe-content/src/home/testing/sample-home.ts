import type { Review, Service, Slide } from '@clinic/contracts/content';
import { http, HttpResponse } from '@clinic/kit/testing';
import { aDoctor, aSpecialty } from '../../testing/sample-clinic.ts';
import { allDepartments, anOffer, aPartner, aTreatment } from '../../testing/sample-pages.ts';
import { aPostDetail } from '../../testing/sample-posts.ts';

/** What the home page asks for, as the API answers it, for tests. */
export function aSlide(id: number, changes: Partial<Slide> = {}): Slide {
  return {
    id,
    image: `slides/${id}.svg`,
    title_ar: `عنوان ${id}`,
    title_en: `Title ${id}`,
    description_ar: `وصف ${id}`,
    description_en: `Description ${id}`,
    button_text_ar: `زر ${id}`,
    button_text_en: `Button ${id}`,
    button_link: '/doctors',
    IsOn: true,
    webImage: `slides/${id}-web.svg`,
    mobileImage: `slides/${id}-mobile.svg`,
    order: id,
    isStyledSlide: true,
    component_id: null,
    secondary_button_text_ar: '',
    secondary_button_text_en: '',
    secondary_button_link: '',
    ...changes,
  };
}

export function aService(id: number, changes: Partial<Service> = {}): Service {
  return {
    id,
    title_ar: `خدمة ${id}`,
    title_en: `Service ${id}`,
    text_ar: `عن الخدمة ${id}`,
    text_en: `About service ${id}`,
    image: `services/${id}.svg`,
    link: '/laboratory',
    ...changes,
  };
}

export function aReview(id: number, changes: Partial<Review> = {}): Review {
  return {
    id,
    image: `reviews/${id}.svg`,
    name_ar: `مراجع ${id}`,
    name_en: `Patient ${id}`,
    rating: 4.5,
    text_ar: `رأي ${id}`,
    text_en: `Opinion ${id}`,
    date: '2026-11-02',
    featured: false,
    ...changes,
  };
}

const both = (id: number) => ({ id, ...names(id) });
const names = (id: number) => {
  const { name_ar, name_en, slug_ar, slug_en, image } = aDoctor(id);
  return { name_ar, name_en, slug_ar, slug_en, image };
};
const many = <T>(count: number, make: (id: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place + 1));

export const home = {
  slides: many(3, (id) => aSlide(id)),
  services: many(7, (id) => aService(id)),
  random: many(8, (id) => aDoctor(10 + id)),
  offers: [
    anOffer(1, { doctor: both(1080), cta: 'chat' }),
    anOffer(2, { doctor: both(58), price: 200, price_before: 300 }),
    anOffer(3, { doctor: both(67), discount_percent: 50, cta: 'link', cta_link: '/packages' }),
  ],
  reviews: many(8, (id) => aReview(id)),
};

/** Every call of the home page, answered. */
export const homeCalls = [
  http.get('*/api/home', () => HttpResponse.json({ data: { featured_doctor: aDoctor(1080), instalments: true } })),
  http.get('*/api/slides/active', () => HttpResponse.json(home.slides)),
  http.get('*/api/services', () => HttpResponse.json({ data: home.services })),
  http.get('*/api/treatments', ({ request }) =>
    new URL(request.url).searchParams.get('specialty') === 'department_of_dentistry'
      ? HttpResponse.json({ data: many(5, (id) => aTreatment(id)) })
      : HttpResponse.json({ data: [] }),
  ),
  http.get('*/api/specialties', () =>
    HttpResponse.json({ data: [aSpecialty(1), aSpecialty(2, { doctors_count: 11 })] }),
  ),
  http.get('*/api/doctors/random/8', () => HttpResponse.json({ data: home.random })),
  http.get('*/api/offers', () => HttpResponse.json({ data: home.offers })),
  http.get('*/api/blog-latest', () => HttpResponse.json({ data: many(6, (id) => aPostDetail(id)) })),
  http.get('*/api/reviews', () => HttpResponse.json({ data: home.reviews })),
  http.get('*/api/news/latest', () =>
    HttpResponse.json({ data: many(2, (id) => aPostDetail(30 + id, { type: 'news' })) }),
  ),
  http.get('*/api/hours', () => HttpResponse.json({ data: allDepartments(), now: '2026-11-21T21:30:00Z' })),
  http.get('*/api/insurance-partners', ({ request }) =>
    HttpResponse.json({ data: many(Number(new URL(request.url).searchParams.get('random')), (id) => aPartner(id)) }),
  ),
];

/** Somebody who asks the device for stillness: nothing on the page plays by itself. */
export function inStillness(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList,
    );
}
