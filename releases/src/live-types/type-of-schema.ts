import type { JsonSchema } from '@clinic/contracts';

/**
 * The type of TypeScript that a JSON Schema describes, as far as types can: bounds and formats are left out, and what is not
 * known here is `unknown`.
 */
export function typeOf(schema: JsonSchema): string {
  const { const: constant, enum: values, anyOf, oneOf, type, items } = schema;
  if (constant !== undefined) return literal(constant);
  if (Array.isArray(values)) return union(values.map(literal));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return union(choices.map((choice) => typeOf(choice as JsonSchema)));
  if (Array.isArray(type)) return union(type.map((one: unknown) => typeOf({ ...schema, type: one })));
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `readonly (${isSchema(items) ? typeOf(items) : 'unknown'})[]`;
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
}

function objectOf({ properties, required, additionalProperties }: JsonSchema): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(
    ([name, schema]) => `${JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema as JsonSchema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return `Readonly<Record<string, ${isSchema(additionalProperties) ? typeOf(additionalProperties) : additionalProperties === false ? 'never' : 'unknown'}>>`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);
}

function union(types: readonly string[]): string {
  return types.length === 0 ? 'never' : [...new Set(types)].join(' | ');
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
