import { clinicToday } from '@clinic/contracts/time';
import { ClinicError } from '../../http/errors.ts';
import type { PlannedPosts } from '../../http/site-preview.ts';
import type { Services } from '../../services.ts';
import { endsBeforeNewEdition, rowOf } from './publish.ts';
import * as repo from './repo.ts';

/**
 * How the posts of a time differ from those of now: what is scheduled until then is out, what expires and has no new edition
 * after that is gone. `draft` is a post that is shown as it is written, whatever becomes of it. What could not be published is
 * shown as it is now.
 */
export async function plannedPosts(
  { db, files }: Pick<Services, 'db' | 'files'>,
  at: Date,
  draft: number | null,
): Promise<PlannedPosts> {
  const [documents, expired] = await Promise.all([repo.plannedDocuments(db, at, draft), repo.expiredBy(db, at)]);
  const gone = new Set(expired.filter((id) => id !== draft));
  const rows: object[] = [];
  for (const document of documents.filter((one) => !gone.has(one.id) || endsBeforeNewEdition(one))) {
    const time = document.id === draft ? at : (document.publishAt ?? at);
    try {
      const { row } = await rowOf(db, files, document, clinicToday(time));
      const written = { id: document.id, viewsCount: document.viewsCount, createdAt: time, updatedAt: time };
      rows.push(repo.storedPost({ ...row, ...written }));
      gone.add(document.id);
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error;
    }
  }
  return { rows, gone: [...gone] };
}
