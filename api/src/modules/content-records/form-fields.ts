import * as z from 'zod';
import type { RecordChoice, RecordCollection, RecordField, RecordFieldName } from '@clinic/contracts/content/records';
import { recordChoices, recordFieldNames } from '@clinic/contracts/content/records';
import { editedCollections, editedSchema } from '../../content/edited-collections.ts';
import { CalendarDay, ClockTime, Day, EnglishSlug, LaterQuestion, Link, Picture, Slug } from '../../content/fields.ts';

type Kind = RecordField['kind'];
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A field without what says that it may be left out. */
interface Bare {
  readonly schema: z.core.$ZodType;
  readonly empty: RecordField['empty'];
}

function bare(schema: z.core.$ZodType, empty: RecordField['empty'] = null): Bare {
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap(), empty);
  if (schema instanceof z.ZodOptional) return bare(schema.unwrap(), 'absent');
  if (schema instanceof z.ZodNullable) return bare(schema.unwrap(), 'null');
  if (schema instanceof z.ZodUnion) {
    const isNothing = (option: z.core.$ZodType) => option instanceof z.ZodLiteral && option.value === '';
    const [only, ...others] = schema.options.filter((option) => !isNothing(option));
    if (only !== undefined && others.length === 0) return bare(only, 'text');
  }
  return { schema, empty };
}

/** Fields are known by their schemas, see `content/fields.ts`. */
const kinds = new Map<z.core.$ZodType, Kind>([
  [Day, 'day'],
  [CalendarDay, 'day'],
  [ClockTime, 'time'],
  [Picture, 'picture'],
  [Link, 'link'],
  [Slug, 'slug'],
  [EnglishSlug, 'slug'],
  [LaterQuestion, 'question'],
]);

/** What refers to records of another collection, by its name. */
const references: Readonly<Record<string, RecordField['refers_to']>> = {
  doctor: 'doctors',
  featured_doctor: 'doctors',
  specialty: 'specialties',
  specialties: 'specialties',
};

/** Texts of several lines, by their names. */
const long: readonly string[] = [
  ...['answer', 'bio', 'body', 'description', 'intro', 'lead', 'preparation', 'summary', 'text', 'urgent'],
];

/** Names that mean something else in a place than elsewhere. */
const namesIn: Readonly<Record<string, RecordFieldName>> = {
  'awareness-rules.name': 'name_english',
  'assessments.questions.jumps.score': 'given_answer',
  'assessments.questions.jumps.to': 'next_question',
  'assessments.questions.options': 'own_answers',
  'assessments.questions.urgent': 'urgent_question',
  'doctors.id': 'number',
  'extra-pages.id': 'number',
  'referral-options.is_other': 'other_answer',
  'surveys.id': 'number',
};

function kindOf(name: string, schema: z.core.$ZodType, given: RecordFieldName): Kind {
  if (given === 'given_answer') return 'answer';
  const known = kinds.get(schema);
  if (name.endsWith('_html')) return 'html';
  if (schema instanceof z.ZodArray) {
    if (schema.element instanceof z.ZodObject) return 'parts';
    if (schema.element instanceof z.ZodNumber) return 'weekdays';
    return Object.hasOwn(references, name) ? 'references' : 'texts';
  }
  if (Object.hasOwn(references, name)) return 'reference';
  if (known !== undefined) return known;
  if (schema instanceof z.ZodBoolean) return 'yes-no';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (name.endsWith('_email')) return 'email';
  return long.includes(name) ? 'paragraphs' : 'text';
}

const bound = (value: number | null | undefined) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;

const choicesOf = (schema: z.core.$ZodType): RecordChoice[] =>
  schema instanceof z.ZodEnum ? recordChoices.filter((choice) => schema.options.includes(choice)) : [];

function nameAt(path: string, name: string): RecordFieldName {
  const found = recordFieldNames.find((one) => one === (namesIn[path] ?? name));
  if (found === undefined) throw new Error(`The field ${path} has no name in the contracts`);
  return found;
}

const inLanguage = /_(?:ar|en)$/;

interface Walk {
  readonly collection: RecordCollection;
  /** Path of the object that holds the fields, with a dot behind it. */
  readonly before: string;
  readonly fixed: readonly string[];
}

function fieldsIn(shape: Shape, walk: Walk): RecordField[] {
  const isBilingual = (name: string) => inLanguage.test(name);
  // One of two languages stands for both.
  const shown = Object.entries(shape).filter(([name]) => !name.endsWith('_en') || !isBilingual(name));
  return shown.flatMap(([written, given]) => {
    const bilingual = isBilingual(written);
    const name = written.replace(inLanguage, '');
    const path = `${walk.before}${name}`;
    const { schema, empty } = bare(given);
    const called = nameAt(`${walk.collection}.${path}`, name);
    const kind = kindOf(name, schema, called);
    const isNumber = schema instanceof z.ZodNumber;
    const isMaybeEmpty = (kind === 'text' || kind === 'paragraphs') && z.safeParse(given, '').success;
    const field: RecordField = {
      ...{ path, name: called, kind, bilingual },
      empty: isMaybeEmpty && empty === null ? 'text' : empty,
      fixed: walk.fixed.includes(written),
      choices: choicesOf(schema),
      refers_to: references[name] ?? null,
      whole: schema instanceof z.ZodNumberFormat,
      least: isNumber ? bound(schema.minValue) : null,
      most: isNumber ? bound(schema.maxValue) : null,
    };
    const inner =
      schema instanceof z.ZodArray && schema.element instanceof z.ZodObject
        ? fieldsIn(schema.element.shape, { ...walk, before: `${path}.`, fixed: [] })
        : [];
    return [field, ...inner];
  });
}

/** The fields of a record that visitors’ links or other records know it by, and that stay as they are. */
export function fixedFields(collection: RecordCollection): string[] {
  const { key, movable } = editedCollections[collection];
  const isFixed = (name: string) => movable !== true && name in editedSchema(collection).shape;
  const addresses = ['slug', 'slug_ar', 'slug_en'].filter(isFixed);
  return [...new Set([...addresses, ...(typeof key === 'object' ? [key.field] : [])])];
}

/** How the records of a collection are edited, derived from what they are. */
export const formFields = (collection: RecordCollection): RecordField[] =>
  fieldsIn(editedSchema(collection).shape, { collection, before: '', fixed: fixedFields(collection) });
