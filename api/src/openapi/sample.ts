import { patternTexts, sampleNumbers, sampleTexts } from './sample-texts.ts';

/** What of JSON Schema the document is written in. */
export interface SampledSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SampledSchema[];
  readonly oneOf?: readonly SampledSchema[];
  readonly allOf?: readonly SampledSchema[];
  readonly properties?: Readonly<Record<string, SampledSchema>>;
  readonly additionalProperties?: SampledSchema | boolean;
  readonly propertyNames?: SampledSchema;
  readonly items?: SampledSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Stands where nobody said what a text looks like. */
export const unknownText = '…';

/** Lists within lists of one message end here. */
const mostDepth = 12;

/** Where a value stands: the property that holds it, and the property that holds the object around it. */
interface Place {
  readonly name: string;
  readonly around: string;
  readonly depth: number;
}

const patternsOf = ({ pattern, allOf = [] }: SampledSchema) =>
  [pattern, ...allOf.map((one) => one.pattern)].flatMap((one) => one ?? []);

const fits = (text: string, schema: SampledSchema) =>
  text.length >= (schema.minLength ?? 0) &&
  text.length <= (schema.maxLength ?? Infinity) &&
  patternsOf(schema).every((pattern) => new RegExp(pattern, 'u').test(text));

/** Values as they look, made of the schemas that they have to fit. @param all the components that schemas refer to */
export function sampler(all: Readonly<Record<string, SampledSchema>>) {
  function text(schema: SampledSchema, { name, around }: Place): string {
    const own = [sampleTexts[`${around}.${name}`], sampleTexts[name], ...patternTexts];
    const candidates = patternsOf(schema).length === 0 ? own.slice(0, 2) : own;
    return candidates.find((one) => one !== undefined && fits(one, schema)) ?? unknownText;
  }

  function number({ minimum, exclusiveMinimum, maximum = Infinity }: SampledSchema, { name, around }: Place): number {
    const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
    const own = sampleNumbers[`${around}.${name}`] ?? sampleNumbers[name] ?? 1;
    return own >= least && own <= maximum ? own : Math.max(least, Math.min(1, maximum));
  }

  function object(schema: SampledSchema, place: Place): Record<string, unknown> {
    const { properties = {}, additionalProperties, propertyNames } = schema;
    const inside = (name: string): Place => ({ name, around: place.name, depth: place.depth + 1 });
    const named = Object.entries(properties).map(([name, of]) => [name, value(of, inside(name))] as const);
    if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0)
      return Object.fromEntries(named);
    const keys = propertyNames?.enum ?? [propertyNames === undefined ? place.name : value(propertyNames, place)];
    const more = keys.map((key) => [String(key), value(additionalProperties, inside(String(key)))] as const);
    return Object.fromEntries([...named, ...more]);
  }

  function value(schema: SampledSchema, place: Place): unknown {
    const { $ref, anyOf, oneOf, allOf, items } = schema;
    if ($ref !== undefined) return value(all[$ref.split('/').at(-1) ?? ''] ?? {}, place);
    if ('const' in schema) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const [first] = anyOf ?? oneOf ?? [];
    if (first !== undefined) return value(first, place);
    if (allOf !== undefined && schema.type === undefined)
      return Object.assign({}, ...allOf.map((one) => value(one, place))) as unknown;
    // Null comes last: an example shows what there may be.
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'string') return text(schema, place);
    if (type === 'integer' || type === 'number') return number(schema, place);
    if (type === 'boolean') return true;
    if (type === 'array') {
      if (items === undefined || (place.depth > mostDepth && (schema.minItems ?? 0) === 0)) return [];
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        value(items, { ...place, depth: place.depth + 1 }),
      );
    }
    return type === 'null' ? null : object(schema, place);
  }

  /** @param name of the property or parameter that holds it, if any */
  return (schema: SampledSchema, name = ''): unknown => value(schema, { name, around: '', depth: 0 });
}
