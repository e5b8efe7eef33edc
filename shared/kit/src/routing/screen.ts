import type { Namespace, Translate, TranslateAny } from '../i18n/index.ts';
import type { ComponentType } from 'react';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import type { ScreenMeta, Site } from '@clinic/contracts/host';

/** What a screen's `loader` and `action` get. */
export interface ScreenArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /** The language of the page. */
  lang: Lang;
}

export interface MetaArgs<D, N extends Namespace> {
  /** What the loader returned; undefined when it failed. */
  data: D | undefined;
  lang: Lang;
  /** Texts of this remote. */
  t: Translate<N>;
  site: Site;
  params: Readonly<Record<string, string | undefined>>;
}

/** The same for whoever calls the `meta` of any remote's screen. */
export type MetaArgsOfAny<D> = Omit<MetaArgs<D, 'shared'>, 't'> & { t: TranslateAny };

/** The exposed module of a screen. */
export interface ScreenModule<D = unknown> {
  Component: ComponentType;
  /** A `Response` or a value; `data(value, { status: 404 })` answers with that status. */
  loader?: (args: ScreenArgs) => D | Promise<D>;
  action?: (args: ScreenArgs) => unknown;
  /** As that of a route of React Router: whether the loader runs again, for example after an action. */
  shouldRevalidate?: ShouldRevalidateFunction;
  meta?(args: MetaArgsOfAny<D>): ScreenMeta;
}
