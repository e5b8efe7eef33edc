/**
 * The messages of the editor of the site's content: offers, doctors, opening hours and everything else that a content folder
 * has, but for articles and news, which have a desk of their own. Only the editor's own screens load them.
 */
import { dataOf, IdText, Instant, z } from '@clinic/contracts';

/** The collections that are edited in the browser, in the groups in which the editor shows them. */
export const recordGroups = {
  offers: ['offers', 'packages', 'treatments', 'notices'],
  clinic: ['doctors', 'specialties', 'branches', 'hours', 'jobs'],
  home: ['slides', 'services', 'reviews', 'partners'],
  texts: ['pages', 'extra-pages', 'skin-tips', 'categories', 'awareness-rules', 'terms'],
  forms: ['surveys', 'assessments', 'referral-options', 'settings'],
} as const;
export const recordCollections = [
  ...recordGroups.offers,
  ...recordGroups.clinic,
  ...recordGroups.home,
  ...recordGroups.texts,
  ...recordGroups.forms,
] as const;
export type RecordCollection = (typeof recordCollections)[number];
export const RecordCollection = z.enum(recordCollections);

/** What a field is called; texts in two languages have one name. A test compares them with the records. */
export const recordFieldNames = [
  ...([
    'active',
    'address',
    'answer',
    'audience',
    'avoid',
    'bio',
    'body',
    'button_link',
    'button_text',
    'city',
  ] as const),
  ...(['closes_on', 'confidence', 'cta', 'cta_link', 'cta_text', 'date', 'days', 'department', 'description'] as const),
  ...(['description_html', 'discount_percent', 'doctor', 'duration_type', 'duties', 'ends_on', 'exclusive'] as const),
  ...([
    'featured',
    'featured_doctor',
    'gender',
    'given_answer',
    'groups',
    'heading',
    'hours',
    'icon',
    'id',
    'image',
  ] as const),
  ...(['inbox_email', 'instalments', 'intro', 'items', 'job_titles', 'jumps', 'kind', 'label', 'latitude'] as const),
  ...(['lead', 'licence_no', 'link', 'longitude', 'map_url', 'minutes', 'mobile_image', 'name'] as const),
  ...([
    'name_arabic',
    'name_english',
    'next_question',
    'note',
    'number',
    'on',
    'open',
    'opens',
    'options',
    'order',
    'other_answer',
    'own_answers',
    'phone',
  ] as const),
  ...(['place', 'posted_on', 'preparation', 'price', 'price_before', 'question', 'questions', 'rating'] as const),
  ...(['required', 'requirements', 'results', 'rule', 'score', 'scroll_to', 'secondary_button_link'] as const),
  ...(['secondary_button_text', 'sections', 'services', 'slug', 'specialties', 'specialty'] as const),
  ...([
    'spoken_languages',
    'starts_on',
    'style',
    'styled',
    'subtitle',
    'summary',
    'term',
    'text',
    'title',
    'tone',
  ] as const),
  ...(['type', 'up_to', 'urgent', 'urgent_question', 'valid_from', 'valid_from_year', 'valid_to'] as const),
  ...(['valid_to_year', 'value', 'web_image', 'weight', 'years_of_experience'] as const),
] as const;
export type RecordFieldName = (typeof recordFieldNames)[number];

/** What a field with a few values can hold. */
export const recordChoices = [
  ...(['female', 'male', 'deep', 'soft', 'sand', 'chat', 'contact', 'link', 'full-time', 'part-time'] as const),
  ...(['contract', 'freelance', 'rating', 'choice', 'choices', 'text', 'good', 'watch', 'act'] as const),
  ...(['day', 'week', 'month'] as const),
] as const;
export type RecordChoice = (typeof recordChoices)[number];

/** How a field is edited. `parts` is a list of objects, whose fields follow with its path before theirs. */
export const recordFieldKinds = [
  ...(['text', 'paragraphs', 'html', 'slug', 'number', 'yes-no', 'day', 'time', 'choice', 'picture', 'link'] as const),
  ...(['email', 'weekdays', 'reference', 'references', 'texts', 'parts', 'answer', 'question'] as const),
] as const;

