import type { Bilingual } from '../primitives.ts';

/** What a page says about itself to browsers and search engines. */
export interface ScreenMeta {
  /** Without the clinic's name, which the host appends. */
  title: string;
  description?: string;
  /** The page's path in each language where they differ (S7). The address follows when the language is switched. */
  paths?: Bilingual;
  /** Structured data (schema.org), one object each. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  /** A picture that should be there at first paint: a path below the site's root, or one of several by width. */
  preloadImage?: string | { src: string; srcSet: string; sizes: string };
  /**
   * Picture below `/images/` from which the card of shared links is drawn (`/images/cards/{path}`). The clinic's own
   * card by default.
   */
  cardImage?: string;
  /** Open Graph type of the page. */
  type?: 'website' | 'article';
  /** When an article was published, ISO 8601. */
  publishedAt?: string;
  /** Feeds of what the page lists. */
  feeds?: readonly { title: string; href: string }[];
}
