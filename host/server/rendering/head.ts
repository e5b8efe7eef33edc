import type { Lang } from '@clinic/contracts';
import type { ScreenMeta, Site } from '@clinic/contracts/host';

/** Size of the cards of shared links, in pixels. */
const card = { width: 1200, height: 630 } as const;

const locales = { ar: 'ar_SA', en: 'en_US' } as const;

interface PageOfHead {
  meta: ScreenMeta;
  site: Site;
  lang: Lang;
  /** The page's address in each language, below the site's root. */
  addresses: Record<Lang, string>;
  noindex: boolean;
}

/** What search engines and the cards of shared links read of a page, one element to a line. */
export function headOf({ meta, site, lang, addresses, noindex }: PageOfHead): string[] {
  const { origin, brand } = site;
  const description = meta.description ?? brand.tagline[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  return [
    `<title>${escape(`${meta.title} | ${brand.name[lang]}`)}</title>`,
    named('description', description),
    ...(noindex ? [named('robots', 'noindex')] : []),
    link('canonical', origin + addresses[lang]),
    ...(['ar', 'en'] as const).map((code) => link('alternate', origin + addresses[code], `hreflang="${code}"`)),
    link('alternate', origin + addresses.ar, 'hreflang="x-default"'),
    ...(meta.feeds ?? []).map(({ title, href }) =>
      link('alternate', href, `type="application/rss+xml" title="${escape(title)}"`),
    ),
    property('og:title', meta.title),
    property('og:description', description),
    property('og:type', meta.type ?? 'website'),
    property('og:url', origin + addresses[lang]),
    property('og:site_name', brand.name[lang]),
    property('og:locale', locales[lang]),
    property('og:locale:alternate', locales[other]),
    property('og:image', origin + cardOf(meta.cardImage)),
    property('og:image:width', String(card.width)),
    property('og:image:height', String(card.height)),
    property('og:image:alt', meta.title),
    named('twitter:card', 'summary_large_image'),
    ...(meta.publishedAt === undefined ? [] : [property('article:published_time', meta.publishedAt)]),
  ];
}

/** A card is a photograph of the picture with its page's title, under the picture's own name. */
function cardOf(image: string | undefined): string {
  return `/images/cards/${image === undefined ? 'clinic.jpg' : image.replace(/\.\w+$/, '.jpg')}`;
}

/** Fetches the picture of the first view early; of several widths the browser takes the one that the page will take. */
export function preloadOf(image: ScreenMeta['preloadImage']): string[] {
  if (image === undefined) return [];
  const { src, srcSet, sizes } = typeof image === 'string' ? { src: image, srcSet: '', sizes: '' } : image;
  const widths = srcSet === '' ? '' : ` imagesrcset="${escape(srcSet)}" imagesizes="${escape(sizes)}"`;
  return [`<link rel="preload" as="image" href="${escape(src)}"${widths} fetchpriority="high">`];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escape(href)}"${more === '' ? '' : ` ${more}`}>`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
