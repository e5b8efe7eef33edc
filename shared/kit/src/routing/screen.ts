import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Bilingual, Lang } from '@clinic/contracts';
import type { Site } from './site.ts';

/** What a screen's `loader` and `action` get. */
export interface ScreenArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** The language of the page. */
  lang: Lang;
}

/** What a page says about itself to browsers and search engines. */
export interface ScreenMeta {
  /** Without the clinic's name, which the host appends. */
  title: string;
  description?: string;
  /** The page's path in each language where they differ (S7); the address follows when the language is switched. */
  paths?: Bilingual;
  /** Structured data (schema.org), one object each. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  /** A picture that should be there at first paint: a path below the site's root, or one of several by width. */
  preloadImage?: string | { src: string; srcSet: string; sizes: string };
  /** Picture below `/images/` from which the card of shared links is drawn (`/images/cards/{path}`); without it the clinic's own card. */
  cardImage?: string;
  /** Open Graph type of the page. */
  type?: 'website' | 'article';
  /** When an article was published, ISO 8601. */
  publishedAt?: string;
  /** Feeds of what the page lists. */
  feeds?: readonly { title: string; href: string }[];
}

export interface MetaArgs<D> {
  /** What the loader returned; undefined when it failed. */
  data: D | undefined;
  lang: Lang;
  /** Texts of this remote. */
  t: TFunction;
  site: Site;
  params: Readonly<Record<string, string | undefined>>;
}

/** The exposed module of a screen. */
export interface ScreenModule<D = unknown> {
  Component: ComponentType;
  /** A `Response` or a value; `data(value, { status: 404 })` answers with that status. */
  loader?: (args: ScreenArgs) => D | Promise<D>;
  action?: (args: ScreenArgs) => unknown;
  meta?(args: MetaArgs<D>): ScreenMeta;
}
