import { monoBase } from './mono-build.ts';
import type { MonoBuild } from './mono-build.ts';

/** What is compared. All three show the same HTML with the same critical CSS. */
export const variantNames = ['mono', 'fed', 'floor'] as const;
export type VariantName = (typeof variantNames)[number];

const scriptTag = /<script[^>]* src="[^"]*"><\/script>\n?/g;
const scriptTemplate = /<\/?template[^>]*>\n?/g;
const scriptPreload = /<link rel="preload" as="script"[^>]* href="([^"]*)">\n?/g;
const bootData = /<script type="application\/json"[^]*?<\/script>/;

/** Which exposed modules the files that a page preloads belong to. */
export type ModulesOf = (files: readonly string[]) => string[];

/** The page of a variant, made from the page as the product serves it. */
export function pageOf(variant: VariantName, federated: string, mono: MonoBuild, modulesOf: ModulesOf): string {
  if (variant === 'fed') return federated;
  const preloaded = [...federated.matchAll(scriptPreload)].map(([, file]) => file ?? '');
  const bare = federated.replace(scriptTag, '').replace(scriptPreload, '').replace(scriptTemplate, '');
  if (variant === 'floor') return bare.replace(bootData, '');
  const chunks = [...new Set(modulesOf(preloaded).flatMap((key) => mono.filesOf(key)))];
  const scripts = mono.scripts.map((file) => `<script defer src="${monoBase}${file}"></script>`);
  const preloads = chunks.map((file) => `<link rel="preload" as="script" href="${monoBase}${file}">`);
  return bare.replace('</head>', `${[...scripts, ...preloads].join('\n')}\n</head>`);
}

interface FederationManifest {
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** Reads the manifests of the live remotes: a module is meant when every file of it is preloaded. */
export function modulesIn(manifests: Record<string, { base: string; manifest: FederationManifest }>): ModulesOf {
  return (files) =>
    Object.entries(manifests).flatMap(([remote, { base, manifest }]) =>
      manifest.exposes
        .filter(
          ({ assets }) => assets.js.sync.length > 0 && assets.js.sync.every((file) => files.includes(base + file)),
        )
        .map((exposed) => `${remote} ${exposed.path}`),
    );
}
