/** What the pages of the development server are told, whole, whenever it changes. */
export interface Builds {
  /** The composition as a page of now would start from: another one means to load the page again. */
  composition: string;
  /** Hash of each package's last good build. */
  hashes: Record<string, string>;
  /** What keeps packages from being built, for people. */
  errors: string[];
}

/** Where the development server tells its pages what it has built. */
export const buildsAddress = '/dev/builds';

/** The event by which the host tells the page's remotes. */
export const buildsEvent = 'clinic:builds';
