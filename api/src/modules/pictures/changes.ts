import { createHash } from 'node:crypto';
import type { DescribePicture, LibraryPicture } from '@clinic/contracts/content/pictures';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { QueueFull, workQueue } from '../../work-queue.ts';
import { isInfected } from '../applications/virus-scan.ts';
import type { Editor } from '../content-desk/policy.ts';
import { auditingRefusals } from '../moderation/refusals.ts';
import { pictureAt } from './library.ts';
import { mayDelete, mayDescribe, mayWrite, uploadsFolder } from './policy.ts';
import { presentPicture } from './present.ts';
import type { SentFile } from './read-upload.ts';
import { refusedPicture } from './refusals.ts';
import * as repo from './repo.ts';
import type { RewrittenPicture } from './rewrite-picture.ts';
import { rewritePicture } from './rewrite-picture.ts';

/** Who asks for a change. */
export interface PictureCall {
  readonly editor: Editor;
  readonly requestId: string;
}

/** Unpacked, a picture takes a quarter of a gigabyte: one at a time, and few in line. */
const inTurn = workQueue({ atOnce: 1, mostWaiting: 8 });

async function rewritten(content: Buffer): Promise<RewrittenPicture> {
  try {
    return await inTurn.run(() => rewritePicture(content));
  } catch (error) {
    if (error instanceof QueueFull) throw new ClinicError('BUSY', { retryAfterSeconds: 5 });
    throw error;
  }
}

const longestName = 40;

/** What an address can have of the name of a file. */
function slugOf(name: string): string {
  const latin = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
  return latin === '' ? 'picture' : latin;
}

const fileOf = (path: string) => `images/${path}`;

/**
 * Takes a picture into the library. The same file again is the picture that is there.
 * @throws {ClinicError} FORBIDDEN, and why the file is none that the library takes
 */
export async function uploadPicture(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'files' | 'settings'>,
  { editor, requestId }: PictureCall,
  { name, content }: SentFile,
): Promise<{ picture: LibraryPicture; existed: boolean }> {
  const { db, clock, audit, files, settings } = services;
  const contentHash = createHash('sha256').update(content).digest();

  const same = await repo.pictureOfContent(db, contentHash);
  const before = same && (await pictureAt(db, files, same.path));
  if (before) return { picture: before.picture, existed: true };
  if (settings.scanner !== null && (await isInfected(settings.scanner, content))) throw refusedPicture('unsafe');
  const { content: stored, ending, width, height } = await rewritten(content);
  // A row whose file was lost gets it back.
  const path = same?.path ?? `${uploadsFolder}${slugOf(name)}-${contentHash.toString('hex').slice(0, 12)}.${ending}`;
  await files.write(fileOf(path), stored);
  const now = clock();
  await db.transaction(async (tx) => {
    const values = { path, contentHash, width, height, uploadedAt: now, uploadedBy: editor.userId };
    const id = await repo.insertPicture(tx, values);
    if (id === null) return;
    await audit.record(tx, {
      ...{ at: now, actor: editor, action: 'picture.uploaded', subject: `picture:${id}`, requestId },
    });
  });
  const row = (await repo.pictureOfContent(db, contentHash)) ?? (await repo.findPicture(db, path));
  if (row === undefined || row.path === path)
    return { picture: presentPicture(path, stored.length, 'uploaded', row), existed: false };
  // The same file came in under another name at the same moment.
  await files.remove(fileOf(path));
  return { picture: presentPicture(row.path, stored.length, 'uploaded', row), existed: true };
}

/**
 * Says what a picture shows, and which place of it stays in view.
 * @throws {ClinicError} FORBIDDEN, NOT_FOUND
 */
export function describePicture(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'files'>,
  { editor, requestId }: PictureCall,
  { path, alt_ar, alt_en, focal_x, focal_y }: DescribePicture,
): Promise<void> {
  const { db, clock, audit, files } = services;
  const named = { actor: editor, action: 'picture.described', subject: 'pictures', requestId };
  return auditingRefusals(services, named, async () => {
    if (!mayWrite(editor)) throw new ClinicError('FORBIDDEN');
    const found = await pictureAt(db, files, path);
    if (found === null) throw new ClinicError('NOT_FOUND');
    if (!mayDescribe(editor, found.row?.uploadedById ?? null)) throw new ClinicError('FORBIDDEN');
    await db.transaction(async (tx) => {
      const { id } = await repo.lockPicture(tx, path);
      const said = { altAr: alt_ar, altEn: alt_en, focalX: focal_x, focalY: focal_y };
      // What was not sent may be what somebody else writes at this moment.
      if (Object.values(said).every((value) => value === undefined)) return;
      await repo.updatePicture(tx, id, said);
      await audit.record(tx, { ...named, subject: `picture:${id}`, at: clock() });
    });
  });
}

/**
 * Deletes an uploaded picture that nothing shows.
 * @throws {ClinicError} FORBIDDEN, NOT_FOUND, and INVALID_TRANSITION while something shows it
 */
export function removePicture(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'files'>,
  { editor, requestId }: PictureCall,
  path: string,
): Promise<void> {
  const { db, clock, audit, files } = services;
  const named = { actor: editor, action: 'picture.deleted', subject: 'pictures', requestId };
  return auditingRefusals(services, named, async () => {
    if (!mayWrite(editor)) throw new ClinicError('FORBIDDEN');
    const found = await pictureAt(db, files, path);
    if (found === null) throw new ClinicError('NOT_FOUND');
    if (!mayDelete(editor, path, found.row?.uploadedById ?? null)) throw new ClinicError('FORBIDDEN');
    await db.transaction(async (tx) => {
      const { id } = await repo.lockPicture(tx, path);
      if ((await repo.usesOf(tx, path, null)).length > 0)
        throw new ClinicError('INVALID_TRANSITION', { errors: { path: ['desk.pictures.wrong.used'] } });
      await repo.deletePicture(tx, id);
      await audit.record(tx, { ...named, subject: `picture:${id}`, at: clock() });
    });
    // After the row: a file without one is a picture still, and can be deleted again.
    await files.remove(fileOf(path));
  });
}
