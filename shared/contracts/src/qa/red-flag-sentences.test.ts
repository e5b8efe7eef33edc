import { readFileSync } from 'node:fs';
import { emergencies, emergenciesIn } from './red-flags.ts';
import type { Emergency } from './red-flags.ts';

interface Sentence {
  language: string;
  signs: readonly string[];
  text: string;
}

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** `batch|language|signs|sentence`: sa is Saudi dialect, ar standard Arabic. */
const sentences: readonly Sentence[] = file('./red-flag-sentences.txt')
  .trim()
  .split('\n')
  .map((line) => {
    const [, language = '', signs = '', text = ''] = line.split('|');
    return { language, signs: signs.split(',').filter(Boolean), text };
  });

interface Figures {
  sentences: number;
  recall: number;
  precision: number;
  missed: string[];
  wrong: string[];
}

const found = sentences.map((sentence) => ({ ...sentence, found: emergenciesIn(sentence.text) }));

function figuresOf(sign: Emergency): Figures {
  const labelled = found.filter(({ signs }) => signs.includes(sign));
  const named = found.filter((sentence) => sentence.found.includes(sign));
  const right = labelled.filter((sentence) => sentence.found.includes(sign)).length;
  return {
    sentences: labelled.length,
    recall: right / labelled.length,
    precision: right / named.length,
    missed: labelled.filter((sentence) => !sentence.found.includes(sign)).map(({ text }) => text),
    wrong: named.filter(({ signs }) => !signs.includes(sign)).map(({ text }) => text),
  };
}

test('the sentences are many, in both languages, half of them dialect, with near-misses', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(400);
  expect(sentences.filter(({ language }) => language === 'sa').length).toBeGreaterThan(sentences.length / 2);
  expect(sentences.filter(({ signs }) => signs.length === 0).length).toBeGreaterThan(sentences.length / 3);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  const known: readonly string[] = emergencies;
  expect(sentences.flatMap(({ signs }) => signs).filter((sign) => !known.includes(sign))).toEqual([]);
});

describe.each(emergencies)('Beyond 2: %s', (sign) => {
  const { sentences: count, recall, precision, missed, wrong } = figuresOf(sign);

  test(`recall ${recall.toFixed(2)} and precision ${precision.toFixed(2)} with ${count} sentences`, () => {
    expect(count).toBeGreaterThanOrEqual(25);
    expect({ missed, enough: recall >= 0.95 }).toEqual({ missed, enough: true });
    expect({ wrong, enough: precision >= 0.85 }).toEqual({ wrong, enough: true });
  });
});

test('docs/red-flags.md has these figures', () => {
  const rows = emergencies.map((sign) => {
    const { sentences: count, recall, precision } = figuresOf(sign);
    return [sign, String(count), recall.toFixed(2), precision.toFixed(2)].join(' ');
  });
  const shown = [
    ...file('../../../../docs/red-flags.md').matchAll(/^\| ([a-z-]+) +\| +(\d+) +\| +([\d.]+) +\| +([\d.]+) +\|$/gmu),
  ];
  expect(shown.map(([, ...cells]) => cells.join(' '))).toEqual(rows);
});
