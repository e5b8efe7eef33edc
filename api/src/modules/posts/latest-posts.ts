import type { Post } from '@clinic/contracts/content';
import type { Db } from '../../db/database.ts';
import { presentPost } from './present.ts';
import { postRepo } from './repo.ts';

/** The latest articles or news with their texts, newest first, for other modules. */
export function latestPosts(db: Db): (type: Post['type'], most: number, now: Date) => Promise<Post[]> {
  const repo = postRepo(db);
  return async (type, most, now) => (await repo.latest(type, most, { now, planned: null })).map(presentPost);
}
