import type { PostContent } from '@clinic/contracts/content/desk';
import { missingParts, needsReview } from '@clinic/contracts/content/desk';
import { clinicToday } from '@clinic/contracts/time';
import { EnglishSlug } from '../../content/fields.ts';
import { hasPicture, picturesIn } from '../../content/pictures.ts';
import { postRow } from '../../content/post-row.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { ClinicError, invalidField } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { checkLinksOf } from './check-links.ts';
import { languagesOfDocument, unconfirmedIn } from './present.ts';
import * as repo from './repo.ts';

/** Refuses what has no place for visitors yet, each part by name, and an English address that an import would refuse. */
export function assertComplete(content: PostContent): void {
  const wrong = Object.fromEntries(missingParts(content).map((part) => [`content.${part}`, ['validation.required']]));
  const { slug } = content.en;
  if (slug.trim() !== '' && !EnglishSlug.safeParse(slug).success) wrong['content.en.slug'] = ['validation.invalid'];
  if (Object.keys(wrong).length > 0) throw new ClinicError('VALIDATION', { errors: wrong });
}

/**
 * Refuses a text of a machine that nobody has confirmed, by its language.
 * @throws {ClinicError} VALIDATION
 */
export function assertConfirmed(document: repo.DocumentRow): void {
  const unconfirmed = unconfirmedIn(document);
  if (unconfirmed.length === 0) return;
  throw new ClinicError('VALIDATION', {
    errors: Object.fromEntries(unconfirmed.map((lang) => [`content.${lang}.html`, ['desk.wrong.machine']])),
  });
}

async function assertReferences(db: Queryable, files: Services['files'], content: PostContent): Promise<number> {
  const categoryId = await repo.categoryIdOf(db, content.category);
  if (categoryId === null) throw invalidField('content.category', 'validation.invalid');
  if (content.reviewer !== null && !(await repo.isDoctor(db, content.reviewer)))
    throw invalidField('content.reviewer', 'validation.invalid');
  if (!(await hasPicture(files, content.image))) throw invalidField('content.image', 'validation.invalid');
  for (const lang of ['ar', 'en'] as const) {
    for (const picture of picturesIn(content[lang].html)) {
      if (!(await hasPicture(files, picture))) throw invalidField(`content.${lang}.html`, 'desk.wrong.noPicture');
    }
  }
  return categoryId;
}

/** What a publication works on, of a person or by the clock. */
export interface Publication {
  readonly tx: Tx;
  readonly document: repo.DocumentRow;
  readonly published: PostContent | null;
  readonly now: Date;
  /** Whoever does it; null for the clock. */
  readonly userId: number | null;
}

/** Refuses an address that another post on the site has in either language: whoever opens it gets one of them. */
async function assertOwnAddresses(tx: Tx, id: number, { slugAr, slugEn }: ReturnType<typeof postRow>): Promise<void> {
  const taken = await repo.addressesOfOthers(tx, id, [slugAr, slugEn]);
  const lang = taken.has(slugAr) ? 'ar' : taken.has(slugEn) ? 'en' : null;
  if (lang !== null) throw invalidField(`content.${lang}.slug`, 'desk.wrong.taken');
}

/**
 * What visitors would get of a working copy that is published on a day of the clinic.
 * @throws {ClinicError} VALIDATION
 */
export async function rowOf(
  db: Queryable,
  files: Services['files'],
  document: Pick<repo.DocumentRow, 'content'>,
  today: string,
): Promise<{ content: PostContent; row: ReturnType<typeof postRow> }> {
  const publishedOn = document.content.published_on ?? today;
  const content = { ...document.content, published_on: publishedOn };
  assertComplete(content);
  if (needsReview(content.type) && content.reviewer === null)
    throw invalidField('content.reviewer', 'validation.required');
  const categoryId = await assertReferences(db, files, content);
  return { content, row: postRow(content, { categoryId, publishedOn }) };
}

/**
 * Makes the working copy what visitors see, and keeps it as a revision. A language that was not changed with the other one is
 * outdated from then on. The transaction holds the lock of the content, which it took before that of the working copy.
 * @throws {ClinicError} VALIDATION
 */
export async function publishDocument(files: Services['files'], publication: Publication): Promise<void> {
  const { tx, document, published, now, userId } = publication;
  const { content, row } = await rowOf(tx, files, document, clinicToday(now));
  assertConfirmed(document);
  const languages = languagesOfDocument(document, published);
  await assertOwnAddresses(tx, document.id, row);
  await repo.storePost(tx, document.id, row, document.viewsCount);
  await checkLinksOf(tx, { id: document.id, htmlAr: content.ar.html, htmlEn: content.en.html }, now);
  await repo.updateDocument(tx, document.id, {
    // As it is stored: an address in composed, small letters.
    content: (await repo.publishedContent(tx, document.id)) ?? content,
    state: 'published',
    outdated: (['ar', 'en'] as const).filter((lang) => languages[lang] === 'outdated'),
    ...{
      current: [],
      writers: [],
      machineTranslated: [],
      edited: true,
      note: null,
      publishAt: null,
      expiredAt: null,
      updatedAt: now,
    },
    ...(userId === null ? {} : { updatedBy: userId }),
  });
  await repo.insertRevision(tx, document.id, { reason: 'published', content, createdAt: now, createdBy: userId });
}

async function takeOffSite(
  { tx, document, now }: Publication,
  values: Parameters<typeof repo.updateDocument>[2],
): Promise<void> {
  const views = await repo.removePost(tx, document.id);
  await repo.updateDocument(tx, document.id, {
    ...{ edited: true, expiresAt: null, updatedAt: now, ...values },
    ...(views === null ? {} : { viewsCount: views }),
  });
}

/** What becomes of a working copy that is not to be published. */
const laidAside = { state: 'draft', publishAt: null } as const;

/** Takes a post off the site; its working copy, id and views stay. */
export const unpublishDocument = (publication: Publication): Promise<void> =>
  takeOffSite(publication, { ...laidAside, expiredAt: null });

/** Takes a post whose time has come off the site. A new edition that waits for its review or its own time goes on waiting. */
export const expireDocument = (publication: Publication): Promise<void> =>
  takeOffSite(publication, {
    ...(publication.document.state === 'published' ? laidAside : {}),
    expiredAt: publication.now,
  });

/** Whether the end of a post is that of the edition on the site, after which a new one is published. */
export const endsBeforeNewEdition = ({ publishAt, expiresAt }: repo.DocumentRow): boolean =>
  publishAt !== null && expiresAt !== null && expiresAt < publishAt;
