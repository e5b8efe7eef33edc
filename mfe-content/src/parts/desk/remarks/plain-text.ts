/** HTML as words, for who reads them in a remark or counts them. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The blocks of a text. Their ends are ends of sentences, also without a full stop. */
export const blocksOf = (html: string): string[] =>
  html.split(/<\/?(?:p|h[1-6]|li|ul|ol|td|th|tr|blockquote|figcaption|br)\b[^>]*>/i).map(plainWords);
