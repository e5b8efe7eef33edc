import type { PostContent } from '@clinic/contracts/content/desk';
import { typedDrafts } from '../../../parts/desk/typed-drafts.ts';

/** What was typed into posts and has not reached the server. */
export const postDrafts = typedDrafts<PostContent>('clinic.posts', 'posts');
