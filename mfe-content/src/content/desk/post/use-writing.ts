import { useEffect, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import type { DeskAction, DeskPostDetails, PostContent, PostText } from '@clinic/contracts/content/desk';
import { DeskPostResponse, SavedPost } from '@clinic/contracts/content/desk';
import { api } from '@clinic/kit/http';
import { useWritten } from '../../../parts/desk/use-written.ts';
import type { WrittenBy } from '../../../parts/desk/written.ts';
import type { PartName } from './merge.ts';
import { merged, partOf, partsOfPost } from './merge.ts';
import { postDrafts } from './typed-draft.ts';

/** Most suggestions that one saving takes over. */
const mostAccepted = 20;

type PartValue = string | number | null;

/** A suggestion that a part has taken over. */
interface Accepted {
  readonly suggestion: number;
  readonly name: PartName;
  /** The part without the words of the suggestion, and with them. */
  readonly before: PartValue;
  readonly after: PartValue;
}

type PostWriting = WrittenBy<DeskPostDetails, PostContent, PartName, PartValue> & {
  /** The next saving takes a suggestion over. */
  readonly accept: (accepted: Accepted) => void;
  /** Leaves suggestions open whose words are not in the text any more: it was put back, or is what a colleague stored. */
  readonly leaveOpen: (stored: PostContent, content: PostContent) => void;
};

/** Whether a part has the words of its suggestion, as far as can be told: it is as they made it, or was written on since. */
function isStillIn({ name, before, after }: Accepted, stored: PostContent, content: PostContent): boolean {
  const now = partOf(content, name);
  return now === after || (now !== before && now !== partOf(stored, name));
}

/** How a post is written. */
function postWriting(): PostWriting {
  /** Suggestions that the text has taken over since it was last saved. */
  let accepted: readonly Accepted[] = [];
  return {
    ...{ drafts: postDrafts, merged, parts: partsOfPost },
    accept: (one) => {
      accepted = [...accepted, one];
    },
    leaveOpen: (stored, content) => {
      accepted = accepted.filter((one) => isStillIn(one, stored, content));
    },
    read: async (id) => (await api.get(`/api/content-desk/posts/${id}`, DeskPostResponse, { signal: null })).data,
    save: async ({ id, version }, content, keep) => {
      const accepts = accepted.slice(0, mostAccepted).map(({ suggestion }) => suggestion);
      const body = { version, content, keep, ...(accepts.length > 0 && { accepts }) };
      const { data } = await api.post(`/api/content-desk/posts/${id}`, body, SavedPost, { signal: null });
      accepted = accepted.filter(({ suggestion }) => !accepts.includes(suggestion));
      return { thing: data.post, removed: data.removed };
    },
  };
}

/** What fetches a draft of a text from what was saved. */
type Drafting = (post: DeskPostDetails) => Promise<Pick<PostText, 'title' | 'summary' | 'html'>>;

/** A post while somebody works on it. */
export function useWriting(loaded: DeskPostDetails) {
  const [by] = useState(postWriting);
  const { thing: post, content, save, send, rewrite, takeOver, ...writing } = useWritten(loaded, by);
  useEffect(() => by.leaveOpen(post.content, content), [by, post, content]);
  const request = (path: string, more: object = {}) =>
    send(async ({ id, version }) => {
      const address = `/api/content-desk/posts/${id}/${path}`;
      return (await api.post(address, { version, ...more }, DeskPostResponse, { signal: null })).data;
    });
  return {
    ...writing,
    ...{ post, content },
    /** Takes a suggestion over into a part, and saves it as a version. False when that has to wait. */
    accept: async (name: PartName, value: string, suggestion: number): Promise<boolean> => {
      rewrite(name, (before) => {
        by.accept({ suggestion, name, before, after: value });
        return value;
      });
      return (await save(true)) !== null;
    },
    /** Fetches a draft of a language once what was typed is saved, and saves it. False when it was refused. */
    translate: (lang: Lang, draft: Drafting) =>
      takeOver(async (saved) => ({ ...saved.content, [lang]: { ...saved.content[lang], ...(await draft(saved)) } })),
    confirmTranslation: (lang: Lang) => request('translation/confirmation', { lang }),
    act: (action: DeskAction, more?: object) => request(action, more),
    restore: (number: number) => request(`revisions/${number}/restore`),
  };
}

export type Writing = ReturnType<typeof useWriting>;
