import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@clinic/contracts';
import { root } from '../site/processes.ts';

/** Where each part of the site keeps what it says. */
const folders = {
  account: 'mfe-account/src',
  host: 'host',
  content: 'mfe-content/src',
  qa: 'mfe-qa/src',
  shared: 'shared/kit/src',
} as const;

/** What texts say of the clinic by themselves. */
const clinicWords = {
  mobile: '05xxxxxxxx',
  ...{ ambulance: '997', police: '911', policeElsewhere: '999', healthLine: '937', abuseLine: '1919' },
};

type Tree = { [key: string]: string | Tree };

/** Gives the text of a key as visitors read it; `count` among the values chooses the plural form. */
export type Texts = (key: string, values?: Record<string, string | number>) => string;

/** What a part of the site says in a language, in the words of its own files, so that no test repeats a wording. */
export function textsOf(part: keyof typeof folders, lang: Lang): Texts {
  const tree = treeOf(part, lang);
  const find = (key: string) =>
    key
      .split('.')
      .reduce<string | Tree | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), tree);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? new Intl.PluralRules(lang).select(count) : null;
    const text = (form === null ? undefined : find(`${key}_${form}`)) ?? find(key);
    if (typeof text !== 'string') throw new Error(`${part} has no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String({ ...clinicWords, ...values }[name] ?? ''));
  };
}

/** The first words of all keys of a part, to recognise a key that was never turned into a text. */
export function topKeysOf(part: keyof typeof folders): string[] {
  return Object.keys(treeOf(part, 'ar'));
}

/** The texts of all screens of a part and those of each screen: none has a first word that another has. */
function treeOf(part: keyof typeof folders, lang: Lang): Tree {
  const cwd = path.join(root, folders[part]);
  const files = globSync(`**/locales/${lang}.json`, { cwd, exclude: ['**/node_modules', '**/dist'] });
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(cwd, file), 'utf8')) as Tree),
  ) as Tree;
}
