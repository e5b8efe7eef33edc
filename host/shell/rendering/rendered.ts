import type { Lang, RenderFailure } from '@clinic/contracts';
import type { ScreenMeta } from '@clinic/kit/routing';
import type { BootData } from '../app/boot-data.ts';

/** One page to render. */
export interface RenderRequest {
  /** Address below the site's root, with its query. */
  path: string;
  lang: Lang;
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** Set when the page is the answer to a form. */
  form?: PostedForm;
}

/** A form as a browser posts it by itself, without script or before script is there. */
export interface PostedForm {
  /** `application/x-www-form-urlencoded` or `multipart/form-data`, with its parameters. */
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
  /** Address of whoever sent it, for the API's limits. */
  visitor: string;
}

export interface Rendered {
  status: number;
  /** Set for a redirect; then there is no HTML. */
  location: string | null;
  html: string;
  styles: { key: string; ids: string; css: string }[];
  meta: ScreenMeta;
  hydration: BootData['hydration'];
  fillings: BootData['fillings'];
  /** Modules of remotes that the page was drawn with, to be fetched early: remote and exposed module. */
  used: { remote: string; module: string }[];
  /** Whether a remote or its data could not be had: such a page is never kept. */
  failed: boolean;
  /** What could not be had or drawn, for logs and checks. */
  failures: RenderFailure[];
}
