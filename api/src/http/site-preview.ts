import type { FastifyRequest } from 'fastify';

/** How the posts of a time differ from those of now. */
export interface PlannedPosts {
  /** Rows that are not there yet, or are other ones then, by the names of their columns. */
  readonly rows: readonly object[];
  /** Ids of posts whose rows of now are not shown. */
  readonly gone: readonly number[];
}

/** A preview of the site in which a request is made. */
export interface SitePreview {
  /** The time that is shown. */
  readonly at: Date;
  readonly expiresAt: Date;
  /** The page where it begins, in each language. */
  readonly path: { readonly ar: string; readonly en: string };
  readonly posts: () => Promise<PlannedPosts>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview of the site that the caller is in, or null for the site as it is. */
    sitePreview: SitePreview | null;
  }
}

/** The time of which public content is shown to a caller: now, or that of their preview. */
export const shownAt = ({ sitePreview }: FastifyRequest, clock: () => Date): Date => sitePreview?.at ?? clock();
