import { eq, sql } from 'drizzle-orm';
import { clinicToday } from '@clinic/contracts/time';
import { productFiles } from '../content/pictures.ts';
import type { Db, Tx } from '../db/database.ts';
import { demoLoads } from '../db/schema.ts';
import { clinicFolder, contentFolder } from './demo-folder.ts';
import { loadPatients, loadStaff } from './load-accounts.ts';
import { loadLeave } from './load-leave.ts';
import { loadModerationQueue } from './load-moderation-queue.ts';
import { loadQuestions } from './load-questions.ts';
import { loadVisits } from './load-visits.ts';

async function loadOnce(db: Db, part: string, now: Date, load: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    // Hundreds of long texts in one statement take more than a visitor's request may on a busy machine.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    const claimed = await tx
      .insert(demoLoads)
      .values({ part, loadedAt: now })
      .onConflictDoNothing()
      .returning({ part: demoLoads.part });
    if (claimed.length > 0) await load(tx);
  });
}

/** Only a start that has something to import pays for the importer and the parser of HTML behind it. */
async function importFolder(tx: Tx, folder: string, now: Date): Promise<void> {
  const { importContent } = await import('../content/import-content.ts');
  await importContent(tx, { folder, files: productFiles, now });
}

/**
 * Fills an empty database with the demo clinic of `api/demo/`. Each part is loaded once, and the database remembers which.
 * Days are counted from the day of loading.
 */
export async function loadDemo(db: Db, now: Date): Promise<void> {
  await loadOnce(db, 'clinic', now, async (tx) => {
    await importFolder(tx, clinicFolder, now);
    await loadLeave(tx, clinicToday(now));
  });
  await loadOnce(db, 'content', now, (tx) => importFolder(tx, contentFolder, now));
  await loadOnce(db, 'questions', now, (tx) => loadQuestions(tx, now));
  await loadOnce(db, 'patients', now, (tx) => loadPatients(tx, now));
  await loadOnce(db, 'desk', now, async (tx) => {
    await loadStaff(tx, now);
    await loadModerationQueue(tx, now);
  });

  const [done] = await db.select().from(demoLoads).where(eq(demoLoads.part, 'visits'));
  if (done) return;
  await loadVisits(db, now);
  await loadOnce(db, 'visits', now, () => Promise.resolve());
}
