import type { JsonSchema } from '@clinic/contracts';

/** Where and why something that fits one schema would not fit another; null when everything does. */
export type Mismatch = { path: string; why: string } | null;

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What of a schema is compared by meaning; of every other word the values must be equal. */
const compared = new Set(['type', 'enum', 'const', 'anyOf', 'properties', 'required', 'additionalProperties', 'items']);
/** Words that say nothing about which values fit. */
const silent = new Set(['$schema', '$id', 'title', 'description', 'default', 'examples', 'readOnly', 'deprecated']);
/** Bounds: the accepting side may be wider. The sign says in which direction that is. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/**
 * Whether everything that fits `sent` is accepted by `accepted`. For the words of JSON Schema that the contracts' schemas
 * give (types, objects and records, arrays, enumerations, alternatives, bounds); any other word must stand on both sides
 * alike or only on the sending one. Sound, not complete: what it cannot tell is a mismatch.
 */
export function mismatch(accepted: JsonSchema, sent: JsonSchema, path = ''): Mismatch {
  for (const one of alternatives(sent)) {
    const found = ofOne(accepted, one, path);
    if (found) return found;
  }
  return null;
}

/** One alternative of what is sent has to fit one of those that are accepted. */
function ofOne(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const choices = alternatives(accepted);
  const found = choices.map((choice) => ofPlain(choice, sent, path));
  if (found.includes(null)) return null;
  const [first] = found;
  if (choices.length === 1 && first) return first;
  return { path, why: `${short(sent)} is none of what is accepted, ${choices.map(short).join(', ')}` };
}

function ofPlain(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const values = valuesOf(sent);
  const allowed = valuesOf(accepted);
  if (values && allowed) {
    const extra = values.filter((value) => !allowed.some((other) => same(value, other)));
    return extra.length > 0
      ? { path, why: `${extra.map((value) => JSON.stringify(value)).join(', ')} is not accepted` }
      : null;
  }
  if (allowed) return { path, why: `only ${allowed.map((value) => JSON.stringify(value)).join(', ')} is accepted` };
  if (!fitsType(accepted['type'] as Type | undefined, sent, values)) {
    return { path, why: `${short(sent)} is sent where ${short(accepted)} is accepted` };
  }
  return (
    ofBounds(accepted, sent, path) ??
    ofOthers(accepted, sent, path) ??
    ofObject(accepted, sent, path) ??
    ofItems(accepted, sent, path)
  );
}

function ofBounds(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const limits = [...lower.map((word) => ({ word, sign: 1 })), ...upper.map((word) => ({ word, sign: -1 }))];
  for (const { word, sign } of limits) {
    const bound = accepted[word];
    if (typeof bound !== 'number') continue;
    const has = sent[word];
    if (typeof has !== 'number' || sign * (has - bound) < 0) return { path, why: `${word} ${bound} is demanded` };
  }
  return null;
}

function ofOthers(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const known = new Set([...compared, ...silent, ...lower, ...upper]);
  const other = Object.keys(accepted).find((word) => !known.has(word) && !same(accepted[word], sent[word]));
  return other === undefined ? null : { path, why: `${other} ${JSON.stringify(accepted[other])} is demanded` };
}

function ofObject(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const wanted = propertiesOf(accepted);
  const given = propertiesOf(sent);
  const always = (sent['required'] ?? []) as string[];
  const missing = ((accepted['required'] ?? []) as string[]).find((name) => !always.includes(name));
  if (missing !== undefined) return { path: below(path, missing), why: 'is demanded, but not always sent' };

  for (const name of new Set([...Object.keys(given), ...Object.keys(wanted)])) {
    const inner = Object.hasOwn(given, name) ? given[name] : restOf(sent);
    const outer = Object.hasOwn(wanted, name) ? wanted[name] : restOf(accepted);
    const found = ofProperty(outer, inner, below(path, name));
    if (found) return found;
  }
  return ofProperty(restOf(accepted), restOf(sent), below(path, '*'));
}

/** `false` stands for a property that is never there. */
function ofProperty(
  accepted: JsonSchema | false | undefined,
  sent: JsonSchema | false | undefined,
  path: string,
): Mismatch {
  if (sent === false || accepted === undefined) return null;
  if (accepted === false) return { path, why: 'is sent, but not accepted' };
  return mismatch(accepted, sent ?? {}, path);
}

function ofItems(accepted: JsonSchema, sent: JsonSchema, path: string): Mismatch {
  const items = accepted['items'];
  if (!isSchema(items)) return null;
  return mismatch(items, isSchema(sent['items']) ? sent['items'] : {}, below(path, '[]'));
}

/** A schema as the alternatives that it stands for: `anyOf`, and more than one type. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const { anyOf, type, ...rest } = schema;
  const typed: JsonSchema[] = Array.isArray(type)
    ? type.map((one: unknown) => ({ ...rest, type: one }))
    : [type === undefined ? rest : { ...rest, type }];
  if (!Array.isArray(anyOf)) return typed;
  return typed.flatMap((one) => (anyOf as JsonSchema[]).flatMap((other) => alternatives({ ...one, ...other })));
}

function fitsType(wanted: Type | undefined, sent: JsonSchema, values: readonly unknown[] | null): boolean {
  if (wanted === undefined) return true;
  const given = sent['type'] as Type | undefined;
  if (given === undefined) return values !== null && values.every((value) => isOfType(wanted, value));
  return given === wanted || (wanted === 'number' && given === 'integer');
}

function isOfType(type: Type, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return isSchema(value);
  return typeof value === type;
}

function valuesOf(schema: JsonSchema): readonly unknown[] | null {
  if (Object.hasOwn(schema, 'const')) return [schema['const']];
  return Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : null;
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] ?? {}) as Record<string, JsonSchema>;
}

/** What is said of properties that are not named: a schema, `false` for none, `undefined` for anything. */
function restOf(schema: JsonSchema): JsonSchema | false | undefined {
  const rest = schema['additionalProperties'];
  if (rest === false) return false;
  return isSchema(rest) ? rest : undefined;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const short = (schema: JsonSchema) => (valuesOf(schema) ?? [schema['type'] ?? 'anything']).map(String).join('|');
