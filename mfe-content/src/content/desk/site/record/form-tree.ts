import type { ContentRecord, RecordField } from '@clinic/contracts/content/records';

/** Where in a record something is: names of fields and places in lists. */
export type FieldPath = readonly (string | number)[];

/** A field with those of its parts. */
export interface FieldNode extends RecordField {
  fields: FieldNode[];
}

/** The fields of a form as a tree; the API lists them by their paths. */
export function fieldTree(fields: readonly RecordField[], before = ''): FieldNode[] {
  return fields
    .filter(({ path }) => path.startsWith(before) && !path.slice(before.length).includes('.'))
    .map((field) => ({ ...field, fields: fieldTree(fields, `${field.path}.`) }));
}

/** Whether a field, or one of its parts, is of a kind. */
export const hasKind = (field: FieldNode, kind: RecordField['kind']): boolean =>
  field.kind === kind || field.fields.some((part) => hasKind(part, kind));

/** The last part of the path of a field. */
export const lastName = ({ path }: RecordField): string => path.slice(path.lastIndexOf('.') + 1);

/** The names under which a record holds a field. */
export const namesOf = (field: RecordField): string[] => {
  const name = lastName(field);
  return field.bilingual ? [`${name}_ar`, `${name}_en`] : [name];
};

const isObject = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((from, step) => {
    if (Array.isArray(from) && typeof step === 'number') return from[step] as unknown;
    return isObject(from) ? from[step] : undefined;
  }, value);
}

/** The same record with another value at a path. */
export function withValue(record: ContentRecord, [name, ...rest]: FieldPath, value: unknown): ContentRecord {
  return { ...record, [String(name)]: replaced(record[String(name)], rest, value) };
}

function replaced(from: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(from) && typeof step === 'number')
    return from.map((item: unknown, place) => (place === step ? replaced(item, rest, value) : item));
  return withValue(isObject(from) ? from : {}, path, value);
}

/** What a new part of a list begins with. */
export function blankPart(fields: readonly FieldNode[]): ContentRecord {
  const blank = ({ kind, empty, choices }: FieldNode): unknown => {
    if (kind === 'parts' || kind === 'texts' || kind === 'references' || kind === 'weekdays') return [];
    if (empty === 'null') return null;
    if (empty === 'absent') return undefined;
    if (kind === 'yes-no') return false;
    if (kind === 'choice') return choices[0] ?? '';
    return kind === 'number' || kind === 'reference' ? null : '';
  };
  return Object.fromEntries(fields.flatMap((field) => namesOf(field).map((name) => [name, blank(field)])));
}

/** Whether two values are the same, whatever order the names of their fields have. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** What two people made of a record: fields that only one of them changed are joined, the others are named. */
export function merged(
  base: ContentRecord,
  mine: ContentRecord,
  theirs: ContentRecord,
): { record: ContentRecord; conflicts: string[] } {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const isMine = (name: string) => !isSame(mine[name], base[name]);
  const isTheirs = (name: string) => !isSame(theirs[name], base[name]);
  return {
    record: Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])),
    conflicts: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(mine[name], theirs[name])),
  };
}
