import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { contentSettings } from '../db/schema.ts';

/** Where the clinic reads what its forms collect (`inbox_email` of `settings.yaml`); null while no content is loaded. */
export async function inboxOf(db: Queryable): Promise<string | null> {
  const [row] = await db.select().from(contentSettings).where(eq(contentSettings.name, 'inbox_email'));
  return row?.value ?? null;
}
