import type { Db } from '../../db/database.ts';
import { queryWords } from '../../search-words.ts';
import type { QuestionFilter } from './filter.ts';
import { significantWords } from './common-words.ts';
import { allOf, termsOf, wantedTerm } from './keys.ts';
import { findTitles, titleLikeness } from './repo.ts';
import type { Met, Walk } from './walk-repo.ts';
import { walking } from './walk-repo.ts';

/** Words of a title by which it is compared. */
const mostWords = 6;
/** Questions that are compared with it, the newest that share its words. */
const mostCompared = 200;
/** How alike the letters of two titles are that share too few whole words: 0 to 1. */
const alike = 0.35;
/** What it counts that a question is of the same speciality, in shared words. */
const sameSpecialty = 0.5;

const answered: QuestionFilter = {
  qaSpecialtyId: null,
  status: 'answered',
  lang: null,
  from: null,
  exclude: null,
  sort: 'latest',
};

/** Each word with each after it; a single word alone. */
const pairsOf = (words: readonly string[]): string[][] =>
  words.length === 1
    ? [[...words]]
    : words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other]));

const titled = (groups: readonly (readonly string[])[]) => (bucket: string) =>
  groups
    .map((words) =>
      allOf(
        bucket,
        'title',
        words.map((begin) => ({ begin })),
      ),
    )
    .join('|');

/** Questions whose titles share all words, then two of them; one is enough only of two. */
async function candidates(walk: Walk, words: readonly string[], enough: number): Promise<Met[]> {
  const met = new Map<number, Met>();
  const look = async (groups: readonly (readonly string[])[]) => {
    if (met.size >= enough) return;
    for (const one of await walk(titled(groups), mostCompared)) met.set(one.id, one);
  };
  await look([words]);
  if (words.length > 2) await look(pairsOf(words));
  if (words.length === 2) await look(words.map((word) => [word]));
  return [...met.values()];
}

/** Words that two titles about the same share: one that both have may be about anything, such as "child". */
const leastShared = (words: number) => (words === 1 ? 1 : Math.max(2, Math.ceil(words / 2)));

/** Answered public questions that are like a title somebody is writing, most alike first: it may have been asked before. */
export async function similarQuestions(
  db: Db,
  { title, qaSpecialtyId, limit }: { title: string; qaSpecialtyId: number | null; limit: number },
): Promise<{ id: number; slug: string; title: string }[]> {
  const words = significantWords(
    queryWords(title).filter((word) => word.length > 1),
    mostWords,
  ).map(wantedTerm);
  if (words.length === 0) return [];
  return walking(db, answered, async (walk, tx) => {
    const met = await candidates(walk, words, limit);
    if (met.length === 0) return [];
    const likeness = await titleLikeness(tx, words.join(' '), met);
    const compared = met.map((one) => {
      const terms = [...termsOf(one.titles.trim().split(' '))];
      const shared = words.filter((word) => terms.some((term) => term.startsWith(word))).length;
      const letters = likeness.get(one.id) ?? 0;
      const weight = shared + letters + (one.qaSpecialtyId === qaSpecialtyId ? sameSpecialty : 0);
      return { id: one.id, weight, similar: shared >= leastShared(words.length) || letters >= alike };
    });
    const best = compared.filter(({ similar }) => similar).toSorted((a, b) => b.weight - a.weight);
    return findTitles(
      tx,
      best.slice(0, limit).map(({ id }) => id),
    );
  });
}
