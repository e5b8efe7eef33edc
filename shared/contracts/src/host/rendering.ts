import type { Lang } from '../primitives.ts';
import type { RenderFailure } from '../trial.ts';
import type { BootData } from './boot-data.ts';
import type { ScreenMeta } from './screen-meta.ts';
import type { ShownPreview } from './site-preview.ts';

/** One page to render. */
export interface RenderRequest {
  /** Address below the site's root, with its query. */
  path: string;
  lang: Lang;
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** Set when the page of what is not there need not be drawn: its status and `notFound` are enough. */
  undrawnNotFound?: true;
  /** Set when the page is of another time. */
  sitePreview?: ShownPreview;
  /** Set when the page is the answer to a form. */
  form?: PostedForm;
}

/** A form as a browser posts it by itself, without script or before script has loaded. */
export interface PostedForm {
  /** `application/x-www-form-urlencoded` or `multipart/form-data`, with its parameters. */
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
  /** Address of the visitor who sent it, for the API's limits. */
  visitor: string;
}

/** A page as the renderer hands it to the server. */
export interface Rendered {
  status: number;
  /** Of a page of what is not there, with status 404: whose it is. It is the same for all addresses of the same one. */
  notFound: string | null;
  /** Set for a redirect, which has no HTML. */
  location: string | null;
  html: string;
  styles: { key: string; ids: string; css: string }[];
  meta: ScreenMeta;
  hydration: BootData['hydration'];
  slotContent: BootData['slotContent'];
  /** Modules of remotes that the page was drawn with, for preloading: remote and exposed module. */
  used: { remote: string; module: string }[];
  /** Whether the screen failed: the page says so in its place. */
  failed: boolean;
  /**
   * What could not be had or drawn, also what the page does without. A page with any failure is incomplete: it is never
   * kept in place of a complete one.
   */
  failures: RenderFailure[];
}

/** An answer that has no HTML. */
export const withoutHtml: Rendered = {
  status: 200,
  notFound: null,
  location: null,
  html: '',
  styles: [],
  meta: { title: '' },
  hydration: null,
  slotContent: null,
  used: [],
  failed: false,
  failures: [],
};