/** Collections that fields of others refer to. */
export const referredCollections = ['doctors', 'specialties'] as const;

const Bound = z.nullable(z.number());
export const RecordField = z.object({
  /** Names with dots between them: `questions.options.label`. */
  path: z.string(),
  name: z.enum(recordFieldNames),
  kind: z.enum(recordFieldKinds),
  /** Whether it is two fields, with `_ar` and `_en` behind the name. */
  bilingual: z.boolean(),
  /** What it holds when it is left empty; null where it must be filled. */
  empty: z.nullable(z.enum(['null', 'text', 'absent'])),
  /** Whether it stays as it is once the record is there. */
  fixed: z.boolean(),
  choices: z.array(z.enum(recordChoices)),
  refers_to: z.nullable(z.enum(referredCollections)),
  /** Of a number. */
  whole: z.boolean(),
  least: Bound,
  most: Bound,
});
export type RecordField = z.infer<typeof RecordField>;

/** A record as a content folder has it, field by field; what it may hold depends on its collection. */
export const ContentRecord = z.record(z.string(), z.unknown());
export type ContentRecord = z.infer<typeof ContentRecord>;

const count = z.int().check(z.minimum(0));

/** What the caller may do with a collection. */
const RecordRights = z.object({ edit: z.boolean(), add: z.boolean(), remove: z.boolean(), order: z.boolean() });
export type RecordRights = z.infer<typeof RecordRights>;

/** `GET /api/content-records`: the collections that the caller may read. */
export const RecordCollectionsResponse = dataOf(
  z.array(z.object({ collection: RecordCollection, count, may_edit: z.boolean() })),
);

const Version = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'validation.invalid'));
const RecordId = z.string().check(z.minLength(1), z.maxLength(120));

export const CollectionParams = z.object({ collection: RecordCollection });
export const RecordParams = z.object({ collection: RecordCollection, id: RecordId });

export const ListedRecord = z.object({ id: z.string(), title_ar: z.string(), title_en: z.string() });
export type ListedRecord = z.infer<typeof ListedRecord>;

/** Fewest letters that records are searched by. */
export const leastRecordSearch = 3;
/** `GET /api/content-records/search`: records of every collection that the caller may read by their titles, at most ten. */
export const RecordSearch = z.object({
  search: z.string().check(z.trim(), z.minLength(leastRecordSearch, 'validation.tooShort'), z.maxLength(100)),
});
export const RecordsFound = dataOf(z.array(z.extend(ListedRecord, { collection: RecordCollection })));

/** `GET /api/content-records/{collection}`: its records in the order of the site. */
export const RecordListResponse = dataOf(
  z.object({
    records: z.array(ListedRecord),
    /** Those that were closed and can come back: doctors who left. */
    closed: z.optional(z.array(ListedRecord)),
    /** Of which records there are, and in which order. */
    version: Version,
    may: RecordRights,
  }),
);

/** `GET /api/content-records/{collection}/form`: how its records are edited; `returning` is one that was closed. */
export const RecordFormQuery = z.object({ returning: z.optional(RecordId) });
export const RecordFormResponse = dataOf(
  z.object({
    fields: z.array(RecordField),
    /** What a new record begins with, or what the returning one held. */
    blank: ContentRecord,
    /** What fields may refer to: the value to store, and how it is called. */
    references: z.record(
      z.enum(referredCollections),
      z.array(z.object({ value: z.union([z.string(), z.int()]), title_ar: z.string(), title_en: z.string() })),
    ),
    may: RecordRights,
  }),
);
export type RecordForm = z.infer<typeof RecordFormResponse>['data'];

const stored = { id: z.string(), record: ContentRecord };

/** A record with the version that whoever changes it names: 409 EDIT_CONFLICT when it is another by now. */
export const StoredRecord = z.object({ ...stored, version: Version });
export type StoredRecord = z.infer<typeof StoredRecord>;
/** `GET /api/content-records/{collection}/records/{id}` */
export const StoredRecordResponse = dataOf(
  z.extend(StoredRecord, {
    /** Whether the caller changes this one; left out by servers on which everybody who edits the collection does. */
    may_edit: z.optional(z.boolean()),
  }),
);

