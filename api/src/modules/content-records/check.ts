import type { ContentRecord, RecordCollection, RecordMistake } from '@clinic/contracts/content/records';
import type * as z from 'zod';
import type { FieldPath } from '../../content/collection.ts';
import { editedCollections, editedSchema } from '../../content/edited-collections.ts';
import { mistakeSaid } from '../../content/mistakes.ts';
import { allPictures } from '../../content/pictures.ts';
import { schemaMistakes } from '../../content/schema-mistakes.ts';
import { ClinicError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';

/** Something wrong with a record; an empty path is about all of it. */
export interface RecordFault {
  readonly path: FieldPath;
  readonly mistake: RecordMistake;
}

/** Refuses a record with everything that is wrong with it, each at its field. */
export function refusal(faults: readonly RecordFault[]): ClinicError {
  const errors: Record<string, string[]> = {};
  for (const { path, mistake } of faults)
    (errors[['record', ...path].join('.')] ??= []).push(`records.wrong.${mistake}`);
  return new ClinicError('VALIDATION', { errors });
}

const longest = { html: 100_000, text: 10_000 } as const;
const mostParts = 200;

/** Texts and lists that are longer than any that a page shows. */
function oversized(value: unknown, path: FieldPath = []): RecordFault[] {
  const field = String(path.at(-1) ?? '');
  if (typeof value === 'string')
    return value.length > longest[field.includes('_html_') ? 'html' : 'text'] ? [{ path, mistake: 'tooLong' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > mostParts) return [{ path, mistake: 'tooLong' }];
  const inner = Array.isArray(value) ? value.map((one, place) => [place, one] as const) : Object.entries(value);
  return inner.flatMap(([name, one]) => oversized(one, [...path, name]));
}

const boundMistakes: Readonly<Record<string, (isList: boolean) => RecordMistake>> = {
  too_small: (isList) => (isList ? 'tooFew' : 'tooSmall'),
  too_big: (isList) => (isList ? 'tooLong' : 'tooLarge'),
};

const valueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>((from, step) => (from as Record<string, unknown> | null | undefined)?.[step], value);

/** What an issue says in words that have a meaning; of alternatives, the first that does. */
function mistakeOf(issue: z.core.$ZodIssue, what: string): RecordMistake {
  const messages = issue.code === 'invalid_union' ? issue.errors.flat().map(({ message }) => message) : [what];
  const said = messages.map(mistakeSaid).find((mistake) => mistake !== 'invalid');
  if (said !== undefined) return said;
  return boundMistakes[issue.code]?.('origin' in issue && issue.origin === 'array') ?? 'invalid';
}

/** What a schema finds wrong. A field that is empty and has to be filled is missing, whatever else is said of it. */
function faultsOf(error: z.ZodError, value: unknown): RecordFault[] {
  const faults = error.issues.flatMap((issue) =>
    schemaMistakes({ issues: [issue] }, value).map(({ path, what }): RecordFault => {
      const found = valueAt(value, path);
      const isMissing = found === undefined || found === null || found === '';
      return { path, mistake: isMissing ? 'required' : mistakeOf(issue, what) };
    }),
  );
  const seen = new Set<string>();
  return faults.filter(({ path }) => !seen.has(path.join('.')) && seen.add(path.join('.')));
}

/**
 * A record as it may be stored, and what was taken out of its HTML.
 * @throws {ClinicError} VALIDATION with everything that is wrong with it by itself
 */
export async function checkedRecord(
  { files }: Pick<Services, 'files'>,
  collection: RecordCollection,
  written: ContentRecord,
): Promise<{ record: Record<string, unknown>; file: string; removed: string[] }> {
  const tooBig = oversized(written);
  if (tooBig.length > 0) throw refusal(tooBig);
  const parsed = editedSchema(collection).safeParse(written);
  if (!parsed.success) throw refusal(faultsOf(parsed.error, written));
  // The parser of HTML is a third of all that the server loads: it comes with the first record that somebody saves.
  const { checkRecord } = await import('../../content/check-record.ts');
  const pictures = new Set(await allPictures(files));
  const faults: RecordFault[] = [];
  const removed: string[] = [];
  const checked = checkRecord(parsed.data, {
    mistake: (path, what) => faults.push({ path, mistake: mistakeSaid(what) }),
    removed: (_path, parts) => removed.push(...parts),
    hasPicture: (path) => pictures.has(path),
  });
  if (faults.length > 0) throw refusal(faults);
  const { key } = editedCollections[collection];
  const record = checked as Record<string, unknown>;
  if (key !== 'file') return { record, file: '', removed: [...new Set(removed)] };
  const { slug, ...own } = record;
  return { record: own, file: String(slug), removed: [...new Set(removed)] };
}
