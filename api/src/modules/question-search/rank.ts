import type { Db, Tx } from '../../db/database.ts';
import type { QuestionOrder, SearchFilter } from './filter.ts';
import type { Field, TermMatch } from './keys.ts';
import { allOf, beginningOf, termsOf, wantedTerm } from './keys.ts';
import { viewCounts } from './repo.ts';
import { wordsHolding, wordsLike } from './vocabulary-repo.ts';
import type { Met, Walk } from './walk-repo.ts';
import { walking } from './walk-repo.ts';

/** Beyond these nobody looks, and ranking them would take longer the more questions there are. */
export const mostRanked = 1000;
/** With fewer found, words that only hold the query's words are looked for as well. */
const enough = 100;
/** With fewer found, mistakes in typing are thought of. */
const few = 5;

/** How well a question fits: 1 its title begins so, 2 its title, 3 its texts, 4 inside their words, 5 words like these. */
export interface Ranked {
  id: number;
  level: number;
}

type Placed = Met & { level: number };

const looking = (field: Field, terms: readonly TermMatch[]) => (bucket: string) => allOf(bucket, field, terms);

/** Those of the second list that are not in the first come after it. */
function joined(first: readonly Placed[], second: readonly Met[], level: number): Placed[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id)).map((met) => ({ ...met, level }))];
}

/** Of which level a question with every word is, by its title. */
function levelOf({ titles }: Met, beginning: string, wanted: readonly string[]): number {
  // Most titles do not even have the letters: they are done with soonest.
  if (!wanted.every((word) => titles.includes(word))) return 3;
  const words = titles.trim().split(' ');
  if (beginningOf(words).startsWith(beginning)) return 1;
  const terms = [...termsOf(words)];
  return wanted.every((word) => terms.some((term) => term.startsWith(word))) ? 2 : 3;
}

/**
 * Questions that have every word: all of them with their level. Of too many the best, or the first in the order that was asked
 * for.
 */
async function withEveryWord(walk: Walk, words: readonly string[], sort: QuestionOrder): Promise<Placed[]> {
  const wanted = words.map(wantedTerm);
  const beginning = beginningOf(words);
  const terms = wanted.map((begin) => ({ begin }));
  const anywhere = await walk(looking('words', terms), mostRanked);
  if (anywhere.length < mostRanked || sort !== 'fit') {
    return anywhere.map((met) => ({ ...met, level: levelOf(met, beginning, wanted) }));
  }
  const begun = await walk(looking('begins', [{ begin: beginning }]), mostRanked);
  if (begun.length === mostRanked) return joined([], begun, 1);
  const titled = await walk(looking('title', terms), mostRanked);
  return joined(joined(joined([], begun, 1), titled, 2), anywhere, 3).slice(0, mostRanked);
}

/** Walks for every word or what `others` knows in its place; nobody, when a word is known to no one else. */
async function withOthers(walk: Walk, words: readonly string[], others: Map<string, string[]>): Promise<Met[]> {
  if (words.every((word) => (others.get(word) ?? []).length === 0)) return [];
  const terms = words.map((begin) => ({ begin, oneOf: others.get(begin) ?? [] }));
  return walk(looking('words', terms), mostRanked);
}

async function found(walk: Walk, tx: Tx, words: readonly string[], sort: QuestionOrder): Promise<Placed[]> {
  const wanted = words.map(wantedTerm);
  const exact = await withEveryWord(walk, words, sort);
  if (exact.length >= enough) return exact;
  const inside = joined(exact, await withOthers(walk, wanted, await wordsHolding(tx, wanted)), 4);
  if (inside.length >= few) return inside.slice(0, mostRanked);
  return joined(inside, await withOthers(walk, wanted, await wordsLike(tx, wanted)), 5).slice(0, mostRanked);
}

/** Likes and then views decide (Q15); the walk alone cannot know of views. */
async function byPopularity(tx: Tx, placed: readonly Placed[]): Promise<Placed[]> {
  const views = await viewCounts(
    tx,
    placed.map(({ id }) => id),
  );
  const viewsOf = ({ id }: Placed) => views.get(id) ?? 0;
  return placed.toSorted((a, b) => b.likes - a.likes || viewsOf(b) - viewsOf(a) || b.asked - a.asked || b.id - a.id);
}

/**
 * The public questions that fit a query, at most {@link mostRanked}, in the order of the filter; best first when it has none.
 * `words` are folded ones.
 */
export function rankQuestions(db: Db, words: readonly string[], filter: SearchFilter): Promise<Ranked[]> {
  return walking(db, filter, async (walk, tx) => {
    const placed = await found(walk, tx, words, filter.sort);
    // The walk has the latest first already, within each level.
    if (filter.sort === 'fit') return placed.toSorted((a, b) => a.level - b.level);
    if (filter.sort === 'popular') return byPopularity(tx, placed);
    const latest = placed.toSorted((a, b) => b.asked - a.asked || b.id - a.id);
    return filter.sort === 'oldest' ? latest.reverse() : latest;
  });
}
