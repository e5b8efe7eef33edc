import type { Lang } from '@clinic/contracts';
import type { Db } from '../../db/database.ts';
import { queryWords } from '../../search-words.ts';
import type { QuestionFilter } from './filter.ts';
import { significantWords } from './common-words.ts';
import type { TermMatch } from './keys.ts';
import { allOf, termsOf, wantedTerm, wordsOf } from './keys.ts';
import type { Compared } from './repo.ts';
import { comparedWith } from './repo.ts';
import { personsOf, synonymsOf, tellsSubject, withoutEnding } from './synonyms.ts';
import type { Met, Walk } from './walk-repo.ts';
import { walking } from './walk-repo.ts';

/** Words of a title that are read; those that tell least are left out of them. */
const mostRead = 40;
/** Words of a title by which it is compared. */
const mostWords = 6;
/** Questions that are compared with it, the newest that share its words. */
const mostCompared = 100;
/** Beginnings by which a word is looked for in the index. */
const mostBeginnings = 12;
/** Letters that a word may have more than its stem: what is longer is another word. */
const longestEnding = 4;
/** How alike the letters of two titles are that share too few words: 0 to 1. */
const alike = 0.35;
/** What a word counts that tells little of the subject; the others count 1. */
const weakWeight = 0.2;
/** What a word counts that the text has and the title has not. */
const inText = 0.6;
/** Share of the words, by what they count, from which on a question is like the one being asked. */
const floor = 0.45;
/** What it counts that a question is of the same speciality. */
const sameSpecialty = 0.1;

/** A title somebody is writing, or that stands already. */
export interface SimilarTo {
  readonly title: string;
  readonly qaSpecialtyId: number | null;
  /** The language of the reader: questions in it come first. */
  readonly lang: Lang | null;
  /** The question itself, when it stands already. */
  readonly exclude: number | null;
  readonly limit: number;
}

interface Word {
  /** The word without its endings, with and without what has grown together with it. */
  readonly stems: readonly string[];
  /** Beginnings of words that mean the same. */
  readonly synonyms: readonly string[];
  readonly weight: number;
}

const answered: QuestionFilter = {
  qaSpecialtyId: null,
  status: 'answered',
  lang: null,
  from: null,
  exclude: null,
  sort: 'latest',
};

/** The words of a title, those that tell its subject first. */
function wordsIn(title: string): Word[] {
  const words = queryWords(title, mostRead).filter((word) => word.length > 1);
  const wanted = [...new Set(significantWords(words, words.length).map(wantedTerm))];
  return wanted
    .map((word) => {
      const forms = [...termsOf([word])];
      const synonyms = [...new Set(forms.flatMap(synonymsOf))];
      return {
        stems: forms.map(withoutEnding).flatMap(personsOf),
        synonyms,
        weight: forms.every(tellsSubject) ? 1 : weakWeight,
      };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostWords);
}

/** The word itself, what means the same, and then its other forms: in the index only some are looked for. */
const beginningsOf = ({ stems: [stem = '', ...forms], synonyms }: Word) =>
  [...new Set([stem, ...synonyms, ...forms])].slice(0, mostBeginnings);

const match = (words: readonly Word[]): TermMatch => ({ others: [...new Set(words.flatMap(beginningsOf))] });

/** Questions with one of the words in the title. */
const withOne = (words: readonly Word[]) => (bucket: string) => allOf(bucket, 'title', [match(words)]);

/** Questions with two of the words anywhere in their texts. */
const withTwo = (words: readonly Word[]) => (bucket: string) =>
  words
    .slice(0, -1)
    .map((word, index) => allOf(bucket, 'words', [match([word]), match(words.slice(index + 1))]))
    .join('|');

/** The newest questions with a word of the subject in the title; where those are too many, with two of them somewhere. */
async function candidates(walk: Walk, words: readonly Word[]): Promise<Met[]> {
  const subject = words.filter(({ weight }) => weight === 1);
  if (subject.length === 0) return [];
  const titled = await walk(withOne(subject), mostCompared);
  if (titled.length < mostCompared || subject.length === 1) return titled;
  return walk(withTwo(subject), mostCompared);
}

const isIn = (terms: readonly string[], { stems, synonyms }: Word) =>
  terms.some(
    (term) =>
      stems.some((stem) => term.startsWith(stem) && term.length <= stem.length + longestEnding) ||
      synonyms.some((beginning) => term.startsWith(beginning)),
  );

/** How much of the words a question has, 0 to 1; nothing without two of them, or the only one of its subject. */
function shared(words: readonly Word[], { title, content }: Compared): number {
  const inTitle = [...termsOf(wordsOf(title))];
  const inContent = [...termsOf(wordsOf(content))];
  const counts = words.map((word) => ({
    ...word,
    count: isIn(inTitle, word) ? 1 : isIn(inContent, word) ? inText : 0,
  }));
  const subject = counts.filter(({ weight }) => weight === 1);
  if (!subject.some(({ count }) => count === 1)) return 0;
  if (subject.length > 1 && counts.filter(({ count }) => count > 0).length < 2) return 0;
  const total = (of: (word: (typeof counts)[number]) => number) => counts.reduce((sum, word) => sum + of(word), 0);
  return total(({ weight, count }) => weight * count) / total(({ weight }) => weight);
}

/**
 * Answered public questions that are like another one, most alike first: it may have been asked before. Their titles and texts
 * are compared by what words mean; those in the language of the reader come before the others.
 */
export async function similarQuestions(
  db: Db,
  { title, qaSpecialtyId, lang, exclude, limit }: SimilarTo,
): Promise<{ id: number; slug: string; title: string }[]> {
  const words = wordsIn(title);
  if (words.length === 0) return [];
  return walking(db, { ...answered, exclude }, async (walk, tx) => {
    const met = await candidates(walk, words);
    if (met.length === 0) return [];
    const specialties = new Map(met.map((one) => [one.id, one.qaSpecialtyId]));
    const compared = (await comparedWith(tx, queryWords(title, mostRead).join(' '), met)).map((one) => {
      const share = shared(words, one);
      const near = specialties.get(one.id) === qaSpecialtyId ? sameSpecialty : 0;
      return { ...one, fit: share + one.likeness + near, similar: share >= floor || one.likeness >= alike };
    });
    const foreign = (one: { lang: Lang }) => Number(lang !== null && one.lang !== lang);
    return compared
      .filter(({ similar }) => similar)
      .toSorted((a, b) => foreign(a) - foreign(b) || b.fit - a.fit || b.id - a.id)
      .slice(0, limit)
      .map(({ id, slug, title: found }) => ({ id, slug, title: found }));
  });
}
