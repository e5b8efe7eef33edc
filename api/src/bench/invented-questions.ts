import type { QuestionStatus } from '@clinic/contracts/qa';
import { randomFrom } from '../demo/random-from.ts';
import {
  beginningOf,
  bucketOf,
  keyOf,
  likedBucketOf,
  periodOf,
  termsOf,
  wordsOf,
  specialityKeyOf,
} from '../modules/question-search/keys.ts';
import { inventContent, inventTitle, materialFor, pick, someOf } from './invented-texts.ts';
import type { Sentence } from './invented-texts.ts';

/** Who and what the invented questions may be about. */
export interface Cast {
  readonly specialties: readonly { id: number; slugEn: string }[];
  readonly doctorIds: readonly number[];
}

/** How many questions, of which clinic, up to which moment. */
export interface Plan extends Cast {
  readonly total: number;
  readonly firstId: number;
  readonly now: Date;
  readonly seed: number;
}

type Visibility = 'public' | 'review' | 'hidden' | 'spam';

interface QuestionRow {
  id: number;
  slug: string;
  lang: 'ar' | 'en';
  qa_specialty_id: number;
  title: string;
  content: string;
  status: QuestionStatus;
  visibility: Visibility;
  is_anonymous: true;
  published_at: string | null;
  answered_at: string | null;
  likes_count: number;
  views_count: number;
  week_views: number;
  created_at: string;
  updated_at: string;
}

interface AnswerRow {
  question_id: number;
  doctor_id: number;
  content: string;
  at_home: string;
  come_in: string;
  emergency: string;
  likes_count: number;
  views_count: number;
  created_at: string;
  updated_at: string;
}

interface SearchRow {
  question_id: number;
  qa_specialty_id: number;
  status: QuestionStatus;
  created_at: string;
  likes: number;
  titles: string;
  /** As PostgreSQL reads a `tsvector`. */
  keys: string;
}

/** One question with everything that is stored of it. */
export interface Invented {
  readonly question: QuestionRow;
  readonly answer: AnswerRow | null;
  /** Null when the public does not see it. */
  readonly search: SearchRow | null;
  readonly terms: ReadonlySet<string>;
}

const dayMs = 86_400_000;
const span = 3 * 365 * dayMs;
const week = 7 * dayMs;
const arabic = 0.63;

const text = (sentences: readonly Sentence[]) => sentences.map((one) => one.text).join(' ');
/** Most have few, some have very many. */
const longTailed = (random: () => number, most: number) => Math.min(most, Math.floor((1 - random()) ** -0.9) - 1);

function visibilityOf(random: () => number): Visibility {
  return random() < 0.97 ? 'public' : pick(random, ['review', 'hidden', 'spam']);
}

/** What was asked this week is often still waiting. */
function statusOf(random: () => number, age: number): QuestionStatus {
  const share = random();
  if (share < (age < week ? 0.4 : 0.03)) return 'pending';
  return share > 0.98 ? 'closed' : 'answered';
}

function keysOf(
  buckets: readonly string[],
  qaSpecialtyId: number,
  title: readonly string[],
  terms: ReadonlySet<string>,
): string {
  const keys = (bucket: string) => [
    specialityKeyOf(bucket, qaSpecialtyId),
    keyOf(bucket, 'begins', beginningOf(title)),
    ...[...termsOf(title)].map((term) => keyOf(bucket, 'title', term)),
    ...[...terms].map((term) => keyOf(bucket, 'words', term)),
  ];
  return buckets
    .flatMap(keys)
    .map((key) => `'${key.replace(/['\\]/g, '$&$&')}'`)
    .join(' ');
}

function inventAnswer(asked: Date, plan: Plan, specialty: string, lang: 'ar' | 'en', random: () => number) {
  const material = materialFor(specialty, lang);
  const parts = {
    content: someOf(material.answer, 5, random),
    atHome: someOf(material.atHome, 3, random),
    comeIn: someOf(material.comeIn, 2, random),
    emergency: someOf(material.emergency, 2, random),
  };
  const at = new Date(Math.min(asked.getTime() + (1 + random() * 60) * 3_600_000, plan.now.getTime())).toISOString();
  const likes = longTailed(random, 20_000);
  return {
    likes,
    at,
    sentences: Object.values(parts).flat(),
    row: (questionId: number, views: number): AnswerRow => ({
      question_id: questionId,
      doctor_id: pick(random, plan.doctorIds),
      content: text(parts.content),
      at_home: text(parts.atHome),
      come_in: text(parts.comeIn),
      emergency: text(parts.emergency),
      likes_count: likes,
      views_count: views,
      created_at: at,
      updated_at: at,
    }),
  };
}

function inventQuestion(plan: Plan, index: number): Invented {
  const random = randomFrom(plan.seed + index);
  // More and more are asked.
  const askedAt = plan.now.getTime() - span * (1 - Math.sqrt((index + random()) / plan.total));
  const asked = new Date(Math.floor(askedAt));
  const id = plan.firstId + index;
  const specialty = pick(random, plan.specialties.slice(0, 1 + Math.floor(random() * plan.specialties.length)));
  const lang = random() < arabic ? 'ar' : 'en';
  const material = materialFor(specialty.slugEn, lang);
  const title = inventTitle(material, random);
  const titleWords = wordsOf(title);
  const content = inventContent(material, lang, random);
  const visibility = visibilityOf(random);
  const status = statusOf(random, plan.now.getTime() - asked.getTime());
  const answer = status === 'answered' ? inventAnswer(asked, plan, specialty.slugEn, lang, random) : null;
  const likes = answer?.likes ?? 0;
  const views = likes * 6 + longTailed(random, 200_000) * 5 + Math.floor(random() * 40);
  const created_at = asked.toISOString();
  const question: QuestionRow = {
    id,
    slug: `${lang === 'ar' ? 'سؤال' : 'question'}-${id}`,
    lang,
    qa_specialty_id: specialty.id,
    title,
    content: text(content).slice(0, 2000),
    status,
    visibility,
    is_anonymous: true,
    published_at: visibility === 'public' ? created_at : null,
    answered_at: answer?.at ?? null,
    likes_count: likes,
    views_count: views,
    week_views: random() < 0.1 ? Math.min(views, longTailed(random, 5000)) : 0,
    created_at,
    updated_at: created_at,
  };
  const terms = termsOf(titleWords);
  for (const one of [...content, ...(answer?.sentences ?? [])]) for (const term of one.terms) terms.add(term);
  const buckets = [bucketOf(status, periodOf(status, asked)), likedBucketOf(likes)].filter((one) => one !== null);
  return {
    question,
    answer: answer?.row(id, Math.floor(views * 0.8)) ?? null,
    search:
      visibility !== 'public'
        ? null
        : {
            question_id: id,
            qa_specialty_id: specialty.id,
            status,
            created_at,
            likes,
            titles: ` ${titleWords.join(' ')} `,
            keys: keysOf(buckets, specialty.id, titleWords, terms),
          },
    terms,
  };
}

/** Questions of three years in the order in which they were asked; the same plan always gives the same ones. */
export function* inventQuestions(plan: Plan): Generator<Invented> {
  for (let index = 0; index < plan.total; index += 1) yield inventQuestion(plan, index);
}
