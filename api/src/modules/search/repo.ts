import { stemOf } from '@clinic/contracts/content/words';
import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SearchKind } from '@clinic/contracts/content';
import type { Db } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { rankQuestions } from '../question-search/rank.ts';
import type { QuestionFilter } from '../question-search/filter.ts';
import { findablePages } from './paths.ts';
import { prefixPatterns, spellings, wordPatterns } from '../../search-words.ts';

/** A row of `search_documents`, as far as it is shown. */
export interface FoundRow {
  source: string;
  ref_id: string;
  kind: SearchKind;
  slug_ar: string;
  slug_en: string;
  title_ar: string;
  title_en: string;
  text_ar: string;
  text_en: string;
  image: string | null;
}

/** How well something fits: 1 its title begins so, 2 its title, 3 its text; what is only like it has a higher one. */
interface Levelled {
  level: number;
}

/** The best results, and how many there are of each kind, counted up to {@link mostOfEach}. */
export interface Found {
  best: (FoundRow & Levelled)[];
  counts: { kind: SearchKind; total: number }[];
}

export interface Wanted {
  /** Folded words, at least one of two letters. */
  words: readonly string[];
  kind: SearchKind | null;
  limit: number;
  now: Date;
}

/** Among equally good results the more general comes first. */
const kindOrder: readonly SearchKind[] = [
  'speciality',
  'doctor',
  'service',
  'package',
  'page',
  'blog',
  'news',
  'job',
  'question',
];

/** Beyond these nobody looks, and finding them would take longer the more questions there are. */
const mostOfEach = 1000;
const mostSimilar = 200;
const shownOfQuestion = 300;
const everyQuestion: QuestionFilter = {
  qaSpecialtyId: null,
  status: null,
  lang: null,
  from: null,
  exclude: null,
  sort: 'fit',
};
/** Share of trigrams from which on a word of a title counts as the mistyped word (E6). */
const alike = 0.3;
/** Shorter words have too few trigrams to be recognised with a mistake in them. */
const shortestMistyped = 4;
/** A longer query is a sentence, and no title is like it. */
const mostMistyped = 4;

// As one parameter: the query builder would spread a list over many.
const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const both = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` AND `)})`;
// A single letter begins a word in nearly every text; it only counts in titles that begin with the whole query.
const holds = (column: SQL, words: readonly string[]) =>
  both(words.filter((word) => word.length > 1).map((word) => sql`${column} LIKE ANY (${texts(wordPatterns(word))})`));

const titles = sql`d.titles`;
const text = sql`d.words`;
const inKindOrder = sql`array_position(${texts(kindOrder)}, kind)`;
/** Level of what is only like the query, before its likeness is taken off; above every level of questions. */
const similarLevel = 10;

function shownAt(now: Date): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`d.shown_from <= ${instant} AND d.shown_until > ${instant}
    AND (d.source <> 'pages' OR d.ref_id = ANY (${texts(findablePages)}))`;
}

/** The asked-for part of `found`, a list of keys with `level` and `distance`, and the number of each kind. */
const answerOf = ({ kind, limit }: Wanted) => sql`
  SELECT
    (SELECT coalesce(json_agg(d ORDER BY best.place), '[]') FROM (
      SELECT source, ref_id, level,
        row_number() OVER (ORDER BY level, distance, ${inKindOrder}, source, ref_id) AS place
      FROM found WHERE ${kind}::text IS NULL OR kind = ${kind}
      ORDER BY place LIMIT ${limit}) best
    JOIN LATERAL (
      SELECT source, ref_id, best.level, kind, slug_ar, slug_en, title_ar, title_en, text_ar, text_en, image
      FROM search_documents WHERE source = best.source AND ref_id = best.ref_id) d ON true) AS best,
    (SELECT coalesce(json_agg(c ORDER BY ${inKindOrder}), '[]') FROM (
      SELECT kind, least(count(*), ${mostOfEach})::int AS total FROM found GROUP BY kind) c) AS counts`;

/** What holds every word: titles that begin with the query, then titles, then texts. */
async function findExact(db: Db, wanted: Wanted): Promise<Found & { titled: boolean }> {
  const { words, now } = wanted;
  const begins = sql`d.titles LIKE ANY (${texts(prefixPatterns(words))})`;
  const byKind = sql`${inKindOrder} * 1000 + least(length(d.titles), 999)`;
  const levels = [
    { condition: both([begins, holds(titles, words)]), distance: byKind },
    { condition: sql`${holds(titles, words)} AND NOT ${begins}`, distance: byKind },
    {
      condition: sql`${holds(text, words)} AND NOT ${holds(titles, words)}`,
      // What a text is about stands at its beginning.
      distance: sql`strpos(d.words, ${stemOf(words[0] ?? '')}) - length(d.titles)`,
    },
  ];
  const arms = levels.map(
    ({ condition, distance }, index) => sql`
      (SELECT d.source, d.ref_id, d.kind, ${distance} AS distance, ${index + 1}::int AS level
      FROM search_documents d WHERE ${shownAt(now)} AND ${condition} LIMIT ${mostOfEach})`,
  );
  const { rows } = await db.execute<Found & Record<string, unknown> & { titled: boolean }>(sql`
    WITH found AS MATERIALIZED (${sql.join(arms, sql` UNION ALL `)})
    ${answerOf(wanted)}, EXISTS (SELECT FROM found WHERE level < 3) AS titled`);
  const [row] = rows;
  if (!row) throw new Error('a query of aggregates answered nothing');
  return row;
}

/** What has a word much like each word in its title, without what {@link findExact} finds; most alike first. */
async function findSimilar(db: Db, wanted: Wanted): Promise<Found> {
  const { words, now } = wanted;
  const mistyped = words.filter((word) => word.length >= shortestMistyped);
  const short = words.filter((word) => word.length > 1 && word.length < shortestMistyped);
  if (mistyped.length === 0 || words.length > mostMistyped) return { best: [], counts: [] };
  const condition = both([
    ...mistyped.map((word) => sql`d.titles %>> ANY (${texts(spellings(word))})`),
    ...(short.length > 0 ? [holds(text, short)] : []),
    sql`NOT ${holds(text, words)}`,
  ]);
  const likeness = sql.join(
    mistyped.map(
      (word) => sql`(SELECT max(strict_word_similarity(s, d.titles)) FROM unnest(${texts(spellings(word))}) s)`,
    ),
    sql` + `,
  );
  const found = sql`SELECT d.source, d.ref_id, d.kind, 0 AS distance, ${similarLevel}::int - (${likeness}) AS level
    FROM search_documents d WHERE ${shownAt(now)} AND ${condition} LIMIT ${mostSimilar}`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('pg_trgm.strict_word_similarity_threshold', ${String(alike)}, true)`);
    const { rows } = await tx.execute<Found & Record<string, unknown>>(
      sql`WITH found AS MATERIALIZED (${found}) ${answerOf(wanted)}`,
    );
    return rows[0] ?? { best: [], counts: [] };
  });
}

