import * as z from 'zod';
import type { ContentRecord, RecordCollection } from '@clinic/contracts/content/records';
import { surveyFile } from './collections/surveys.ts';
import { EnglishSlug } from './fields.ts';
import { registry } from './registry.ts';
import type { StoredRecord } from './stored-records.ts';

/** How a collection is edited in the browser, besides what its records are. */
export interface EditedCollection {
  /**
   * What a record is known by: a field of it, the name of its file (which the editor shows as the field `slug`), its place in
   * the list, or nothing where there is one record. `named` makes the id of a record of the field where these differ.
   */
  readonly key: { readonly field: string; readonly named?: (value: unknown) => string } | 'file' | 'place' | 'single';
  /** Whether records may come, go, and change places. */
  readonly changes: readonly ('add' | 'remove' | 'order')[];
  /** Fields that are edited elsewhere, with what a new record has. */
  readonly elsewhere: Readonly<Record<string, unknown>>;
  /** Whether addresses may change, because former ones lead on to the record. */
  readonly movable?: true;
}

const keyed = (field: string, ...changes: EditedCollection['changes']): EditedCollection => ({
  ...{ key: { field }, changes, elsewhere: {} },
});
const placed: EditedCollection = { key: 'place', changes: ['add', 'remove', 'order'], elsewhere: {} };
/** What has a place in the program that shows it does not come and go. */
const filed: EditedCollection = { key: 'file', changes: [], elsewhere: {} };

/** The collections that are edited in the browser. Articles and news have a desk of their own. */
export const editedCollections: Readonly<Record<RecordCollection, EditedCollection>> = {
  settings: { key: 'single', changes: [], elsewhere: {} },
  specialties: keyed('slug_en', 'add', 'remove'),
  branches: keyed('slug', 'add', 'remove', 'order'),
  // Weekly hours are those of the schedules, with the visits that were booked in them. Who leaves is removed.
  doctors: { ...keyed('id', 'add', 'remove'), elsewhere: { slot_minutes: 30, kinds: [], hours: [], active: true } },
  categories: keyed('slug_en', 'add', 'remove', 'order'),
  pages: filed,
  'extra-pages': { ...keyed('id', 'add', 'remove'), movable: true },
  hours: keyed('id', 'add', 'remove', 'order'),
  slides: placed,
  services: placed,
  treatments: keyed('slug', 'add', 'remove', 'order'),
  'skin-tips': keyed('slug_en', 'add', 'remove'),
  offers: keyed('slug', 'add', 'remove', 'order'),
  packages: keyed('slug_en', 'add', 'remove'),
  partners: keyed('slug', 'add', 'remove', 'order'),
  reviews: placed,
  jobs: keyed('slug', 'add', 'remove'),
  'referral-options': keyed('value', 'add', 'remove', 'order'),
  // People may have answered one: it is closed by its own field.
  surveys: { ...keyed('id', 'add'), key: { field: 'id', named: surveyFile } },
  assessments: { ...filed, changes: ['add', 'remove'] },
  'awareness-rules': keyed('id', 'add', 'remove'),
  notices: keyed('id', 'add', 'remove'),
  terms: keyed('id', 'add', 'remove'),
};

/** What the editor in the browser may send of a record. */
export function editedSchema(collection: RecordCollection): z.ZodObject<z.ZodRawShape> {
  const { key, elsewhere } = editedCollections[collection];
  const { shape } = registry[collection].record;
  const own = Object.entries(shape).filter(([name]) => !Object.hasOwn(elsewhere, name));
  return z.strictObject({ ...(key === 'file' && { slug: EnglishSlug }), ...Object.fromEntries(own) });
}

/** What of a stored record is edited in the browser. */
export function editedPart(collection: RecordCollection, { id, record }: StoredRecord): ContentRecord {
  const { key, elsewhere } = editedCollections[collection];
  const own = Object.entries(record).filter(([name]) => !Object.hasOwn(elsewhere, name));
  return { ...(key === 'file' && { slug: id }), ...Object.fromEntries(own) };
}
