import type { Lang } from '@clinic/contracts';
import type { Post } from '@clinic/contracts/content';

/** What a feed is about and where it stands. */
export interface FeedInfo {
  readonly lang: Lang;
  /** `https://…`, without a slash at the end. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** Path of the page whose feed this is. */
  readonly page: string;
  /** Path of the feed itself. */
  readonly self: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as XML holds it; characters that XML does not know are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Addresses inside an article start at the root of the site; a reader of feeds needs the whole address. */
function absoluteLinks(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

function item(post: Post, { lang, origin }: FeedInfo): string {
  const link = `${origin}/blogs/${lang}/${encodeURIComponent(post[`slug_${lang}`])}`;
  return `<item>
<title>${xmlText(post[`title_${lang}`])}</title>
<link>${xmlText(link)}</link>
<guid isPermaLink="false">${post.type}-${post.id}-${lang}</guid>
<pubDate>${new Date(post.created_at).toUTCString()}</pubDate>
<category>${xmlText(post[`category_${lang}`])}</category>
<description>${xmlText(post[`summary_${lang}`])}</description>
<content:encoded>${xmlText(absoluteLinks(post[`description_${lang}`], origin))}</content:encoded>
</item>`;
}

/** An RSS 2.0 document with whole articles, newest first. */
export function rss(info: FeedInfo, posts: readonly Post[]): string {
  const { lang, origin } = info;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${xmlText(info.title)}</title>
<link>${xmlText(`${origin}${info.page}`)}</link>
<atom:link href="${xmlText(`${origin}${info.self}`)}" rel="self" type="application/rss+xml"/>
<description>${xmlText(info.description)}</description>
<language>${lang}</language>
${posts.map((post) => item(post, info)).join('\n')}
</channel>
</rss>
`;
}
