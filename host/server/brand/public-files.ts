import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandSchemes, brandStyles } from '@clinic/contracts/colors/brand';
import type { BrandColors } from '@clinic/contracts/colors/brand';
import { colorSchemes } from '@clinic/contracts/colors';
import type { Brand } from '@clinic/contracts/host';
import { iconDrawer, iconPaths, markOf } from './app-icons.ts';
import type { LogoFile } from './logo.ts';
import { webManifests } from './web-manifest.ts';

/** A file of the site that belongs to no release. */
export interface PublicFile {
  readonly path: string;
  readonly type: string;
  /** What takes its time to make is made for the first who asks. */
  readonly body: Buffer | string | (() => Promise<Buffer>);
}

/** What makes a site's look one clinic's. */
export interface BrandLook {
  readonly colors: BrandColors;
  /** Null where the clinic has no mark of its own. */
  readonly logo: LogoFile | null;
}

const folder = path.join(import.meta.dirname, '..', '..', 'public');

/** The colours of the product that the icon is drawn in. */
const drawnIn = ['ground', 'ink', 'primary', 'accent', 'accent-mid', 'line'] as const;

/** Icons and manifests of the site and the style of its small pages, as the clinic looks and is called. */
export async function publicFiles(
  { colors, logo }: BrandLook,
  brand: Pick<Brand, 'name' | 'tagline'>,
): Promise<PublicFile[]> {
  const { light } = brandSchemes(colors);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const icon = drawnIn.reduce(
    (drawn, color) => drawn.replaceAll(colorSchemes.light[color], light[color]),
    await read('favicon.svg'),
  );
  const draw = iconDrawer(markOf(logo, colors, icon));
  return [
    logo === null
      ? { path: '/favicon.svg', type: 'image/svg+xml', body: icon }
      : { path: '/favicon.svg', type: logo.type, body: logo.body },
    { path: '/preview.css', type: 'text/css; charset=utf-8', body: brandStyles(colors) + (await read('preview.css')) },
    ...iconPaths.map((file) => ({ path: file, type: 'image/png', body: () => draw(file) })),
    ...webManifests(brand, colors),
  ];
}

/**
 * Answers with the files at their addresses. A page names the logo with its hash: while servers change theirs one after the
 * other, one may be asked for the logo of another, and no cache may keep its own drawing under that hash.
 */
export async function servePublicFiles(
  app: FastifyInstance,
  { look, brand }: { look: BrandLook; brand: Pick<Brand, 'name' | 'tagline'> },
  cacheControl: string,
): Promise<void> {
  for (const { path: file, type, body } of await publicFiles(look, brand))
    app.get(file, async ({ url }, reply) => {
      const sent = typeof body === 'function' ? await body() : body;
      const isOfAnother = url.includes('?') && url !== look.logo?.shown.src;
      return reply
        .type(type)
        .header('cache-control', isOfAnother ? 'no-store' : cacheControl)
        .send(sent);
    });
}
