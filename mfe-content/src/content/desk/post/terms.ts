import type { Lang } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import type { Term } from '@clinic/contracts/content/writing';
import type { PlacedWord } from '@clinic/contracts/content/words';
import { formsOf, placedWords, stemOf, wordsOf } from '@clinic/contracts/content/words';
import { blocksOf } from '../../../parts/desk/remarks/plain-text.ts';
import type { Remark } from '../../../parts/desk/remarks/remark.ts';

/** Words that the glossary has: a term, or what the clinic does not call it. */
interface Wording {
  readonly term: Term;
  /** The forms under which each of its words is found. */
  readonly words: readonly (readonly string[])[];
  readonly isAvoided: boolean;
}

/** The words of a glossary by the forms of their first one, for each language. */
export type Wordings = Readonly<Record<Lang, ReadonlyMap<string, readonly Wording[]>>>;

/** A place in a text that has words of the glossary. */
interface Found {
  readonly wording: Wording;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Most remarks of a kind about the words of a text. */
const mostRemarks = 5;

/** A listed word stands for itself with and without its article; a prefix would be part of it. */
const listedForms = (word: string): string[] =>
  /[a-z]/.test(word) ? formsOf(word) : [...new Set([word, stemOf(word)])];

function wordingsIn(terms: readonly Term[], lang: Lang): Wordings[Lang] {
  const index = new Map<string, Wording[]>();
  for (const term of terms) {
    const own = { text: term[`term_${lang}`], isAvoided: false };
    for (const { text, isAvoided } of [
      own,
      ...term[`avoid_${lang}`].map((words) => ({ text: words, isAvoided: true })),
    ]) {
      const words = wordsOf(text).map(listedForms);
      for (const form of words[0] ?? []) index.set(form, [...(index.get(form) ?? []), { term, words, isAvoided }]);
    }
  }
  return index;
}

/** A glossary, prepared to be looked for in texts. */
export const wordingsOf = (terms: readonly Term[]): Wordings => ({
  ar: wordingsIn(terms, 'ar'),
  en: wordingsIn(terms, 'en'),
});

const isListed = (forms: readonly string[], listed: readonly string[]) => forms.some((form) => listed.includes(form));

function foundIn(text: string, index: Wordings[Lang]): Found[] {
  const placed = placedWords(text).map((one: PlacedWord) => ({ ...one, forms: formsOf(one.word) }));
  return placed.flatMap(({ start, forms }, at): Found[] => {
    const begun = new Set(forms.flatMap((form) => index.get(form) ?? []));
    return [...begun].flatMap((wording) => {
      const last = placed[at + wording.words.length - 1];
      const isThere = wording.words.every((listed, place) => isListed(placed[at + place]?.forms ?? [], listed));
      if (!isThere || last === undefined) return [];
      return { wording, text: text.slice(start, last.end), start, end: last.end };
    });
  });
}

/** What is used of the glossary in a text. A word to avoid that is part of a longer term, or one itself, is not avoided. */
function usedIn(content: PostContent, lang: Lang, index: Wordings[Lang]): Found[] {
  if (index.size === 0) return [];
  const { title, summary, html } = content[lang];
  return [title, summary, ...blocksOf(html)].flatMap((text) => {
    const found = foundIn(text, index);
    const isInTerm = ({ start, end }: Found) =>
      found.some((other) => !other.wording.isAvoided && other.start <= start && other.end >= end);
    return found.filter((one) => !one.wording.isAvoided || !isInTerm(one));
  });
}

const unique = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/**
 * Words that the clinic does not use, with what it says instead; and terms of the other language whose counterpart lacks
 * here, once this text is begun.
 */
export function termRemarks(content: PostContent, lang: Lang, wordings: Wordings): Remark[] {
  const used = usedIn(content, lang, wordings[lang]);
  const avoided = unique(
    used.filter(({ wording }) => wording.isAvoided),
    ({ wording, text }) => `${wording.term.id} ${text}`,
  );
  const isBegun = content[lang].html !== '';
  const other = lang === 'ar' ? 'en' : 'ar';
  const there = isBegun ? usedIn(content, other, wordings[other]) : [];
  const here = new Set(used.map(({ wording }) => wording.term.id));
  const lacking = unique(
    there.filter(({ wording: { term, isAvoided } }) => !isAvoided && !here.has(term.id)),
    ({ wording }) => wording.term.id,
  );
  return [
    ...avoided
      .slice(0, mostRemarks)
      .map(({ text, wording }) => ({ kind: 'word-to-avoid', text, term: wording.term[`term_${lang}`] }) as const),
    ...lacking
      .slice(0, mostRemarks)
      .map(({ text, wording }) => ({ kind: 'term-lacks', text, term: wording.term[`term_${lang}`] }) as const),
  ];
}
