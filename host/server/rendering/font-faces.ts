/** Where the built files of the type family are: the host's build knows, nobody else does. */
export interface FontUrls {
  arabic: string;
  latin: string;
}

const family = 'Readex Pro Variable';
const arabicRange = 'U+0600-06FF,U+0750-077F,U+200C-200F,U+FB50-FDFF,U+FE70-FEFC';
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-200B,U+2010-2027,U+202F-2060,U+20AC,U+2122,U+2190-2193,U+2212';

function face(url: string, range: string, display: 'swap' | 'optional'): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-display:${display};font-weight:160 700;src:url(${url}) format('woff2');unicode-range:${range}}`;
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
  { name: 'Readex Noto', fonts: ['Noto Sans Arabic UI', 'Noto Sans Arabic'], adjust: 110.2, range: arabicRange },
  { name: 'Readex DejaVu', fonts: ['DejaVu Sans'], adjust: 107, range: arabicRange },
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
 * matched by one scale: a heading may then break into another number of lines. Latin that comes too late for the first
 * drawing is therefore kept for the next page.
 */
export function fontFaces(urls: FontUrls): string {
  return (
    face(urls.arabic, arabicRange, 'swap') +
    face(urls.latin, latinRange, 'optional') +
    fallbackFonts.map(fallbackFace).join('')
  );
}
