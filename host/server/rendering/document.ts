import { createHash } from 'node:crypto';
import type { Lang } from '@clinic/contracts';
import { themeColorDeclarations } from '@clinic/contracts/colors/brand';
import { fontFaces } from './font-faces.ts';
import { bootElementId, rootElementId } from '@clinic/contracts/host';
import type { BootData, Rendered } from '@clinic/contracts/host';
import type { ComposedSite, PageScript } from './composed-site.ts';
import { headOf, preloadOf } from './head.ts';
import { canonicalPath } from './route-of.ts';

export interface Page {
  html: string;
  /** Hashes of the page's own style elements, for its Content-Security-Policy. */
  styleHashes: string[];
}

interface Address {
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** Path with query, as asked for. */
  path: string;
  lang: Lang;
}

/** The whole HTML of a page: head, critical CSS, the rendered frame, the data that the browser starts from. */
export function documentOf(site: ComposedSite, rendered: Rendered, { origin, path, lang }: Address): Page {
  const { meta } = rendered;
  const own = fontFaces(site.host.fonts) + site.colors;
  // A clinic's colours replace those of the theme; the browser's copy of these styles is known by its id.
  const styles =
    site.colors === ''
      ? rendered.styles
      : rendered.styles.map((style) => ({ ...style, css: style.css.replace(themeColorDeclarations, '') }));
  const brand = site.boot.brand;
  const boot: BootData = {
    ...site.boot,
    lang,
    origin,
    slotContent: rendered.slotContent,
    hydration: rendered.hydration,
  };
  const ahead = rendered.used.flatMap(({ remote, module }) => site.filesOf(remote, module));
  const remoteFiles = new Map(ahead.map((script) => [script.url, script]));
  const noindex = meta.noindex === true || rendered.status >= 400 || site.boot.preview !== null;

  const html = `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headOf({ meta, site: { origin, brand }, lang, addresses: alternatesOf(site, path, meta.paths), noindex }).join('\n')}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${brand.logo?.src ?? '/favicon.svg'}"${brand.logo === undefined ? ' type="image/svg+xml"' : ''}>
<link rel="preload" as="font" type="font/woff2" crossorigin href="${lang === 'ar' ? site.host.fonts.arabic : site.host.fonts.latin}">
${preloadOf(meta.preloadImage).join('\n')}
<style>${own}</style>
${styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids}">${css}</style>`).join('')}
${site.host.scripts.map((script) => `<script defer${trustOf(script)} src="${script.url}"></script>`).join('\n')}
${[...remoteFiles.values()].map((script) => `<link rel="preload" as="script"${trustOf(script)} href="${script.url}">`).join('\n')}
${(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('\n')}
</head>
<body>
<div id="${rootElementId}">${rendered.html}</div>
<script type="application/json" id="${bootElementId}">${json(boot)}</script>
</body>
</html>
`;
  return {
    html,
    styleHashes: [own, ...styles.map(({ css }) => css)].map(sha256),
  };
}

/**
 * What the browser holds a script's bytes against. It looks only into what it asks for by CORS, and uses what was fetched
 * ahead only for a script that asks in the same way for the same bytes.
 */
function trustOf({ integrity }: PageScript): string {
  return integrity === null ? '' : ` crossorigin integrity="${integrity}"`;
}

/** The address of a page in each language: Arabic plain, English with `?lang=en`; each canonical for itself. */
function alternatesOf(
  site: ComposedSite,
  path: string,
  paths: { ar: string; en: string } | undefined,
): Record<Lang, string> {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.delete('lang');
  const canonical = paths === undefined ? canonicalPath(site, url.pathname) : null;
  const query = (lang: Lang) => {
    const search = new URLSearchParams(url.search);
    if (lang === 'en') search.set('lang', 'en');
    return search.size > 0 ? `?${search}` : '';
  };
  return { ar: (canonical ?? paths?.ar ?? '') + query('ar'), en: (canonical ?? paths?.en ?? '') + query('en') };
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** JSON that cannot end its script element nor open a comment in it. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
