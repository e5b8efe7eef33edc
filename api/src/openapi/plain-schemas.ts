interface Schema {
  [keyword: string]: unknown;
  oneOf?: Schema[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: unknown;
  properties?: Record<string, { const?: unknown }>;
  required?: string[];
}

/** Whether some property tells the alternatives apart: each of them requires it, and says which value it has. */
const isDiscriminated = ([first, ...others]: Schema[]) =>
  Object.keys(first?.properties ?? {}).some((name) =>
    [first, ...others].every(
      (one) => one?.required?.includes(name) === true && 'const' in (one.properties?.[name] ?? {}),
    ),
  );

function plainSchema(schema: Schema): Schema {
  const { propertyNames, ...others } = schema;
  const names = propertyNames?.enum;
  // An object with known keys: tools read properties, few read the names that additional ones may have.
  if (names !== undefined)
    return {
      ...others,
      properties: Object.fromEntries(names.map((name) => [name, others.additionalProperties ?? {}])),
      additionalProperties: false,
    };
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined || oneOf.some(({ properties }) => properties === undefined) || isDiscriminated(oneOf))
    return schema;
  return { ...rest, anyOf: oneOf };
}

/** Writes what a library says in ways that few tools understand in the way that all of them do. */
export function plainSchemas<T>(part: T): T {
  if (Array.isArray(part)) return part.map((item: unknown) => plainSchemas(item)) as T;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => [key, plainSchemas(value)]);
  return plainSchema(Object.fromEntries(entries)) as T;
}
