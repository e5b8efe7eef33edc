import type { Lang } from '@clinic/contracts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import * as repo from './link-repo.ts';
import type { LinkedList } from './site-paths.ts';
import { linkedLists, linksIn, targetOf } from './site-paths.ts';

/** Posts that are looked at in one transaction. */
const atOnce = 200;
/** Most links of a post that are stored; whoever mends these is shown the next ones. */
const mostBroken = 20;
/** How much of a path is stored. */
const storedLength = 300;

interface Link {
  readonly postId: number;
  readonly lang: Lang;
  readonly path: string;
}

const linksOf = ({ id, htmlAr, htmlEn }: repo.LinkingPost): Link[] => [
  ...linksIn(htmlAr).map((path) => ({ postId: id, lang: 'ar' as const, path })),
  ...linksIn(htmlEn).map((path) => ({ postId: id, lang: 'en' as const, path })),
];

/** Those of some paths that lead to no page of this site. A path that a page had leads on to it. */
export async function leadNowhere(db: Queryable, paths: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const links = [...new Set(paths)].map((path) => ({ path, target: targetOf(path) }));
  const open = new Map<LinkedList, ReadonlySet<string>>();
  for (const list of linkedLists) {
    const slugs = links.flatMap(({ target }) =>
      typeof target === 'object' && target.list === list ? target.slug : [],
    );
    open.set(list, await repo.openSlugs(db, list, [...new Set(slugs)], now));
  }
  const broken = links.filter(({ target }) =>
    typeof target === 'object' ? open.get(target.list)?.has(target.slug) === false : target === 'nowhere',
  );
  return new Set(broken.map(({ path }) => path));
}

/** Those links of some posts that lead to no page of this site, as they are stored. */
async function brokenLinks(tx: Tx, posts: readonly repo.LinkingPost[], now: Date): Promise<Link[]> {
  const links = posts.flatMap(linksOf);
  const nowhere = await leadNowhere(
    tx,
    links.map(({ path }) => path),
    now,
  );
  const stored = new Map<number, number>();
  return links
    .filter(({ path }) => nowhere.has(path))
    .flatMap((link) => {
      const before = stored.get(link.postId) ?? 0;
      stored.set(link.postId, before + 1);
      return before < mostBroken ? { ...link, path: link.path.slice(0, storedLength) } : [];
    });
}

/** Checks the links of one post, which was just published. */
export async function checkLinksOf(tx: Tx, post: repo.LinkingPost, now: Date): Promise<void> {
  await repo.replaceBrokenLinks(tx, { after: post.id - 1, upTo: post.id }, await brokenLinks(tx, [post], now));
}

/**
 * Checks the links of all published texts. A page may be gone long after a text was published that leads there, so this is
 * done by the clock, part by part, and a report only reads what was found.
 */
export async function checkAllLinks({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await db.transaction(async (tx) => {
      const posts = await repo.linkingPosts(tx, from, atOnce);
      const upTo = posts.length < atOnce ? null : (posts.at(-1)?.id ?? null);
      await repo.replaceBrokenLinks(tx, { after: from, upTo }, await brokenLinks(tx, posts, now));
      return upTo;
    });
  }
}
