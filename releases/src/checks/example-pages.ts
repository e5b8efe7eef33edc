import type { Lang, RemoteDescriptor, RemoteRoute } from '@clinic/contracts';
import { SitemapList } from '@clinic/contracts/content';
import type { PageRequest } from './smoke-render/smoke-renderer.ts';

/** A page to try. What stands for its parameters is `invented` where no list of the API has a real value. */
export interface ExamplePage extends PageRequest {
  invented: boolean;
}

const languages: readonly Lang[] = ['ar', 'en'];

/** Longest wait for a list of the API, in milliseconds. */
const timeoutMs = 2000;

/** Stands for a parameter of which nothing is known: most often there is no such page, which a remote has to say. */
const inventedValue = 'example';

/**
 * Every public page that the server renders, in both languages, with an example for each parameter: the first of the list
 * that the sitemap names for the page, else an invented one. Slot content alone is shown by the first page of the site.
 */
export async function examplePages(
  descriptor: RemoteDescriptor | undefined,
  apiBaseUrl: string,
): Promise<ExamplePage[]> {
  const routes = (descriptor?.routes ?? []).filter(
    ({ auth, rendering }) => auth === 'public' && rendering === 'snapshot',
  );
  if (routes.length === 0) return languages.map((lang) => ({ path: '/', lang, invented: false }));
  const pages = (await Promise.all(routes.map((route) => pagesOf(route, apiBaseUrl)))).flat();
  return [...new Map(pages.map((page) => [`${page.path} ${page.lang}`, page])).values()];
}

async function pagesOf({ path, sitemap }: RemoteRoute, apiBaseUrl: string): Promise<ExamplePage[]> {
  const plain = path.replace(/\/[^/]+\?(?=\/|$)/g, '') || '/';
  if (!/[:*]/.test(plain)) return languages.map((lang) => ({ path: plain, lang, invented: false }));
  const listed = /^\//.test(sitemap) ? await firstOf(apiBaseUrl + sitemap) : null;
  return languages.map((lang) => {
    const filled = plain.replace(/:(\w+)|\*/g, (_, name?: string) =>
      encodeURIComponent(listed?.[lang][name ?? ''] ?? inventedValue),
    );
    return { path: filled, lang, invented: listed === null };
  });
}

async function firstOf(address: string): Promise<Record<Lang, Record<string, string>> | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return SitemapList.parse(await response.json()).data[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether an API responds at once: what waits for longer then waits for something else. */
export async function apiResponds(apiBaseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(apiBaseUrl, { signal: AbortSignal.timeout(500) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
