import { DeskPostsResponse } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { RecordsFound } from '@clinic/contracts/content/records';
import { api } from '@clinic/kit/http';
import type { FoundRecord, SearchArgs } from '@clinic/kit/routing';

type Args = SearchArgs<'content'>;

/** A title in the language of the page, or else in the other one. */
const titleIn = ({ title_ar, title_en }: { title_ar: string; title_en: string }, lang: Args['lang']) =>
  lang === 'ar' ? title_ar || title_en : title_en || title_ar;

async function posts({ text, lang, t, most, signal }: Args): Promise<FoundRecord[]> {
  const { data } = await api.get('/api/content-desk/posts', DeskPostsResponse, { query: { search: text }, signal });
  return data.posts.slice(0, most).map((post) => ({
    title: titleIn(post, lang) || t('desk.untitled'),
    detail: t(`desk.lists.${post.state}`),
    kind: t(`desk.types.${post.type}`),
    address: contentPaths.deskPost(post.id),
  }));
}

async function records({ text, lang, t, most, signal }: Args): Promise<FoundRecord[]> {
  const { data } = await api.get('/api/content-records/search', RecordsFound, { query: { search: text }, signal });
  return data.slice(0, most).map((record) => ({
    title: titleIn(record, lang),
    kind: t(`desk.site.collections.${record.collection}`),
    address: contentPaths.siteRecord(record.collection, record.id),
  }));
}

/** Posts of the desk, or records of the editor of the site: one module, since each costs the entry of this remote a file. */
export const search = (args: Args) => (args.room === 'site-content' ? records(args) : posts(args));
