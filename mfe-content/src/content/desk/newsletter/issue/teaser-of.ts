import type { Lang } from '@clinic/contracts';
import { PostDetailResponse } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { pick } from '@clinic/kit/i18n';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A page of the site as a part of a text: its title as a link, and the summary that a post has. */
export async function teaserOf(path: string, title: string, lang: Lang): Promise<string> {
  const link = `<a href="${escaped(path)}">${escaped(title)}</a>`;
  const slug = /^\/blogs\/(?:ar|en)\/([^/?#]+)$/.exec(path)?.[1];
  if (slug === undefined) return `<p>${link}</p>`;
  const { data } = await api.get(`/api/posts/by-slug/${slug}`, PostDetailResponse, { signal: null });
  return `<h3>${link}</h3><p>${escaped(pick(data, 'summary', lang))}</p>`;
}
