import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@clinic/shared/contracts';
import { root } from '../site/processes.ts';

/** Where each part of the site keeps what it says. */
const folders = {
  host: 'host/src/locales',
  content: 'mfe-content/src/locales',
  shared: 'shared/src/ui/locales',
} as const;

type Tree = { [key: string]: string | Tree };

/** Gives the text of a key as visitors read it; `count` among the values chooses the plural form. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** What a part of the site says in a language, in the words of its own files, so that no test repeats a wording. */
export function textsOf(part: keyof typeof folders, lang: Lang): Texts {
  const file = path.join(root, folders[part], `${lang}.json`);
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  const find = (key: string) =>
    key
      .split('.')
      .reduce<string | Tree | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), tree);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? new Intl.PluralRules(lang).select(count) : null;
    const text = (form === null ? undefined : find(`${key}_${form}`)) ?? find(key);
    if (typeof text !== 'string') throw new Error(`${part} has no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** The first words of all keys of a part, to recognise a key that was never turned into a text. */
export function topKeysOf(part: keyof typeof folders): string[] {
  return Object.keys(JSON.parse(readFileSync(path.join(root, folders[part], 'ar.json'), 'utf8')) as Tree);
}
