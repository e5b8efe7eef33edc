import * as z from 'zod';

/** What a backup says of itself: its last entry, as JSON. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  product_version: z.string(),
  engine: z.enum(['pglite', 'postgresql']),
  /** Major version of the database: PostgreSQL's own, or the one that the embedded database is built from. */
  engine_major: z.int().positive(),
  /** The newest migration that the database has. */
  schema_version: z.string(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** SHA-256 of each file, in hexadecimal, by its name in the backup. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.infer<typeof Manifest>;

/** What the database itself tells. */
export type DatabaseFacts = Pick<Manifest, 'engine' | 'engine_major' | 'schema_version' | 'rows'>;

/** Name of the manifest in the archive. */
export const manifestName = 'manifest.json';

/** Name of the dump of PostgreSQL in the archive. */
export const dumpName = 'database.dump';

/** Folder of the embedded database's files in the archive, as in the data folder. */
export const embeddedFolder = 'db';

/** Folders of the store of files: CVs and imported pictures. */
export const fileFolders = ['applications', 'images'] as const;

/** One line about a backup, for whoever reads the log of its timer. */
export function summaryOf({ made_at, product_version, engine, schema_version, rows, files }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const tables = `${Object.keys(rows).length} tables with ${total} rows, ${Object.keys(files).length} files`;
  return `${engine}, ${schema_version}, product ${product_version}, made ${made_at}: ${tables}`;
}
