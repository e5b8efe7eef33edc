import type { PostContent } from '@clinic/contracts/content/desk';
import { createDraftStore } from '@clinic/kit/forms';

/** What was typed and has not reached the server, with what it was typed over. */
export interface TypedDraft {
  owner: string;
  base: PostContent;
  typed: PostContent;
}

/** Survives a reload, a lost connection and a session that ends; signing out drops it. */
const store = createDraftStore<{ posts: Readonly<Record<string, TypedDraft>> }>('clinic.posts', {
  initial: { posts: {} },
  storage: 'tab',
  version: 1,
});

/** What its own writer typed in this tab. */
export function typedDraft(id: number, owner: string): TypedDraft | null {
  const draft = store.get().posts[id];
  return draft?.owner === owner ? draft : null;
}

export function keepTyped(id: number, draft: TypedDraft): void {
  store.set({ posts: { ...store.get().posts, [id]: draft } });
}

export function forgetTyped(id: number): void {
  const { [id]: _dropped, ...others } = store.get().posts;
  if (Object.keys(others).length === 0) store.forget();
  else store.set({ posts: others });
}
