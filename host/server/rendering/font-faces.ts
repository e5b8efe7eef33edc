import { fontSubsets, fontWeights } from '@clinic/contracts/host';
import type { FontSubset } from '@clinic/contracts/host';
import type { Lang } from '@clinic/contracts';

/** Addresses of the built files of the type family: the host's build knows them, nobody else does. */
export type FontUrls = Partial<Record<FontSubset, string>>;

const subsets = Object.keys(fontSubsets) as FontSubset[];

/**
 * @param base address of the host's files, with a closing slash
 * @param files the fonts that the host's descriptor names
 */
export function fontUrls(base: string, files: readonly string[]): FontUrls {
  return Object.fromEntries(
    subsets.flatMap((subset) => {
      const file = files.find((name) => name.includes(`-${subset}.`));
      return file === undefined ? [] : [[subset, base + file]];
    }),
  );
}

/** What a page of a language is drawn with from its first line: fetched ahead. */
export const fontsAhead = { ar: ['arabic', 'basic'], en: ['basic'] } as const satisfies Record<Lang, FontSubset[]>;

const family = 'Readex Pro Variable';

function face(url: string, range: string, display: 'swap' | 'optional'): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:${display};font-weight:${fontWeights.min} ${fontWeights.max};src:url(${url}) format('woff2');unicode-range:${range}}`;
}

/** A font of the device that stands in for the family until it is here. */
interface FallbackFont {
  name: string;
  fonts: readonly string[];
  /** Mean advance of the family over that of the font, in percent. */
  adjust: number;
  range?: string;
}

/**
 * Latin: 0.494 em against 0.458 em of Arial, whose measures Liberation Sans and Roboto share. Arabic: measured over running
 * text in regular weight, 9173 against 8322 of Noto Sans Arabic (Android) and 8573 of DejaVu Sans (Linux).
 */
const fallbackFonts: readonly FallbackFont[] = [
  { name: 'Readex Fallback', fonts: ['Arial', 'Liberation Sans', 'Roboto'], adjust: 108 },
  { name: 'Readex Noto', fonts: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], adjust: 110.2, range: fontSubsets.arabic },
  { name: 'Readex DejaVu', fonts: ['DejaVu Sans'], adjust: 107, range: fontSubsets.arabic },
];

/** Ascent and descent of the family, in percent of its size. */
const ascent = 100;
const descent = 25;

function fallbackFace({ name, fonts, adjust, range }: FallbackFont): string {
  const percent = (value: number) => `${Math.round((value / adjust) * 1000) / 10}%`;
  const sources = fonts.map((font) => `local('${font}')`).join();
  const limits = range === undefined ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:'${name}';src:${sources};size-adjust:${adjust}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%${limits}}`;
}

/**
 * The faces of the family, each fetched only when a page uses one of its characters, and local stand-ins scaled to the same
 * measures so that text does not jump when they arrive. The Latin stand-ins of devices differ too much in their bold to be
 * matched by one scale: an English heading may then break into another number of lines. Latin that comes too late for the
 * first drawing of an English page is therefore kept for the next page. Among Arabic, digits and single words change with
 * the letters around them.
 */
export function fontFaces(urls: FontUrls, lang: Lang): string {
  const faces = subsets.flatMap((subset) => {
    const url = urls[subset];
    const display = subset === 'arabic' || (subset === 'basic' && lang === 'ar') ? 'swap' : 'optional';
    return url === undefined ? [] : [face(url, fontSubsets[subset], display)];
  });
  return [...faces, ...fallbackFonts.map(fallbackFace)].join('');
}
