import type { Lang } from '../primitives.ts';
import type { RemoteDescriptor, RemoteRoute } from '../remote.ts';
import type { ShownPreview } from './site-preview.ts';
import type { TrustedKey } from '../signature.ts';
import type { Brand } from './brand.ts';

/** What a page needs of a remote's descriptor. The rest is for the release tools and the server. */
export type PageDescriptor = Omit<
  RemoteDescriptor,
  'schema' | 'name' | 'owner' | 'version' | 'contract' | 'needs' | 'built' | 'routes'
> & { routes: PageRoute[] };

/** What a page needs of a route. */
export type PageRoute = Omit<RemoteRoute, 'query' | 'sitemap' | 'variants'>;

/** A remote of the page's composition: its release, and what it says about itself. */
export interface CatalogueEntry {
  release: string;
  /** Folder of its files below the site's root, with a closing slash. */
  base: string;
  /** Integrity of its `remoteEntry.js`. Null in development, where files change. */
  integrity: string | null;
  descriptor: PageDescriptor;
  /**
   * Files below `base` that a module needs beside `remoteEntry.js`, by exposed module. Whoever knows them need not wait for the
   * entry before asking for them. Not in the pages themselves, which name the files of what they show.
   */
  chunks?: Record<string, string[]>;
}

/** The slot content that a page was drawn with: by key, what the loader of each returned. */
export type PageSlotData = Record<string, { data?: unknown }>;

/** The remotes of a composition that only their own pages need: where they are described, as {@link BootData.remotes}. */
export interface OtherRemotes {
  /** Sorted. */
  names: string[];
  url: string;
  integrity: string;
}

/** What the browser starts a page from. It holds nothing personal. */
export interface BootData {
  lang: Lang;
  /** Public address of the site, without a closing slash. */
  origin: string;
  composition: { id: string; seq: number; channel: string };
  /** Set while a preview is shown: what replaces which remote. */
  preview: { id: string; replaces: Record<string, string> } | null;
  /** Set while the site is shown as it will be at another time. */
  sitePreview?: ShownPreview;
  /** Set by the local proxy of `release dev` alone: the remote that comes from a working tree. */
  dev?: { remote: string };
  /** Whether the page registers the service worker. */
  worker?: boolean;
  /** The keys that the page trusts to sign a registry. */
  keys: readonly TrustedKey[];
  host: { release: string; base: string };
  remotes: Record<string, CatalogueEntry>;
  /** Set where `remotes` are not all. */
  otherRemotes?: OtherRemotes;
  brand: Brand;
  /** The slot content that the server drew. Null for a page that the browser renders. */
  slotContent: PageSlotData | null;
  /** What the router starts from on a page that the server rendered. Null for a page that the browser renders. */
  hydration: {
    loaderData: Record<string, unknown>;
    errors: Record<string, unknown> | null;
    /** The result of a form that this page answers. */
    actionData?: Record<string, unknown>;
  } | null;
}

/** What all pages of a composition start from. */
export type SiteBoot = Omit<BootData, 'lang' | 'origin' | 'sitePreview' | 'slotContent' | 'hydration'>;

/**
 * What stands in a page: its boot data, but where `remotesByScript` is set, without the remotes of the composition. A script
 * of their own brings them, which all pages of a composition ask for. A remote that the page names itself wins. The script says
 * where the remotes without a place in the frame are; the page of such a remote names it.
 */
export type PageBoot = BootData & { remotesByScript?: true };

/** Where the script of a composition stands: `/compositions/<id>/<hash>.js`, and its other remotes, `<hash>.json`. */
export const compositionScripts = '/compositions/';

/**
 * The globals that such a script sets to {@link BootData.remotes} and {@link BootData.otherRemotes}, and the event on `window`
 * that then says so.
 */
export const remotesOfScript = {
  global: 'clinicRemotes',
  others: 'clinicOtherRemotes',
  event: 'clinic:remotes',
} as const;

/** The element that carries the boot data in the page. */
export const bootElementId = 'boot';

/** The element that the frame is rendered into. */
export const rootElementId = 'root';

/** The template with the application's scripts in a page that does not start it at once. */
export const applicationElementId = 'application';

/** The template with copies of the application's scripts in a page that starts with them: for those that do not arrive. */
export const scriptCopiesElementId = 'script-copies';

/** Attribute of the document until its first view has come: strips that are far from the screen wait with their layout. */
export const firstViewAttribute = 'data-first-view';

/** Attribute of the strips of a page whose layout may wait. */
export const stripAttribute = 'data-strip';

/**
 * On a link to a page of members: where it leads who has not signed in. The page's first script writes that into the link when
 * somebody reaches for it, since the page of members would only answer with a redirect.
 */
export const visitorHrefAttribute = 'data-visitor-href';

/** On the first script of a page whose own form only script can send: presses of it wait for the application. */
export const formsWaitAttribute = 'data-forms-wait';
