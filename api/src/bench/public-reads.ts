import { DoctorDetailResponse, DoctorList, LocalTime, SpecialtyDetailResponse, SpecialtyList } from '@clinic/contracts';
import {
  AwarenessYear,
  DoctorDirectory,
  HomeSettingsResponse,
  HoursResponse,
  JobList,
  OfferList,
  PackageList,
  PartnerList,
  PostCategoryList,
  PostDetailResponse,
  PostList,
  PostPage,
  ServiceList,
  SkinTipList,
  SlideList,
  TreatmentList,
} from '@clinic/contracts/content';
import {
  QaSpecialtyGroupList,
  QaSpecialtyResponse,
  QaStatsResponse,
  QuestionPage,
  QuestionResponse,
  TrendingList,
} from '@clinic/contracts/qa';
import { addDays, bookingWindow, clinicToday } from '@clinic/contracts/time';
import * as z from 'zod';
import type { Database } from '../db/database.ts';

/** Something public that is read, at an address where something is. */
export interface PublicRead {
  readonly name: string;
  readonly kind: 'single' | 'list';
  readonly url: string;
  /** What the answer is written by. */
  readonly response: z.core.$ZodType;
}

const single = (name: string, url: string, response: z.core.$ZodType): PublicRead => ({
  name,
  kind: 'single',
  url,
  response,
});
const list = (name: string, url: string, response: z.core.$ZodType): PublicRead => ({
  name,
  kind: 'list',
  url,
  response,
});

interface Facts {
  specialty: string;
  specialtyId: number;
  doctor: string;
  doctorId: number;
  post: string;
  qaSpecialty: string;
  question: string;
}

async function factsOf({ pool }: Database, now: Date): Promise<Facts> {
  const { rows } = await pool.query<Facts>(
    `SELECT
    (SELECT slug_en FROM specialties ORDER BY sort_order, id LIMIT 1) AS specialty,
    (SELECT id::int FROM specialties ORDER BY sort_order, id LIMIT 1) AS "specialtyId",
    (SELECT slug_en FROM doctors WHERE active ORDER BY id LIMIT 1) AS doctor,
    (SELECT id::int FROM doctors WHERE active ORDER BY id LIMIT 1) AS "doctorId",
    (SELECT slug_en FROM posts WHERE published_at <= $1 ORDER BY published_at DESC, id LIMIT 1) AS post,
    (SELECT slug_en FROM qa_specialties ORDER BY id LIMIT 1) AS "qaSpecialty",
    (SELECT q.slug FROM questions q JOIN answers a ON a.question_id = q.id
     WHERE q.visibility = 'public' ORDER BY q.id DESC LIMIT 1) AS question`,
    [now],
  );
  const [row] = rows;
  if (!row) throw new Error('a query without a table answered nothing');
  return row;
}

/** What everybody may read, apart from searches, which `bench:questions` measures, and files. */
export async function publicReads(database: Database, now: Date): Promise<PublicRead[]> {
  const is = await factsOf(database, now);
  const today = clinicToday(now);
  const date = addDays(bookingWindow(today).first, 2);
  return [
    list('specialities', '/api/specialties', SpecialtyList),
    single('one speciality', `/api/specialties/${is.specialty}`, SpecialtyDetailResponse),
    list('doctors', '/api/doctors', DoctorDirectory),
    list('doctors of a speciality', `/api/doctors/${is.specialtyId}`, DoctorList),
    single('one doctor', `/api/doctors/by-slug/${is.doctor}`, DoctorDetailResponse),
    list('available slots', `/api/available-slots?doctor_id=${is.doctorId}&date=${date}`, z.array(LocalTime)),
    list('posts', '/api/posts', PostPage),
    list('latest articles', '/api/blog-latest', PostList),
    list('categories of articles', '/api/posts/categories?type=blog', PostCategoryList),
    single('one post', `/api/posts/by-slug/${is.post}`, PostDetailResponse),
    list('offers', '/api/offers', OfferList),
    list('packages', '/api/packages', PackageList),
    list('services', '/api/services', ServiceList),
    list('treatments', `/api/treatments?specialty=${is.specialty}`, TreatmentList),
    list('skin tips', '/api/skin-tips', SkinTipList),
    list('insurance partners', '/api/insurance-partners', PartnerList),
    list('slides', '/api/slides/active', SlideList),
    list('open positions', '/api/jobs', JobList),
    list('awareness days', `/api/awareness-events?year=${today.slice(0, 4)}`, AwarenessYear),
    single('opening hours', '/api/hours', HoursResponse),
    single('settings of the home page', '/api/home', HomeSettingsResponse),
    list('questions', '/api/qa/questions', QuestionPage),
    list('questions of a speciality', `/api/qa/qa-specialties/${is.qaSpecialty}/questions`, QuestionPage),
    single('one question', `/api/qa/questions/${encodeURIComponent(is.question)}`, QuestionResponse),
    list('trending questions', '/api/qa/trending-questions', TrendingList),
    list('specialities of questions', '/api/qa/specialties/grouped', QaSpecialtyGroupList),
    single('one speciality of questions', `/api/qa/qa-specialties/${is.qaSpecialty}`, QaSpecialtyResponse),
    single('counters of questions', '/api/qa/stats', QaStatsResponse),
  ];
}
