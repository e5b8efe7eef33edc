import * as z from 'zod';
import { asc, eq } from 'drizzle-orm';
import { camelKeys, snakeKeys } from '../../db/field-names.ts';
import { awarenessRules as table, specialties } from '../../db/schema.ts';
import { checkRule, RuleInvalid } from '../awareness-rules.ts';
import type { Collection } from '../collection.ts';
import { replaceRows } from '../replace-rows.ts';
import { EnglishSlug, Text } from '../fields.ts';
import { say } from '../mistakes.ts';

/** `awareness-rules.yaml` (Q1). The rule language is in `docs/requirements.md`, section 4. */
export const AwarenessRuleRecord = z.strictObject({
  id: EnglishSlug,
  name: Text,
  name_arabic: Text,
  duration_type: z.enum(['day', 'week', 'month']),
  rule: Text,
  weight: z.int().default(0),
  valid_from_year: z.int().nullable().default(null),
  valid_to_year: z.int().nullable().default(null),
  /** English slug of the speciality that it leads to. */
  specialty: EnglishSlug.nullable().default(null),
  active: z.boolean().default(true),
  /** `sure`, `?` unsure, `c` a campaign of the clinic. */
  confidence: z.string().default('sure'),
});

function wrongWith(rule: string): string | null {
  try {
    checkRule(rule);
    return null;
  } catch (error) {
    if (error instanceof RuleInvalid) return error.message;
    throw error;
  }
}

/** Rules of awareness days, weeks and months (Q1), by id. */
export const awarenessRules: Collection<z.infer<typeof AwarenessRuleRecord>> = {
  unique: [['id']],
  async write({ tx, refuse }, entries) {
    const known = await tx.select({ slug: specialties.slugEn, id: specialties.id }).from(specialties);
    const specialtyIds = new Map(known.map(({ slug, id }) => [slug, id]));
    const rows = entries.map((entry) => {
      const { specialty, ...record } = entry.record;
      const wrong = wrongWith(record.rule);
      if (wrong !== null) refuse(entry, ['rule'], wrong);
      const linked = specialty === null ? null : specialtyIds.get(specialty);
      if (linked === undefined) refuse(entry, ['specialty'], say('noSpeciality', String(specialty)));
      return { ...camelKeys(record), linkSpecialtyId: linked ?? null };
    });
    await replaceRows(tx, table, table.id, rows);
  },
  async read(db) {
    const rows = await db
      .select({ rule: table, specialty: specialties.slugEn })
      .from(table)
      .leftJoin(specialties, eq(specialties.id, table.linkSpecialtyId))
      .orderBy(asc(table.id));
    return rows.map(({ rule, specialty }) => ({ id: rule.id, record: { ...snakeKeys(rule), specialty } }));
  },
};
