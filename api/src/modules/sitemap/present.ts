import type { Lang, z } from '@clinic/contracts';
import type { SitemapList } from '@clinic/contracts/content';
import type { SitemapListName, SitemapRow } from './repo.ts';

type SitemapEntry = z.infer<typeof SitemapList>['data'][number];

/** Addresses of a post name the language too. */
function paramsOf(list: SitemapListName, lang: Lang, slug: string): Record<string, string> {
  return list === 'blogs' ? { lang, slug } : { slug };
}

/** The parameters of a record's page in both languages. */
export function presentSitemapRow(list: SitemapListName, { ar, en, updated }: SitemapRow): SitemapEntry {
  return { ar: paramsOf(list, 'ar', ar), en: paramsOf(list, 'en', en), updated_at: updated?.toISOString() ?? null };
}
