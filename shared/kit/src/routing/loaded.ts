/**
 * Stands in a page's data for a part that could not be loaded. It travels with the page, so it does not say why. It is not an
 * empty list: the part may well be there.
 */
export interface Unavailable {
  readonly unavailable: true;
}

/** A part of a page that the page can do without: what was loaded, or that it could not be. */
export type Loaded<T> = T | Unavailable;

/** Whether a part could not be loaded. */
export function isUnavailable(loaded: unknown): loaded is Unavailable {
  return (loaded as Partial<Unavailable> | null | undefined)?.unavailable === true;
}

/** What was loaded, or what is shown in its place. */
export function loadedOr<T, I>(loaded: Loaded<T>, instead: I): T | I {
  return isUnavailable(loaded) ? instead : loaded;
}
