/** `button_text_ar` as `buttonTextAr`. */
export type CamelCase<N extends string> = N extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : N;

/** `buttonTextAr` as `button_text_ar`. */
export type SnakeCase<N extends string> = N extends `${infer Letter}${infer Tail}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeCase<Tail>}`
    : `_${Lowercase<Letter>}${SnakeCase<Tail>}`
  : N;

export type CamelKeys<T extends object> = { [K in keyof T & string as CamelCase<K>]: T[K] };
export type SnakeKeys<T extends object> = { [K in keyof T & string as SnakeCase<K>]: T[K] };

export const snakeCase = <N extends string>(name: N) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<N>;

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const renamed = (fields: object, nameOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), value as unknown]));

/**
 * A record of a content folder under the names of a row. Values stay as they are: what a JSON column holds is named as on the
 * wire.
 */
export const camelKeys = <T extends object>(record: T) => renamed(record, camelCase) as CamelKeys<T>;

/** A row under the names that content folders and responses use. Values stay as they are. */
export const snakeKeys = <T extends object>(row: T) => renamed(row, snakeCase) as SnakeKeys<T>;
