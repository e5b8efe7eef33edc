import type { Lang } from '@clinic/contracts';
import { themeColorDeclarations } from '@clinic/contracts/colors/brand';
import { fontFaces, fontsAhead } from './font-faces.ts';
import type { FontUrls } from './font-faces.ts';
import {
  applicationElementId,
  bootElementId,
  formsWaitAttribute,
  rootElementId,
  scriptCopiesElementId,
  jsonForScript,
} from '@clinic/contracts/host';
import type { PageBoot, Rendered, ShownPreview } from '@clinic/contracts/host';
import type { ComposedSite } from './composed-site.ts';
import type { PageScript } from './read-remotes.ts';
import { headOf, preloadOf } from './head.ts';
import { policyHash } from './page-policy.ts';
import type { InlineHashes } from './page-policy.ts';
import { manifestPath } from '../brand/web-manifest.ts';
import { canonicalPath, routeOf, serverRouteOf } from './route-of.ts';

export interface Page {
  html: string;
  /** Of what stands in it, for its Content-Security-Policy. */
  hashes: InlineHashes;
}

/**
 * Which pages a browser may fetch before its visitor goes to them: those whose link the pointer rests on, or that is pressed. A
 * link to another language is left out, since its answer changes the visitor's language. The starter takes the rules away with
 * the start of the application, which needs no HTML to go on.
 */
const pagesAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*\\?*lang=*'] } },
          { not: { selector_matches: '[target=_blank],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

interface Address {
  /** Public address of the site, without a closing slash. */
  origin: string;
  /** Path with query, as asked for. */
  path: string;
  lang: Lang;
  sitePreview?: ShownPreview | undefined;
}

/** The whole HTML of a page: head, critical CSS, the rendered frame, the data that the browser starts from. */
export function documentOf(site: ComposedSite, rendered: Rendered, { origin, path, lang, sitePreview }: Address): Page {
  const { meta } = rendered;
  const own = fontFaces(site.host.fonts, lang) + site.colors;
  // A clinic's colours replace those of the theme; the browser's copy of these styles is known by its id.
  const styles =
    site.colors === ''
      ? rendered.styles
      : rendered.styles.map((style) => ({ ...style, css: style.css.replace(themeColorDeclarations, '') }));
  const brand = site.boot.brand;
  const boot: PageBoot = {
    ...site.boot,
    ...(site.script !== null && { remotes: ownRemoteOf(site, rendered, path), remotesByScript: true }),
    lang,
    origin,
    ...(sitePreview && { sitePreview }),
    slotContent: rendered.slotContent,
    hydration: rendered.hydration,
  };
  const isPreview = site.boot.preview !== null || sitePreview !== undefined;
  const noindex = meta.noindex === true || rendered.status >= 400 || isPreview;

  const html = `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headOf({ meta, site: { origin, brand }, lang, addresses: alternatesOf(site, path, meta.paths), noindex }).join('\n')}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${brand.logo?.src ?? '/favicon.svg'}"${brand.logo === undefined ? ' type="image/svg+xml"' : ''}>
<link rel="manifest" href="${manifestPath(lang)}">
${preloadFonts(site.host.fonts, lang)}
${preloadOf(meta.preloadImage).join('\n')}
<style>${own}</style>
${styles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids}">${css}</style>`).join('')}
${scriptsOf(site, rendered, path).join('\n')}
${(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`).join('\n')}
</head>
<body>
<div id="${rootElementId}">${rendered.html}</div>
<script type="application/json" id="${bootElementId}">${jsonForScript(boot)}</script>
</body>
</html>
`;
  return {
    html,
    hashes: {
      styles: [own, ...styles.map(({ css }) => css)].map(policyHash),
      scripts: site.host.starter === null ? [] : [site.host.starter.hash, policyHash(pagesAhead)],
    },
  };
}

/** The remote of a page, where the script of its composition leaves it out. */
function ownRemoteOf({ script, boot }: ComposedSite, { notFound }: Rendered, path: string): PageBoot['remotes'] {
  // What stands for every address of a route where nothing is has none of its own.
  const own = notFound?.split(' ')[0] ?? routeOf({ boot }, new URL(path, 'http://site.invalid').pathname)?.remote;
  if (own === undefined || script?.others?.names.has(own) !== true) return {};
  const entry = boot.remotes[own];
  return entry === undefined ? {} : { [own]: entry };
}

/**
 * The application's scripts and what the page's remotes need. On a page whose HTML says everything they wait in a template for
 * the starter, which stands in the page and runs before its words are there; any other page starts with them, and its starter
 * remembers presses and asks again for those that did not arrive, by copies that the browser has not tried.
 */
function scriptsOf(site: ComposedSite, rendered: Rendered, path: string): string[] {
  const { starter } = site.host;
  const scripts = [...(site.script === null ? [] : [site.script]), ...site.host.scripts];
  const waits = formsWait(site, path);
  const ahead = rendered.used.flatMap(({ remote, module }) => site.filesOf(remote, module));
  const remoteFiles = [...new Map(ahead.map((script) => [script.url, script])).values()];
  const preloads = remoteFiles.map(
    (script) => `<link rel="preload" as="script"${trustOf(script)} href="${script.url}">`,
  );
  const element = (script: PageScript, when: string) =>
    `<script${when}${trustOf(script)} src="${script.url}"></script>`;
  if (starter !== null && !waits && saysEverything(site, rendered))
    return [
      `<template id="${applicationElementId}">`,
      ...scripts.map((script) => element(script, '')),
      ...preloads,
      '</template>',
      `<script type="speculationrules">${pagesAhead}</script>`,
      `<script>${starter.code}</script>`,
    ];
  return [
    ...(starter === null
      ? []
      : [
          `<template id="${scriptCopiesElementId}">`,
          ...scripts.map((script) => element(script, '')),
          '</template>',
          `<script${waits ? ` ${formsWaitAttribute}` : ''}>${starter.code}</script>`,
        ]),
    ...scripts.map((script) => element(script, ' defer')),
    ...preloads,
  ];
}

/** Whether nobody can send the form of a page without script: until the application is there, nothing may be sent. */
function formsWait(site: ComposedSite, path: string): boolean {
  const { pathname } = new URL(path, 'http://site.invalid');
  return serverRouteOf(site, pathname)?.needsScript === true;
}

/** Whether a page has nothing to add to its HTML by itself: one of a session, one that lacks something and a preview have. */
function saysEverything(site: ComposedSite, { hydration, failed, failures }: Rendered): boolean {
  return hydration !== null && !failed && failures.length === 0 && site.boot.preview === null;
}

/**
 * What the browser holds a script's bytes against. It looks only into what it asks for by CORS, and uses what was fetched
 * ahead only for a script that asks in the same way for the same bytes.
 */
function trustOf({ integrity }: PageScript): string {
  return integrity === null ? '' : ` crossorigin integrity="${integrity}"`;
}

function preloadFonts(fonts: FontUrls, lang: Lang): string {
  return fontsAhead[lang]
    .flatMap((subset) => fonts[subset] ?? [])
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('\n');
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
