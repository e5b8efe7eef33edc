import { createDraftStore } from '@clinic/kit/forms';

/** What was typed and has not reached the server, with what it was typed over. */
export interface TypedDraft<Content> {
  owner: string;
  base: Content;
  typed: Content;
}

/** What was typed at the desk in this tab, by the id of what it belongs to. */
export interface TypedDrafts<Content> {
  /** What its own writer typed. */
  find: (id: number, owner: string) => TypedDraft<Content> | null;
  keep: (id: number, draft: TypedDraft<Content>) => void;
  forget: (id: number) => void;
}

/**
 * Drafts that survive a reload, a lost connection and a session that ends; signing out drops them.
 * @param name their key in the storage
 * @param kind what they are drafts of, as the storage names it
 */
export function typedDrafts<Content>(name: string, kind: string): TypedDrafts<Content> {
  const store = createDraftStore<Record<string, Readonly<Record<string, TypedDraft<Content>>>>>(name, {
    initial: { [kind]: {} },
    storage: 'tab',
    version: 1,
  });
  const all = () => store.get()[kind] ?? {};
  return {
    find: (id, owner) => {
      const draft = all()[id];
      return draft?.owner === owner ? draft : null;
    },
    keep: (id, draft) => store.set({ [kind]: { ...all(), [id]: draft } }),
    forget: (id) => {
      const { [id]: _dropped, ...others } = all();
      if (Object.keys(others).length === 0) store.forget();
      else store.set({ [kind]: others });
    },
  };
}
