import type { Lang } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { needsReview, searchResultLimits } from '@clinic/contracts/content/desk';
import type { LinkCheck } from '../../../parts/desk/remarks/links.ts';
import { linkRemarks } from '../../../parts/desk/remarks/links.ts';
import { blocksOf, plainWords } from '../../../parts/desk/remarks/plain-text.ts';
import type { Remark } from '../../../parts/desk/remarks/remark.ts';
import type { Wordings } from './terms.ts';
import { termRemarks } from './terms.ts';

/** Texts of links that say nothing of where they lead. */
const vague: Record<Lang, RegExp> = {
  ar: /^(?:اضغط هنا|انقر هنا|هنا|المزيد|اقرأ المزيد|هذا الرابط|الرابط|رابط)$/,
  en: /^(?:click here|here|more|read more|learn more|this|this link|link|this page)$/i,
};

function headings(html: string): Remark[] {
  const found = [...html.matchAll(/<h([2-4])[^>]*>(.*?)<\/h\1>/gs)].map(([, level = '', text = '']) => ({
    level: Number(level),
    text: plainWords(text),
  }));
  return found.flatMap(({ level, text }, index): Remark[] => {
    const before = found[index - 1]?.level;
    if (before === undefined) return level === 2 ? [] : [{ kind: 'first-heading', text }];
    return level > before + 1 ? [{ kind: 'heading-order', text }] : [];
  });
}

function linkTexts(html: string, lang: Lang): Remark[] {
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].flatMap(([, inner = '']): Remark[] => {
    const text = plainWords(inner);
    return vague[lang].test(text.replace(/[\s.:…]+$/, '')) ? [{ kind: 'link-text', text }] : [];
  });
}

function lacksAlternative(html: string): boolean {
  return [...html.matchAll(/<img (?:[^>"]|"[^"]*")*>/g)].some(([image]) => !/ alt="[^"]*[^"\s][^"]*"/.test(image));
}

/** Most words of a sentence that everybody reads with ease, as the content guide of GOV.UK has it. */
const mostWords = 25;
/** How many of the longest sentences are named. */
const mostSentences = 3;
/** How much of a sentence says which one it is, in characters. */
const namedBy = 50;

function longSentences(html: string, lang: Lang): Remark[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' });
  const inWords = new Intl.Segmenter(lang, { granularity: 'word' });
  return blocksOf(html)
    .flatMap((block) => [...sentences.segment(block)].map(({ segment }) => segment.trim()))
    .map((text) => ({ text, count: [...inWords.segment(text)].filter(({ isWordLike }) => isWordLike).length }))
    .filter(({ count }) => count > mostWords)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostSentences)
    .map(({ text, count }) => ({
      ...{ kind: 'long-sentence', count, most: mostWords },
      text: text.length > namedBy ? `${text.slice(0, namedBy).replace(/\s\S*$/, '')}…` : text,
    }));
}

const tooLong = (kind: 'long-title' | 'long-summary', text: string, most: number): Remark[] =>
  [...text].length > most ? [{ kind, count: [...text].length, most }] : [];

/** What is known of more than the text itself. */
export interface Known {
  readonly links: LinkCheck;
  readonly wordings: Wordings;
}

/** What could be better in a language of a post. */
export function remarksOn(content: PostContent, lang: Lang, { links, wordings }: Known): Remark[] {
  const { html, title, summary } = content[lang];
  return [
    ...tooLong('long-title', title, searchResultLimits.title),
    ...tooLong('long-summary', summary, searchResultLimits.description),
    ...headings(html),
    ...linkTexts(html, lang),
    ...linkRemarks(html, links),
    ...termRemarks(content, lang, wordings),
    ...(lacksAlternative(html) ? [{ kind: 'no-alt' } as const] : []),
    ...longSentences(html, lang),
  ];
}

/** What could be better in both. */
export function commonRemarks({ type, reviewer, reviewed_on }: PostContent): Remark[] {
  if (!needsReview(type)) return [];
  if (reviewer === null) return [{ kind: 'no-reviewer' }];
  return reviewed_on === null ? [{ kind: 'no-review-date' }] : [];
}
