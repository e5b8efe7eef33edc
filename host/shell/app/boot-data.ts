import type { Lang, RemoteDescriptor } from '@clinic/contracts';
import type { TrustedKey } from '@clinic/contracts/signature';
import type { Brand } from '@clinic/kit/routing';
import type { PageFillings } from '../slots/page-fillings.ts';

/** What a page needs of a remote's descriptor; the rest is for those who release and compose. */
export type PageDescriptor = Omit<
  RemoteDescriptor,
  'schema' | 'name' | 'owner' | 'version' | 'contract' | 'needs' | 'built'
>;

/** A remote of the page's composition: which release, and what it says about itself. */
export interface CatalogueEntry {
  release: string;
  /** Folder of its files below the site's root, with a closing slash. */
  base: string;
  /** Integrity of its `remoteEntry.js`; null in development alone, where files change. */
  integrity: string | null;
  descriptor: PageDescriptor;
}

/** What the server writes into each page for the browser to start from; never anything personal. */
export interface BootData {
  lang: Lang;
  /** Public address of the site, without a closing slash. */
  origin: string;
  composition: { id: string; seq: number; channel: string };
  /** Set while a preview is shown: what replaces which remote. */
  preview: { id: string; replaces: Record<string, string> } | null;
  /** Set by the local proxy of `release dev` alone: the remote that comes from a working tree. */
  dev?: { remote: string };
  /** Whether the page registers the service worker. */
  worker?: boolean;
  /** The keys by which the page believes a registry. */
  keys: readonly TrustedKey[];
  host: { release: string; base: string };
  remotes: Record<string, CatalogueEntry>;
  brand: Brand;
  /** The fillings that the server drew, null for a page that the browser renders. */
  fillings: PageFillings | null;
  /** What the router of a page rendered on the server starts from, null for a page that the browser renders. */
  hydration: {
    loaderData: Record<string, unknown>;
    errors: Record<string, unknown> | null;
    /** What came of a form that this page answers. */
    actionData?: Record<string, unknown>;
  } | null;
}

/** What all pages of a composition start from. */
export type SiteBoot = Omit<BootData, 'lang' | 'origin' | 'fillings' | 'hydration'>;

/** The element that carries the boot data in the page. */
export const bootElementId = 'boot';

/** The element that the frame is rendered into. */
export const rootElementId = 'root';
