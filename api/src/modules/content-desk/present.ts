import { isDeepStrictEqual } from 'node:util';
import type { DeskPost, DeskPostDetails, PostContent, PostRevision } from '@clinic/contracts/content/desk';
import type { ListedPost } from './list-repo.ts';
import type { Editor, LanguageFacts, PostFacts } from './policy.ts';
import { isOwn, languageState, openActions, rightsOf } from './policy.ts';
import type { DocumentRow, RevisionRow } from './repo.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

const languagesOf = (facts: LanguageFacts) => ({ ar: languageState('ar', facts), en: languageState('en', facts) });

/** Where the languages of a listed working copy are. */
export const languagesOfListed = (
  row: Pick<ListedPost, 'state' | 'outdated' | 'current' | 'changedAr' | 'changedEn' | 'emptyAr' | 'emptyEn'>,
) =>
  languagesOf({
    ...{ state: row.state, outdated: row.outdated, current: row.current },
    changed: { ar: row.changedAr, en: row.changedEn },
    empty: { ar: row.emptyAr, en: row.emptyEn },
  });

/** A post as a list of the desk shows one. */
export function presentListed(row: ListedPost): DeskPost {
  return {
    id: row.id,
    type: row.type,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    state: row.state,
    languages: languagesOfListed(row),
    machine_translated: row.machineTranslated.filter((lang) => !(lang === 'ar' ? row.emptyAr : row.emptyEn)),
    live: row.live,
    publish_at: instant(row.publishAt),
    expires_at: instant(row.expiresAt),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    version: row.version,
  };
}

const isEmpty = ({ title, html }: PostContent['ar']) => title === '' || html === '';

/** Languages with a text of a machine that nobody has confirmed. */
export const unconfirmedIn = ({ machineTranslated, content }: Pick<DocumentRow, 'machineTranslated' | 'content'>) =>
  machineTranslated.filter((lang) => !isEmpty(content[lang]));

/** Where the languages of a working copy are, beside what visitors see. */
export function languagesOfDocument(document: DocumentRow, published: PostContent | null): DeskPost['languages'] {
  const { content, state, outdated, current } = document;
  const changed = (lang: 'ar' | 'en') => !isDeepStrictEqual(content[lang], published?.[lang]);
  return languagesOf({
    ...{ state, outdated, current },
    changed: { ar: changed('ar'), en: changed('en') },
    empty: { ar: isEmpty(content.ar), en: isEmpty(content.en) },
  });
}

/** What the policy has to know of a working copy. */
export function factsOf(document: DocumentRow, published: PostContent | null, coversLive: boolean): PostFacts {
  const languages = languagesOfDocument(document, published);
  return {
    ...{ state: document.state, type: document.type, writers: document.writers },
    live: published !== null,
    deleted: document.deletedAt !== null,
    hasReviewer: document.content.reviewer !== null,
    coversLive,
    outdated: Object.values(languages).includes('outdated'),
  };
}

export const presentRevision = ({ number, reason, createdAt, by }: RevisionRow): PostRevision => ({
  ...{ number, reason, by },
  at: createdAt.toISOString(),
});

/** A post, whole. */
export function presentDetails(
  editor: Editor,
  { document, updatedBy, facts }: { document: DocumentRow; updatedBy: string | null; facts: PostFacts },
  published: PostContent | null,
  revisions: readonly RevisionRow[],
): DeskPostDetails {
  const { content, deletedAt } = document;
  return {
    ...{ id: document.id, type: document.type, state: document.state, version: document.version },
    ...{ title_ar: content.ar.title, title_en: content.en.title, content, published, note: document.note },
    languages: languagesOfDocument(document, published),
    machine_translated: unconfirmedIn(document),
    live: published !== null,
    publish_at: instant(document.publishAt),
    expires_at: instant(document.expiresAt),
    deleted_at: instant(deletedAt),
    updated_at: document.updatedAt.toISOString(),
    updated_by: updatedBy,
    revisions: revisions.map(presentRevision),
    actions: openActions(editor, facts),
    may_write: rightsOf(editor.role).write && deletedAt === null,
    own: isOwn(editor, facts),
  };
}
