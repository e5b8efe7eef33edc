import { isKeptWhole } from './post-html.ts';
import { postSchema } from './post-schema.ts';

/** Whether the editor can show all of a text, so that writing in it loses nothing. */
export const canWrite = (html: string): boolean => isKeptWhole(postSchema, html);
