import { lockContent } from '../../db/advisory-locks.ts';
import { dayMs } from '../../durations.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { subjectOf } from './document-change.ts';
import type { Publication } from './publish.ts';
import { endsBeforeNewEdition, expireDocument, publishDocument } from './publish.ts';
import * as repo from './repo.ts';

type ClockServices = Pick<Services, 'db' | 'clock' | 'audit' | 'files'>;

/** How long something stays in the recycle bin. */
const daysInBin = 30;

async function onDocument(
  { db, clock, audit }: ClockServices,
  id: number,
  {
    action,
    isDue,
    publishes = false,
  }: { action: string; isDue: (document: repo.DocumentRow, now: Date) => boolean; publishes?: boolean },
  work: (publication: Publication) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    if (publishes) await lockContent(tx);
    const document = await repo.lockDocument(tx, id, 'job');
    // Done, or put off, by somebody else meanwhile.
    if (!document || document.deletedAt !== null || !isDue(document, now)) return;
    await work({ tx, document, published: await repo.publishedContent(tx, id), now, userId: null });
    await audit.record(tx, { at: now, actor: null, action, subject: subjectOf(id), requestId: 'clock' });
  });
}

const isToPublish = ({ publishAt }: repo.DocumentRow, now: Date) => publishAt !== null && publishAt <= now;
const isToExpire = ({ expiresAt }: repo.DocumentRow, now: Date) => expiresAt !== null && expiresAt <= now;

/** Where both times have passed since the last run, the end of the former edition is not that of the new one. */
async function publishScheduled(files: Services['files'], publication: Publication): Promise<void> {
  const { tx, document } = publication;
  await publishDocument(files, publication);
  if (endsBeforeNewEdition(document)) await repo.updateDocument(tx, document.id, { expiresAt: null });
}

/** A post that cannot be published any more, for want of a picture for example, goes back to its writers. */
async function publishDue(services: ClockServices, id: number): Promise<void> {
  try {
    const named = { action: 'post.published', isDue: isToPublish, publishes: true };
    await onDocument(services, id, named, (publication) => publishScheduled(services.files, publication));
  } catch (error) {
    if (!(error instanceof ClinicError)) throw error;
    await onDocument(services, id, { action: 'post.not-published', isDue: isToPublish }, ({ tx, now }) =>
      repo.updateDocument(tx, id, { state: 'draft', publishAt: null, updatedAt: now }),
    );
  }
}

/**
 * Publishes what is due and takes off the site what has expired. It may run at any time on several servers: each post is
 * locked while its time is looked at. `onError` receives the error of a post; the others go on.
 */
export async function keepPostTimes(services: ClockServices, onError: (error: unknown) => void): Promise<void> {
  const now = services.clock();
  for (const id of await repo.duePosts(services.db, 'publishAt', now)) await publishDue(services, id).catch(onError);
  for (const id of await repo.duePosts(services.db, 'expiresAt', now)) {
    await onDocument(services, id, { action: 'post.expired', isDue: isToExpire }, expireDocument).catch(onError);
  }
}

/** Empties the recycle bin of what has been in it for long, and forgets previews that have run out. */
export async function tidyContentDesk({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await repo.emptyBin(db, new Date(now.getTime() - daysInBin * dayMs));
  await repo.forgetPreviews(db, now);
}
