import type { Lang } from '@clinic/contracts';

/** S43, in milliseconds: one letter of the title. */
const letterEvery = 100;

/** What is typed at one stroke. */
export interface TypedPiece {
  text: string;
  /** When it is there, in milliseconds after typing began. */
  at: number;
}

/**
 * The strokes in which a title is typed: one letter every 100 ms, with its vowel signs. Letters of Arabic change
 * their shape with the next one, so a word that has any comes whole, when its first letter would come.
 */
export function typedPieces(title: string, lang: Lang): TypedPiece[] {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(title)].map(({ segment }) => segment);
  const graphemes = new Intl.Segmenter(lang, { granularity: 'grapheme' });
  const pieces: TypedPiece[] = [];
  let letters = 0;
  for (const word of words) {
    const apart = [...graphemes.segment(word)].map(({ segment }) => segment);
    const whole = /\p{Script=Arabic}/u.test(word);
    for (const text of whole ? [word] : apart) {
      pieces.push({ text, at: (letters + 1) * letterEvery });
      letters += whole ? apart.length : 1;
    }
  }
  return pieces;
}