/** Questions have an index of their own. What they are shown with is read of those that are shown. */
async function findQuestions(db: Db, { words, kind, limit }: Wanted): Promise<Found> {
  const ranked = await rankQuestions(db, words, everyQuestion);
  const total = ranked.length;
  const shown = kind === null || kind === 'question' ? ranked.slice(0, limit) : [];
  const rows = await db
    .select({
      id: questions.id,
      slug: questions.slug,
      title: questions.title,
      text: sql<string>`left(${questions.content}, ${shownOfQuestion})`,
    })
    .from(questions)
    .where(
      inArray(
        questions.id,
        shown.map(({ id }) => id),
      ),
    );
  const best = shown.flatMap(({ id, level }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { slug, title, text } = row;
    // A question has one language and no picture.
    const both = { slug_ar: slug, slug_en: slug, title_ar: title, title_en: title, text_ar: text, text_en: text };
    return { source: 'questions', ref_id: String(id), kind: 'question' as const, ...both, image: null, level };
  });
  return { best, counts: total > 0 ? [{ kind: 'question', total }] : [] };
}

/** Finds what holds every word, best first; where no title does, also titles with words much like them (E6). */
async function findContent(db: Db, wanted: Wanted): Promise<Found> {
  const { titled, ...exact } = await findExact(db, wanted);
  return titled ? exact : together([exact, await findSimilar(db, wanted)], wanted.limit);
}

/** What is equally good stays in the order in which it was found. */
function together(parts: readonly Found[], limit: number): Found {
  const all = parts.flatMap(({ counts }) => counts);
  return {
    best: parts
      .flatMap(({ best }) => best)
      .toSorted((a, b) => a.level - b.level)
      .slice(0, limit),
    counts: kindOrder.flatMap((kind) => {
      const total = all.reduce((sum, of) => sum + (of.kind === kind ? of.total : 0), 0);
      return total > 0 ? [{ kind, total }] : [];
    }),
  };
}

/** Everything that can be found, best first; among equally good results what editors write comes before questions. */
export async function findDocuments(db: Db, wanted: Wanted): Promise<Found> {
  return together(await Promise.all([findContent(db, wanted), findQuestions(db, wanted)]), wanted.limit);
}
