import * as z from 'zod';
import { emailPattern } from '@clinic/contracts';
import type { Queryable } from '../../db/database.ts';
import { contentSettings, doctors } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { say } from '../mistakes.ts';

/** `settings.yaml`: where the clinic receives what its forms collect, and what the home page shows besides its lists. */
export const ContentSettings = z.strictObject({
  inbox_email: z.string().regex(emailPattern, say('email')),
  /** Id of the doctor at the top of the home page (S39); nobody is there without it. */
  featured_doctor: z.int().positive().nullable().default(null),
  /** Whether patients may pay in four parts without interest (S48); the home page says nothing of it otherwise. */
  instalments: z.boolean().default(false),
});

type Settings = z.infer<typeof ContentSettings>;

async function readSettings(db: Queryable): Promise<Settings | null> {
  const rows = await db.select().from(contentSettings);
  if (rows.length === 0) return null;
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const featured = stored.get('featured_doctor');
  return {
    inbox_email: stored.get('inbox_email') ?? '',
    featured_doctor: featured === undefined ? null : Number(featured),
    instalments: stored.get('instalments') === 'true',
  };
}

/** Settings that editors own; one row for each that is set. */
export const settings: Collection<Settings> = {
  unique: [],
  async write({ tx, refuse, atTheEnd }, entries) {
    const rows = entries.flatMap(({ record }) =>
      Object.entries(record).flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
    );
    await replaceRows(tx, contentSettings, contentSettings.name, rows);
    // Doctors of the same folder are stored later.
    atTheEnd(async () => {
      const ids = new Set((await tx.select({ id: doctors.id }).from(doctors)).map(({ id }) => id));
      for (const entry of entries) {
        const id = entry.record.featured_doctor;
        if (id !== null && !ids.has(id)) refuse(entry, ['featured_doctor'], say('noDoctor', id));
      }
    });
  },
  async read(db) {
    const record = await readSettings(db);
    return record === null ? [] : [{ id: 'settings', record }];
  },
};
