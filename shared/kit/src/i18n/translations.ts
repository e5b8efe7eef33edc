import type shared from './locales/ar.json';

/**
 * The translations of each namespace. A remote adds its own beside its locales:
 * `declare module '@clinic/kit/i18n' { interface Translations { qa: typeof ar } }`.
 */
export interface Translations {
  shared: typeof shared;
}

export type Namespace = keyof Translations;

/** A key without the form of its count, which i18next appends. */
type Singular<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

type KeysIn<T> = {
  [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${KeysIn<T[K]>}`;
}[keyof T & string];

/** The keys of a namespace. */
export type TranslationKey<N extends Namespace> = KeysIn<Translations[N]>;

/** Translates a key of a namespace; a key that is in no file does not compile. */
export type Translate<N extends Namespace> = (
  key: TranslationKey<N>,
  values?: Readonly<Record<string, unknown>>,
) => string;

/** The translations of some remote, for whoever passes keys on and has none of its own. */
export type TranslateAny = (key: never, values?: Readonly<Record<string, unknown>>) => string;

/** For a key that only running code knows, such as one that the API names: `t(key as RuntimeKey)`. */
export type RuntimeKey = never;
