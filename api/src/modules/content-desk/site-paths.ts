import * as accountPaths from '@clinic/contracts/account/paths';
import * as bookingPaths from '@clinic/contracts/booking/paths';
import { hostPaths } from '@clinic/contracts';
import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { idInSlug, storedSlug } from '../../http/params.ts';

/** What a page of one record is about. */
export const linkedLists = [
  ...(['specialities', 'doctors', 'packages', 'skin-tips', 'jobs', 'categories', 'posts'] as const),
  ...(['extra-pages', 'assessments', 'questions', 'qa-categories'] as const),
] as const;
export type LinkedList = (typeof linkedLists)[number];

/** Where a path of the site leads: to a page that is always there, to the page of a record, or nowhere. */
export type PathTarget = 'page' | 'nowhere' | { readonly list: LinkedList; readonly slug: string };

const isFixed = (path: unknown): path is () => string => typeof path === 'function' && path.length === 0;

/** Pages that need no record: what takes no parameter, and what takes one that may be absent. */
const pages: ReadonlySet<string> = new Set([
  ...[accountPaths, bookingPaths, contentPaths, qaPaths].flatMap((paths) =>
    Object.values(paths)
      .filter(isFixed)
      .map((path) => path()),
  ),
  ...[contentPaths.jobs, contentPaths.news, contentPaths.search, qaPaths.ask, qaPaths.categories].map((path) => path()),
  ...[accountPaths.login, accountPaths.register, accountPaths.forgotPassword].map((path) => path()),
  ...[accountPaths.family, accountPaths.notifications, hostPaths.status].map((path) => path()),
]);

/** Pages of a record, the narrower patterns first. The last group is its slug. */
const patterns: readonly (readonly [LinkedList, RegExp])[] = [
  ['skin-tips', /^\/specialities\/dermatology\/([^/]+)$/],
  ['specialities', /^\/specialities\/([^/]+)$/],
  ['doctors', /^\/doctors\/([^/]+)$/],
  ['packages', /^\/pack\/([^/]+)$/],
  ['extra-pages', /^\/pages\/([^/]+)$/],
  ['assessments', /^\/self-assessment\/([^/]+)$/],
  ['jobs', /^\/jobs\/([^/]+)$/],
  ['posts', /^\/blogs\/(?:ar|en)\/([^/]+)$/],
  ['categories', /^\/blogs\/([^/]+)$/],
  ['questions', /^\/qa\/questions\/([^/]+)$/],
  ['qa-categories', /^\/qa\/categories\/([^/]+)$/],
];

/** Files, and what the API gives out as files: whether there is one is checked elsewhere. */
const files = /^\/(?:images|api)\//;

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    // PostgreSQL stores no text with it, and refuses to look for one.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The longest path that is looked at: an Arabic slug takes six letters for each of its own where it is encoded. */
const longestPath = 1000;

/** A link without what follows `?` and `#`, and without a slash at its end. */
function pathOf(href: string): string {
  const [path = ''] = href.slice(0, longestPath).split(/[?#]/, 1);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Where a path leads, written as it stands in a text, with or without what follows `?` and `#`. */
export function targetOf(href: string): PathTarget {
  const path = decoded(pathOf(href));
  if (path === null) return 'nowhere';
  if (pages.has(path) || files.test(path)) return 'page';
  for (const [list, pattern] of patterns) {
    const slug = pattern.exec(path)?.[1];
    if (slug === undefined) continue;
    // The site finds some records by their number too, and leads from there to their own address.
    return idInSlug(slug) === null ? { list, slug: storedSlug(slug) } : 'page';
  }
  return 'nowhere';
}

/** Most links of a text that are looked at. */
const mostLinks = 200;

/** Paths of this site to which a sanitised text links, each once. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/ href="(\/[^"]*)"/g)].slice(0, mostLinks);
  return [...new Set(found.map(([, href = '']) => pathOf(href)))];
}