/** The record as it is stored now, and what was taken out of its HTML. */
export const SavedRecordResponse = dataOf(
  z.object({
    ...{ ...stored, version: Version, removed: z.array(z.string()) },
    /** Whether it was added by an earlier request with the same key, whatever this one says. */
    replayed: z.optional(z.boolean()),
  }),
);

/** Why a revision was kept: what it holds was replaced by somebody's save or by an import, or taken off the site. */
export const revisionReasons = ['saved', 'removed', 'imported'] as const;

const revision = {
  id: z.int().check(z.positive()),
  /** The id that the record had. */
  record_id: z.string(),
  title_ar: z.string(),
  title_en: z.string(),
  reason: z.enum(revisionReasons),
  replaced_at: Instant,
  /** The name of who did it; null for an import, and for an account that is gone. */
  by: z.nullable(z.string()),
};
/** What a record held until it was changed. */
export const RecordRevision = z.object(revision);
export type RecordRevision = z.infer<typeof RecordRevision>;

/**
 * `GET /api/content-records/{collection}/revisions`: the newest first, of the collection, of one record, or of one reason.
 */
export const RecordRevisionsQuery = z.object({
  record: z.optional(RecordId),
  reason: z.optional(z.enum(revisionReasons)),
});
export const RecordRevisionsResponse = dataOf(z.array(RecordRevision));

export const RecordRevisionParams = z.object({ collection: RecordCollection, revision: IdText });
/** `GET /api/content-records/{collection}/revisions/{revision}` */
export const RecordRevisionResponse = dataOf(z.object({ ...revision, record: ContentRecord }));

/**
 * `POST /api/content-records/{collection}/records`; `returns` says that it was closed and comes back under its key, `restores`
 * names the revision of what was taken off the site: a record that is known by its place comes back under the id it had. Who asks
 * again with the same `Idempotency-Key` adds nothing, and is answered what was added.
 */
export const AddRecord = z.object({
  record: ContentRecord,
  returns: z.optional(z.boolean()),
  restores: z.optional(z.int().check(z.positive())),
});
/** `POST /api/content-records/{collection}/records/{id}` */
export const SaveRecord = z.object({ version: Version, record: ContentRecord });
/** `POST /api/content-records/{collection}/records/{id}/removal` */
export const RemoveRecord = z.object({ version: Version });

/** Most records of a collection. */
export const mostRecords = 2000;
/** `POST /api/content-records/{collection}/order`: every id once, in the new order. */
export const OrderRecords = z.object({ version: Version, ids: z.array(RecordId).check(z.maxLength(mostRecords)) });

/** What can be wrong with a record, as the last part of the keys of a refusal: `records.wrong.slug`. */
export const recordMistakes = [
  ...([
    'required',
    'invalid',
    'tooLong',
    'tooSmall',
    'tooLarge',
    'tooFew',
    'empty',
    'slug',
    'latin',
    'digits',
  ] as const),
  ...([
    'picture',
    'noPicture',
    'day',
    'noDay',
    'link',
    'time',
    'phone',
    'email',
    'halves',
    'decimals',
    'language',
  ] as const),
  ...(['nothingShown', 'taken', 'fixed', 'linkNeeded', 'linkUnused', 'morePrice', 'endsBefore', 'noDoctor'] as const),
  ...([
    'noSpeciality',
    'noCategory',
    'noBranch',
    'languageAddress',
    'growing',
    'reachesHighest',
    'neverReached',
    'twoAnswers',
    'noAnswer',
    'laterQuestion',
    'unreachable',
    'twoOptions',
  ] as const),
  ...([
    'answered',
    'beside',
    'ownTerm',
    'rule',
    'stillUsed',
    'stillPosted',
    'last',
    'otherRecord',
    'unknown',
    'refused',
  ] as const),
] as const;
export type RecordMistake = (typeof recordMistakes)[number];
