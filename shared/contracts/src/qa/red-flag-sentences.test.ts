import { readFileSync } from 'node:fs';
import { emergencies, emergenciesIn } from './red-flags.ts';
import type { Emergency } from './red-flags.ts';

interface Sentence {
  language: string;
  signs: readonly string[];
  text: string;
  /** What the words find in it. */
  found: readonly Emergency[];
}

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** `batch|language|signs|sentence`: sa is Saudi dialect, ar standard Arabic. */
function sentencesOf(path: string): Sentence[] {
  return file(path)
    .trim()
    .split('\n')
    .map((line) => {
      const [, language = '', signs = '', text = ''] = line.split('|');
      return { language, signs: signs.split(',').filter(Boolean), text, found: emergenciesIn(text) };
    });
}

/** The words were chosen with the first; the others were written, and measured once, without a look at the words. */
const corpora = {
  chosenWith: sentencesOf('./red-flag-sentences.txt'),
  unseen: sentencesOf('./red-flag-unseen.txt'),
};

interface Figures {
  sentences: number;
  recall: number;
  precision: number;
  missed: string[];
  wrong: string[];
}

function figuresOf(sentences: readonly Sentence[], sign: Emergency): Figures {
  const labelled = sentences.filter(({ signs }) => signs.includes(sign));
  const named = sentences.filter(({ found }) => found.includes(sign));
  const right = labelled.filter(({ found }) => found.includes(sign)).length;
  return {
    sentences: labelled.length,
    recall: right / labelled.length,
    precision: right / named.length,
    missed: labelled.filter(({ found }) => !found.includes(sign)).map(({ text }) => text),
    wrong: named.filter(({ signs }) => !signs.includes(sign)).map(({ text }) => text),
  };
}

test('the sentences are many, in both languages, half of them dialect, with near-misses', () => {
  const { chosenWith, unseen } = corpora;
  expect(chosenWith.length).toBeGreaterThanOrEqual(400);
  expect(unseen.length).toBeGreaterThanOrEqual(400);
  expect(chosenWith.filter(({ language }) => language === 'sa').length).toBeGreaterThan(chosenWith.length / 2);
  for (const sentences of [chosenWith, unseen])
    expect(sentences.filter(({ signs }) => signs.length === 0).length).toBeGreaterThan(sentences.length / 3);
  const all = [...chosenWith, ...unseen];
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  const known: readonly string[] = emergencies;
  expect(all.flatMap(({ signs }) => signs).filter((sign) => !known.includes(sign))).toEqual([]);
});

describe.each([
  ['the sentences the words were chosen with', corpora.chosenWith, 25],
  ['the sentences written without a look at the words', corpora.unseen, 20],
] as const)('Beyond 2: %s', (_name, sentences, least) => {
  test.each(emergencies)('%s is found nineteen times in twenty, and seldom where it is not', (sign) => {
    const { sentences: count, recall, precision, missed, wrong } = figuresOf(sentences, sign);
    expect(count).toBeGreaterThanOrEqual(least);
    expect({ missed, enough: recall >= 0.95 }).toEqual({ missed, enough: true });
    expect({ wrong, enough: precision >= 0.85 }).toEqual({ wrong, enough: true });
  });
});

test('docs/red-flags.md has these figures', () => {
  const cellsOf = (sentences: readonly Sentence[], sign: Emergency) => {
    const { sentences: count, recall, precision } = figuresOf(sentences, sign);
    return [String(count), recall.toFixed(2), precision.toFixed(2)];
  };
  const rows = emergencies.map((sign) =>
    [sign, ...cellsOf(corpora.chosenWith, sign), ...cellsOf(corpora.unseen, sign)].join(' '),
  );
  const shown = [...file('../../../../docs/red-flags.md').matchAll(/^\| ([a-z-]+) (.*)\|$/gmu)]
    .map(([, sign = '', cells = '']) => [sign, ...cells.split('|').map((cell) => cell.trim())].filter(Boolean))
    .filter(([sign]) => emergencies.some((known) => known === sign));
  expect(shown.map((cells) => cells.join(' '))).toEqual(rows);
});
