import type { Lang } from '@clinic/contracts';
import { languages } from '@clinic/contracts';
import type { IssueContent } from '@clinic/contracts/content/newsletter-issues';
import { issueParts } from '@clinic/contracts/content/newsletter-issues';
import type { PartsOf } from '../../../../parts/desk/merge-parts.ts';
import { mergeParts } from '../../../../parts/desk/merge-parts.ts';

type Part = (typeof issueParts)[number];

/** A part of an issue that is written by itself: `ar.subject`. */
export type IssuePartName = `${Lang}.${Part}`;

const split = (name: IssuePartName) => name.split('.') as [Lang, Part];

/** How an issue is made of parts. */
export const partsOfIssue: PartsOf<IssueContent, IssuePartName, string> = {
  names: languages.flatMap((lang) => issueParts.map((part) => `${lang}.${part}` as const)),
  partOf: (content, name) => {
    const [lang, part] = split(name);
    return content[lang][part];
  },
  withPart: (content, name, value) => {
    const [lang, part] = split(name);
    return { ...content, [lang]: { ...content[lang], [part]: value } };
  },
};

/** What two people wrote from one beginning, put together. */
export const mergedIssue = (base: IssueContent, mine: IssueContent, theirs: IssueContent) =>
  mergeParts(partsOfIssue, { base, mine, theirs });
