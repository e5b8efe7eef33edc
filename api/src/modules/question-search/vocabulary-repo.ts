import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/** Shorter words say too little inside another word. */
const shortestInside = 3;
/** Shorter words have too few trigrams to be recognised with a mistake in them. */
const shortestMistyped = 4;
/** Share of trigrams from which on a word counts as the mistyped word (E6). */
const alike = 0.3;
/** Of the words like a mistyped one, those count that are nearly as much like it as the best. */
const nearly = 0.8;
const mostInside = 12;
const mostAlike = 8;

// As one parameter: the query builder would spread a list over many.
const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

interface WordRow extends Record<string, unknown> {
  asked: string;
  words: string[];
}

const byWord = (rows: readonly WordRow[]) => new Map(rows.map(({ asked, words }) => [asked, words]));

/** Words of questions that hold one of these without beginning with it, the shortest first. */
export async function wordsHolding(tx: Tx, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= shortestInside);
  if (long.length === 0) return new Map();
  const { rows } = await tx.execute<WordRow>(sql`
    SELECT asked, array(SELECT word FROM question_words
      WHERE word LIKE '%' || asked || '%' AND NOT starts_with(word, asked)
      ORDER BY length(word), word LIMIT ${mostInside}) AS words
    FROM unnest(${texts(long)}) asked`);
  return byWord(rows);
}

/** Words of questions that are like one of these without beginning with it, most alike first. */
export async function wordsLike(tx: Tx, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= shortestMistyped);
  if (long.length === 0) return new Map();
  const { rows } = await tx.execute<WordRow>(sql`
    WITH near AS (SELECT asked, word, similarity(word, asked) AS likeness
      FROM unnest(${texts(long)}) asked, LATERAL (SELECT word FROM question_words
        WHERE word % asked AND NOT starts_with(word, asked) AND length(word) BETWEEN length(asked) - 2 AND length(asked) + 2
        ORDER BY similarity(word, asked) DESC, word LIMIT ${mostAlike}) found)
    SELECT asked, array_agg(word ORDER BY likeness DESC, word) AS words
    FROM (SELECT *, max(likeness) OVER (PARTITION BY asked) AS best FROM near) near
    WHERE likeness >= greatest(${alike}::float8, best * ${nearly}::float8) GROUP BY asked`);
  return byWord(rows);
}
