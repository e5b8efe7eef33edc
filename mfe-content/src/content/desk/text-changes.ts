import { diffArrays } from 'diff';

/** A stretch of text that stayed, went or came. */
export interface TextChange {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Where blocks of HTML end. */
const blockEnd = /<\/(?:p|h[2-4]|li|blockquote|tr|figcaption|caption)>|<br>/g;

/** HTML as it is read: its words, a line for each block; pictures and links by their address. */
function readable(html: string): string {
  return html
    .replace(/<img [^>]*?src="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(blockEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

const wordsOf = (text: string) =>
  readable(text)
    .split(/(\s+)/)
    .filter((word) => word !== '');

/** Most steps that are looked for; texts that differ in more are shown as one that went and one that came. */
const mostChanges = 4000;

/** What differs between two texts, word by word, in any language that has spaces between its words. */
export function changesIn(before: string, after: string): TextChange[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostChanges });
  if (found === undefined) {
    return [
      { kind: 'gone', text: readable(before) },
      { kind: 'new', text: readable(after) },
    ];
  }
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }));
}
