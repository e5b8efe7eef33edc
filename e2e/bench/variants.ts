import { createHash } from 'node:crypto';
import { artifactBase } from '@clinic/contracts/registry';
import { mulberry32 } from '@clinic/node/bench';
import { monoBase } from './mono-build.ts';
import type { MonoBuild } from './mono-build.ts';

/** What is compared. All of them show the same HTML with the same critical CSS. */
export const variantNames = ['mono', 'fed', 'many', 'floor'] as const;
export type VariantName = (typeof variantNames)[number];

const scriptTag = /<script[^>]* src="[^"]*"><\/script>\n?/g;
/** The page's first script, which stands in it and remembers presses until the application is there. */
const starterTag = /<script( data-forms-wait)?>[^]*?<\/script>\n?/;
const scriptTemplate = /<\/?template[^>]*>\n?/g;
const scriptPreload = /<link rel="preload" as="script"[^>]* href="([^"]*)">\n?/g;
const bootData = /(<script type="application\/json" id="boot">)([^]*?)(<\/script>)/;

/** Which exposed modules the files that a page preloads belong to. */
export type ModulesOf = (files: readonly string[]) => string[];

/** The script that brings the page its remotes: its element, and in that its hash and its address. */
const remotesTag = /<script[^>]* integrity="([^"]*)" src="(\/compositions\/[^"]*)"><\/script>/;

/** Address of the script that brings a page its remotes. */
export function remotesAddress(page: string): string {
  const address = remotesTag.exec(page)?.[2];
  if (address === undefined) throw new Error('the page names no script that brings its remotes');
  return address;
}

interface Made {
  mono: MonoBuild;
  modulesOf: ModulesOf;
  /** The script that brings the page its remotes. */
  remotes: string;
}

/** The page of a variant, made from the page as the product serves it. */
export function pageOf(variant: VariantName, federated: string, { mono, modulesOf, remotes }: Made): string {
  if (variant === 'fed') return federated;
  if (variant === 'many') {
    const [, integrity = ''] = remotesTag.exec(federated) ?? [];
    return federated.replace(integrity, integrityOf(manyRemotes(remotes).script));
  }
  const preloaded = [...federated.matchAll(scriptPreload)].map(([, file]) => file ?? '');
  const bare = federated.replace(scriptTag, '').replace(scriptPreload, '').replace(scriptTemplate, '');
  if (variant === 'floor') return bare.replace(starterTag, '').replace(bootData, '');
  const chunks = [...new Set(modulesOf(preloaded).flatMap((key) => mono.filesOf(key)))];
  const scripts = mono.scripts.map((file) => `<script defer src="${monoBase}${file}"></script>`);
  const preloads = chunks.map((file) => `<link rel="preload" as="script" href="${monoBase}${file}">`);
  return bare
    .replace(bootData, (_, open: string, boot: string, close: string) => open + withRemotes(boot, remotes) + close)
    .replace('</head>', `${[...scripts, ...preloads].join('\n')}\n</head>`);
}

const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

const remotesJson = /^clinicRemotes=(.*);dispatchEvent/;

type Remotes = Record<
  string,
  { release: string; base: string; integrity: string; descriptor: object & { routes: { path: string }[] } }
>;

/** Boot data that carry the remotes themselves. */
function withRemotes(boot: string, script: string): string {
  const remotes = JSON.parse(remotesJson.exec(script)?.[1] ?? '') as Remotes;
  return JSON.stringify({ ...(JSON.parse(boot) as object), remotes, remotesByScript: undefined }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** How many remotes the composition of the variant `many` has. */
const howMany = 100;

/**
 * The script of a composition of a hundred remotes, and what it leaves to a file of their own. The others are like those that
 * are there, each with paths, a release and a hash of its own, which compress as badly as real ones. They have no place in the
 * frame, so the script only names them and that file.
 */
export function manyRemotes(script: string): { script: string; others: string } {
  const added = moreThan(JSON.parse(remotesJson.exec(script)?.[1] ?? '') as Remotes);
  const others = JSON.stringify(added);
  const integrity = integrityOf(others);
  const url = `/compositions/c-0/${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 16)}.json`;
  const named = { names: Object.keys(added).sort(), url, integrity };
  return { script: `clinicOtherRemotes=${JSON.stringify(named)};${script}`, others };
}

function moreThan(remotes: Remotes): Remotes {
  const added: Remotes = {};
  const models = Object.values(remotes);
  const random = mulberry32(howMany);
  const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  for (let index = models.length; index < howMany; index += 1) {
    const model = models[index % models.length];
    if (model === undefined) break;
    const name = `team-${hex(4)}`;
    const release = hex(model.release.length);
    const routes = model.descriptor.routes.map((route) => ({
      ...route,
      path: `/${name}${route.path}`,
      purpose: undefined,
    }));
    const nothing = { navigation: [], slots: [], listens: [], emits: [], conversion: undefined };
    added[name] = {
      release,
      base: artifactBase(name, release),
      integrity: `sha384-${Buffer.from(hex(96), 'hex').toString('base64')}`,
      descriptor: { ...model.descriptor, routes, ...nothing },
    };
  }
  return added;
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
