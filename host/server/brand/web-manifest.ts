import { languages } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { brandSchemes } from '@clinic/contracts/colors/brand';
import type { BrandColors } from '@clinic/contracts/colors/brand';
import type { Brand } from '@clinic/contracts/host';

/** Where the manifest of the site is in a language; each page links to that of its own. */
export const manifestPath = (lang: Lang) => `/${lang}.webmanifest`;

/**
 * What a phone needs to put the site on its home screen, where an iPhone also allows it to send notifications. Both languages
 * are one application, which opens in the language that its visitor chose last.
 */
export function webManifests(brand: Pick<Brand, 'name' | 'tagline'>, colors: BrandColors) {
  const { light } = brandSchemes(colors);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return languages.map((lang) => ({
    path: manifestPath(lang),
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({
      id: '/',
      name: brand.name[lang],
      short_name: brand.name[lang],
      description: brand.tagline[lang],
      lang,
      dir: lang === 'ar' ? 'rtl' : 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: light.ground,
      theme_color: light.deep,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    }),
  }));
}
