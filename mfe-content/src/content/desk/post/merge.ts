import { languages } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { textParts } from '@clinic/contracts/content/desk';

const common = ['category', 'image', 'reviewer', 'published_on'] as const;

/** A part of a post that is written by itself: `image`, or `ar.title`. */
export type PartName = (typeof common)[number] | `${(typeof languages)[number]}.${(typeof textParts)[number]}`;

export const partNames: readonly PartName[] = [
  ...languages.flatMap((lang) => textParts.map((part) => `${lang}.${part}` as const)),
  ...common,
];

export function partOf(content: PostContent, name: PartName): string | number | null {
  const [lang, part] = name.split('.') as ['ar' | 'en', (typeof textParts)[number] | undefined];
  return part === undefined ? content[name as (typeof common)[number]] : content[lang][part];
}

/** The content with another value in one of its parts. */
export function withPart(content: PostContent, name: PartName, value: string | number | null): PostContent {
  const [lang, part] = name.split('.') as ['ar' | 'en', (typeof textParts)[number] | undefined];
  return part === undefined
    ? { ...content, [name]: value }
    : { ...content, [lang]: { ...content[lang], [part]: value } };
}

/**
 * What two people wrote from one beginning, put together: a part that only one of them changed is taken from there. Parts that
 * both changed in different ways keep the value of `mine`, and are named.
 */
export function merged(
  base: PostContent,
  mine: PostContent,
  theirs: PostContent,
): { content: PostContent; conflicts: PartName[] } {
  const conflicts: PartName[] = [];
  let content = { ...theirs, type: mine.type };
  for (const name of partNames) {
    const [before, own, other] = [base, mine, theirs].map((one) => partOf(one, name));
    if (own === before || own === other || own === undefined) continue;
    content = withPart(content, name, own);
    if (other !== before) conflicts.push(name);
  }
  return { content, conflicts };
}
