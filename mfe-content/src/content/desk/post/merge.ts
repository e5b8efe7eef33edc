import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { PostContent } from '@clinic/contracts/content/desk';
import { textParts } from '@clinic/contracts/content/desk';
import type { Merged, PartsOf } from '../../../parts/desk/merge-parts.ts';
import { mergeParts } from '../../../parts/desk/merge-parts.ts';

const common = ['category', 'image', 'reviewer', 'published_on'] as const;

/** A part of a post that is written by itself: `image`, or `ar.title`. */
export type PartName = (typeof common)[number] | `${Lang}.${(typeof textParts)[number]}`;

export const partNames: readonly PartName[] = [
  ...languages.flatMap((lang) => textParts.map((part) => `${lang}.${part}` as const)),
  ...common,
];

export function partOf(content: PostContent, name: PartName): string | number | null {
  const [lang, part] = name.split('.') as [Lang, (typeof textParts)[number] | undefined];
  return part === undefined ? content[name as (typeof common)[number]] : content[lang][part];
}

/** The content with another value in one of its parts. */
export function withPart(content: PostContent, name: PartName, value: string | number | null): PostContent {
  const [lang, part] = name.split('.') as [Lang, (typeof textParts)[number] | undefined];
  return part === undefined
    ? { ...content, [name]: value }
    : { ...content, [lang]: { ...content[lang], [part]: value } };
}

/** How a post is made of parts. */
export const partsOfPost: PartsOf<PostContent, PartName, string | number | null> = {
  names: partNames,
  partOf,
  withPart,
};

/** What two people wrote from one beginning, put together. A post stays of the kind that it is. */
export function merged(base: PostContent, mine: PostContent, theirs: PostContent): Merged<PostContent, PartName> {
  return mergeParts(partsOfPost, { base, mine, theirs: { ...theirs, type: mine.type } });
}
