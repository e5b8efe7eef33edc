import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of columns that tables share. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
export const instantRange = customType<{ data: string; driverData: string }>({ dataType: () => 'tstzrange' });
export const searchVector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
export const reference = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const idList = (name: string) =>
  bigint(name, { mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`);
