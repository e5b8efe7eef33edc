import * as z from 'zod';
import { emailPattern } from '@clinic/contracts';
import { contentSettings } from '../../db/schema.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';

/** `settings.yaml`: where the clinic receives what its forms collect. */
export const ContentSettings = z.strictObject({
  inbox_email: z.string().regex(emailPattern, 'must be an e-mail address'),
});

/** Settings that editors own; one row for each. */
export const settings: Collection<z.infer<typeof ContentSettings>> = {
  unique: [],
  async write({ tx }, entries) {
    const rows = entries.flatMap(({ record }) => Object.entries(record).map(([name, value]) => ({ name, value })));
    await replaceRows(tx, contentSettings, contentSettings.name, rows);
  },
  async read(db) {
    const rows = await db.select().from(contentSettings);
    if (rows.length === 0) return [];
    return [{ id: 'settings', record: Object.fromEntries(rows.map(({ name, value }) => [name, value])) }];
  },
};
