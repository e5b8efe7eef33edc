import { stemOf, wordsOf } from '@clinic/contracts/content/words';
import type { SQL } from 'drizzle-orm';
import { getTableName, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customType } from 'drizzle-orm/pg-core';
import type { FieldCipher } from './field-cipher.ts';
import { fieldCipher } from './field-cipher.ts';

/**
 * Columns that the server encrypts when it writes them and decrypts when it reads them (decision 56): queries see their text,
 * the database sees bytes. What a row is found by stands in front of the encrypted bytes, as keyed hashes, so that it is never
 * out of step with them.
 */

/** What a row is found by: nothing, the whole value, or the beginnings of its words. */
type IndexKind = 'none' | 'value' | 'words';

/** A column that the server encrypts. */
export interface EncryptedColumn {
  readonly table: string;
  readonly name: string;
  readonly kind: IndexKind;
}

const known = new Map<string, EncryptedColumn>();

/** Every column that the server encrypts. */
export const encryptedColumns = (): readonly EncryptedColumn[] => [...known.values()];

const contextOf = ({ table, name }: Pick<EncryptedColumn, 'table' | 'name'>) => `${table}.${name}`;

let cipher: FieldCipher | null = null;

/** Gives the columns of this process their keys, newest first. A process works with one list of keys. */
export function useDataKeys(secrets: readonly [string, ...string[]]): void {
  cipher = fieldCipher(secrets);
}

/** The cipher of this process's columns. */
export function columnCipher(): FieldCipher {
  if (cipher === null) throw new Error('no data key was given to the encrypted columns');
  return cipher;
}

const valueBytes = 16;
const tokenBytes = 8;
const mostTokens = 255;
/** A longer beginning of a word finds no more precisely: hardly two names share eight letters and not the ninth. */
const longestBeginning = 8;

/** One address or number in one form: letters of either case are the same. */
const normalised = (text: string) => text.trim().toLowerCase();

const letters = (word: string) => [...word];

/** The beginnings of a word, from two letters on. */
function beginningsOf(word: string): string[] {
  const signs = letters(word).slice(0, longestBeginning);
  return signs
    .map((_, index) => signs.slice(0, index + 1).join(''))
    .filter((_, index) => index > 0 || signs.length === 1);
}

function tokensOf(text: string): string[] {
  const tokens = wordsOf(text).flatMap((word) => [...beginningsOf(word), ...beginningsOf(stemOf(word))]);
  return [...new Set(tokens)].slice(0, mostTokens);
}

const hashed = (text: string, context: string, bytes: number) =>
  columnCipher()
    .blindIndexes(text, context)
    .map((hash) => hash.subarray(0, bytes));

function newestOf(hashes: readonly Buffer[]): Buffer {
  const [newest] = hashes;
  if (!newest) throw new Error('no key made a blind index');
  return newest;
}

/** What stands in front of the encrypted bytes. Hashes of words are sorted, so that they say nothing of the words' order. */
function indexOf(column: EncryptedColumn, text: string): Buffer {
  const context = contextOf(column);
  if (column.kind === 'none') return Buffer.alloc(0);
  if (column.kind === 'value') return newestOf(hashed(normalised(text), context, valueBytes));
  const tokens = tokensOf(text).map((token) => newestOf(hashed(token, context, tokenBytes)));
  return Buffer.concat([Buffer.of(tokens.length), ...tokens.sort((a, b) => Buffer.compare(a, b))]);
}

const indexBytes = {
  none: () => 0,
  value: () => valueBytes,
  words: (stored: Buffer) => 1 + tokenBytes * (stored[0] ?? 0),
};

/** The bytes that a column stores of a text. */
export const encryptColumn = (column: EncryptedColumn, text: string): Buffer =>
  Buffer.concat([indexOf(column, text), columnCipher().encrypt(text, contextOf(column))]);

/** The text of a column's bytes. */
export const decryptColumn = (column: EncryptedColumn, stored: Buffer): string =>
  columnCipher().decrypt(stored.subarray(indexBytes[column.kind](stored)), contextOf(column));

/** The SQL condition under which an older key encrypted a column's bytes. */
export function isOutdated({ name, kind }: EncryptedColumn): string {
  const places = { none: '1', value: String(1 + valueBytes), words: `2 + ${tokenBytes} * get_byte(${name}, 0)` };
  return `substring(${name} FROM ${places[kind]} FOR 5) <> '\\x${columnCipher().newestHead.toString('hex')}'::bytea`;
}

function encryptedColumn<T extends string>(table: string, name: string, kind: IndexKind) {
  const column = { table, name, kind };
  known.set(contextOf(column), column);
  return customType<{ data: T; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: (text) => encryptColumn(column, text),
    fromDriver: (stored) => decryptColumn(column, stored) as T,
  })(name);
}

/** An encrypted text that no query looks for. */
export const encrypted = <T extends string = string>(table: string, name: string) =>
  encryptedColumn<T>(table, name, 'none');

/** An encrypted text that is looked for as a whole, by {@link isText}. */
export const findable = (table: string, name: string) => encryptedColumn(table, name, 'value');

/** An encrypted name that is looked for by its words, by {@link hasWords}. */
export const searchable = (table: string, name: string) => encryptedColumn(table, name, 'words');

function columnOf(column: PgColumn, kind: IndexKind): string {
  const context = contextOf({ table: getTableName(column.table), name: column.name });
  if (known.get(context)?.kind !== kind) throw new Error(`${context} is not looked for that way`);
  return context;
}

/** Whether a {@link findable} column holds one of some texts, whichever key encrypted it. */
export function isText(column: PgColumn, ...texts: readonly [string, ...string[]]): SQL {
  const context = columnOf(column, 'value');
  const hashes = texts.flatMap((text) => hashed(normalised(text), context, valueBytes));
  const list = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return sql`substring(${column} FROM 1 FOR 16) IN (${list})`;
}

/**
 * Whether a {@link searchable} column has words that begin with each of a search's, whichever key encrypted it. A search of
 * nothing but single letters finds nothing.
 */
export function hasWords(column: PgColumn, search: string): SQL {
  const context = columnOf(column, 'words');
  const words = wordsOf(search).map((word) => letters(stemOf(word)).slice(0, longestBeginning).join(''));
  const byWord = words.filter((word) => letters(word).length > 1).map((word) => hashed(word, context, tokenBytes));
  const everyKey = byWord[0]?.map((_, key) => {
    const list = sql.join(
      byWord.flatMap((hashes) => hashes[key] ?? []).map((hash) => sql`${hash}::bytea`),
      sql`, `,
    );
    return sql`blind_words(${column}) @> ARRAY[${list}]`;
  });
  return (everyKey && or(...everyKey)) ?? sql`false`;
}
