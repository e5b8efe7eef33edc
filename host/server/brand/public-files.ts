import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandSchemes } from '@clinic/contracts/colors/brand';
import type { BrandColors } from '@clinic/contracts/colors/brand';
import { colorSchemes } from '@clinic/contracts/colors';
import type { LogoFile } from './logo.ts';

/** A file of the site that belongs to no release. */
export interface PublicFile {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer | string;
}

/** What makes a site's look one clinic's. */
export interface BrandLook {
  readonly colors: BrandColors;
  /** Null where the clinic has no mark of its own. */
  readonly logo: LogoFile | null;
}

const folder = path.join(import.meta.dirname, '..', '..', 'public');

/** The colours of the product that these files are drawn in. */
const drawnIn = ['ground', 'ink', 'primary', 'accent', 'accent-mid', 'line'] as const;

/** The icon of the site and the style of its small pages, as the clinic looks. */
export async function publicFiles({ colors, logo }: BrandLook): Promise<PublicFile[]> {
  const { light } = brandSchemes(colors);
  const own = async (name: string) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    return drawnIn.reduce((drawn, color) => drawn.replaceAll(colorSchemes.light[color], light[color]), text);
  };
  return [
    logo === null
      ? { path: '/favicon.svg', type: 'image/svg+xml', body: await own('favicon.svg') }
      : { path: '/favicon.svg', type: logo.type, body: logo.body },
    { path: '/preview.css', type: 'text/css; charset=utf-8', body: await own('preview.css') },
  ];
}
