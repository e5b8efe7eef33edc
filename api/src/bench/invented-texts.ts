import { readQuestions } from '../demo/demo-folder.ts';
import type { DemoQuestion } from '../demo/records.ts';
import { termsOf, wordsOf } from '../modules/question-search/keys.ts';

/** A sentence, and the terms by which search finds it. */
export interface Sentence {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** What the demo questions of one speciality and language are made of. */
interface Material {
  readonly chain: ReadonlyMap<string, readonly string[]>;
  readonly content: readonly Sentence[];
  readonly answer: readonly Sentence[];
  readonly atHome: readonly Sentence[];
  readonly comeIn: readonly Sentence[];
  readonly emergency: readonly Sentence[];
}

type Lang = DemoQuestion['lang'];
type Random = () => number;

const start = '';
const end = '\n';
const longestTitle = 14;
/** Share of the sentences in which a word is mistyped; most of the rare words that people write are such ones. */
const mistyped = 0.5;

export const sentence = (text: string): Sentence => ({ text, terms: termsOf(wordsOf(text)) });
export const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const sentencesOf = (texts: readonly (string | null | undefined)[]) =>
  texts
    .flatMap((text) => text?.split(/(?<=[.!?؟])\s+|\n+/u) ?? [])
    .filter((text) => text.trim() !== '')
    .map(sentence);

/** Which words follow each word in titles and first sentences: from it new titles are made that sound like these. */
function chainOf(texts: readonly string[]): Map<string, string[]> {
  const chain = new Map<string, string[]>();
  for (const text of texts) {
    const words = [start, ...text.split(/\s+/u).filter(Boolean), end];
    words.slice(1).forEach((word, index) => {
      const before = words[index] ?? start;
      chain.set(before, [...(chain.get(before) ?? []), word]);
    });
  }
  return chain;
}

function materialOf(given: readonly DemoQuestion[]): Material {
  const answers = given.map(({ answer }) => answer);
  return {
    chain: chainOf(given.flatMap(({ title, content }) => [title, content.split(/(?<=[.!?؟])\s/u)[0] ?? title])),
    content: sentencesOf(given.map(({ content }) => content)),
    answer: sentencesOf(answers.map((answer) => answer?.content)),
    atHome: sentencesOf(answers.map((answer) => answer?.at_home)),
    comeIn: sentencesOf(answers.map((answer) => answer?.come_in)),
    emergency: sentencesOf(answers.map((answer) => answer?.emergency)),
  };
}

const demoQuestions = readQuestions();
const materials = new Map<string, Material>();

/** The material of a speciality, by its English slug. */
export function materialFor(specialty: string, lang: Lang): Material {
  const name = `${specialty} ${lang}`;
  const known = materials.get(name);
  if (known) return known;
  const made = materialOf(demoQuestions.filter((one) => one.qa_specialty === specialty && one.lang === lang));
  materials.set(name, made);
  return made;
}

/** A title of words that follow each other in real ones. */
export function inventTitle({ chain }: Material, random: Random): string {
  const words: string[] = [];
  let word = pick(random, chain.get(start) ?? []);
  while (word !== end && words.length < longestTitle) {
    words.push(word);
    word = pick(random, chain.get(word) ?? [end]);
  }
  return words.join(' ').slice(0, 255);
}

/** Some different sentences of a list. */
export function someOf(from: readonly Sentence[], most: number, random: Random): Sentence[] {
  const wanted = 1 + Math.floor(random() * most);
  const found = new Set(Array.from({ length: wanted }, () => pick(random, from)));
  return [...found];
}

/** A word as a hasty thumb types it: without one of its letters, with one twice, or with two changed round. */
function mistypedWord(word: string, random: Random): string {
  const letters = Array.from(word);
  const at = Math.floor(random() * (letters.length - 1));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  return letters.toSpliced(at, 2, ...pick(random, [[other], [one, one, other], [other, one]])).join('');
}

/** A sentence with a mistake in one of its words; in a short word there is none. */
function mistypedSentence(given: Sentence, random: Random): Sentence {
  const words = given.text.split(' ');
  const at = Math.floor(random() * words.length);
  const word = words[at] ?? '';
  return word.length < 4 ? given : sentence(words.with(at, mistypedWord(word, random)).join(' '));
}

/** What an asker writes: sentences of others, with a number of their own and now and then a mistake. */
export function inventContent({ content }: Material, lang: Lang, random: Random): Sentence[] {
  const number = 1 + Math.floor(random() ** 3 * 400);
  return [
    ...someOf(content, 4, random).map((one) => (random() < mistyped ? mistypedSentence(one, random) : one)),
    sentence(lang === 'ar' ? `صار لي ${number} يوم.` : `It has been ${number} days.`),
  ];
}
