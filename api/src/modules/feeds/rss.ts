import { Feed } from 'feed';
import type { Lang } from '@clinic/contracts';
import type { Post } from '@clinic/contracts/content';

/** What a feed is about and where it is. */
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

/** Text without the characters that XML does not allow; the library escapes all others. */
const allowedText = (text: string) =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

/** Addresses inside an article start at the root of the site; a feed reader needs the whole address. */
function absoluteLinks(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

/** An RSS 2.0 document with whole articles, newest first. */
export function rss({ lang, origin, title, description, page, self }: FeedInfo, posts: readonly Post[]): string {
  const [newest] = posts;
  const feed = new Feed({
    title,
    description,
    link: `${origin}${page}`,
    language: lang,
    feedLinks: { rss: `${origin}${self}` },
    generator: false,
    ...(newest === undefined ? {} : { updated: new Date(newest.created_at) }),
  });
  for (const post of posts) {
    feed.addItem({
      title: allowedText(post[`title_${lang}`]),
      link: `${origin}/blogs/${lang}/${encodeURIComponent(post[`slug_${lang}`])}`,
      guid: `${post.type}-${post.id}-${lang}`,
      date: new Date(post.created_at),
      category: [{ name: allowedText(post[`category_${lang}`]) }],
      description: allowedText(post[`summary_${lang}`]),
      content: allowedText(absoluteLinks(post[`description_${lang}`], origin)),
    });
  }
  return feed.rss2();
}
