import type { Lang, RemoteDescriptor } from '@clinic/shared/contracts';
import type { Brand } from '@clinic/shared/routing';

/** What a page needs of a remote's descriptor; the rest is for those who release and compose. */
export type PageDescriptor = Omit<RemoteDescriptor, 'schema' | 'name' | 'owner' | 'version' | 'contract' | 'needs'>;

/** A remote of the page's composition: which release, and what it says about itself. */
export interface CatalogueEntry {
  release: string;
  /** Folder of its files below the site's root, with a closing slash. */
  base: string;
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
  host: { release: string; base: string };
  remotes: Record<string, CatalogueEntry>;
  brand: Brand;
  /** Loader data and errors of a page rendered on the server, null for a page that the browser renders. */
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null } | null;
}

/** The element that carries the boot data in the page. */
export const bootElementId = 'boot';

/** The element that the frame is rendered into. */
export const rootElementId = 'root';
