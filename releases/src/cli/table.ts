const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Characters that move a terminal's cursor or end its line; a note from somebody else must not reach the terminal with them. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const writtenFromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const wide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
const isolate = { start: '\u2068', end: '\u2069' };

/**
 * Rows under headings, in columns as wide as their widest text. Arabic texts keep to their own column: each stands between
 * marks that no terminal shows, and a letter with its vowels is one place wide.
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((line) => headings.map((_, column) => onOneLine(line[column] ?? '')));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines
    .map((line) =>
      line
        .map((text, column) => isolated(text) + ' '.repeat((widths[column] ?? 0) - widthOf(text)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A text without what would break a line or its order. */
export function onOneLine(text: string): string {
  return text.replace(controls, ' ').trim();
}

function isolated(text: string): string {
  return writtenFromTheRight.test(text) ? `${isolate.start}${text}${isolate.end}` : text;
}

/** Places that a text takes in a terminal. */
function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}
