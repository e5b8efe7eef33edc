import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Bilingual, Lang } from '../contracts/index.ts';

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
  /** Path of a picture below the site's root that should be there at first paint. */
  preloadImage?: string;
}

export interface MetaArgs<D> {
  /** What the loader returned; undefined when it failed. */
  data: D | undefined;
  lang: Lang;
  /** Texts of this remote. */
  t: TFunction;
  params: Readonly<Record<string, string | undefined>>;
}

/** The exposed module of a screen. */
export interface ScreenModule<D = unknown> {
  Component: ComponentType;
  /** A `Response` or a value; `data(value, { status: 404 })` answers with that status. */
  loader?: (args: ScreenArgs) => D | Promise<D>;
  action?: (args: ScreenArgs) => unknown;
  meta?: (args: MetaArgs<D>) => ScreenMeta;
}
