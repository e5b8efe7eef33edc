import type { Passage } from '@clinic/contracts/content/desk';
import { missingIn, withWords } from './passages.ts';
import { isKeptWhole } from './post-html.ts';
import { postSchema } from './post-schema.ts';

/** Whether the editor can show all of a text, so that writing in it loses nothing. */
export const canWrite = (html: string): boolean => isKeptWhole(postSchema, html);

/** Of some passages those whose words are no longer in a text. */
export const missingPassages = <P extends Passage>(html: string, passages: readonly P[]): P[] =>
  missingIn(postSchema, html, passages);

/** A text with other words in place of a passage; null where they cannot be put there. */
export const replacePassage = (html: string, passage: Passage, words: string): string | null =>
  withWords(postSchema, html, passage, words);
