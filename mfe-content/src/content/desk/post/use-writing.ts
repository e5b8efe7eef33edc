import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskAction, DeskPostDetails, PostContent } from '@clinic/contracts/content/desk';
import { DeskPostResponse, SavedPost } from '@clinic/contracts/content/desk';
import { apiFieldErrors } from '@clinic/kit/forms';
import type { FieldError, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { isTyping } from '../../../parts/desk/is-typing.ts';
import type { PartName } from './merge.ts';
import { merged, withPart } from './merge.ts';
import { forgetTyped, keepTyped, typedDraft } from './typed-draft.ts';

/** Pause in typing after which what was typed is saved, in milliseconds. */
const pauseMs = 1500;

/** Most suggestions that one saving takes over. */
const mostAccepted = 20;

/** Where what was typed is. */
export type SavingState = 'saved' | 'typing' | 'saving' | 'offline';

export interface Failure extends Pick<SubmissionFailure, 'code' | 'text'> {
  fields: FieldError[];
}

/** What two people changed at once: `base` is where both began. */
export interface Conflict {
  theirs: DeskPostDetails;
  parts: PartName[];
}

/** The first content of the fields: what was typed before a reload, put together with what others saved since. */
function beginning(post: DeskPostDetails, owner: string) {
  const draft = post.may_write ? typedDraft(post.id, owner) : null;
  if (draft === null) return { content: post.content, conflict: null };
  const { content, conflicts } = merged(draft.base, draft.typed, post.content);
  return { content, conflict: conflicts.length > 0 ? { theirs: post, parts: conflicts } : null };
}

/**
 * A post while somebody works on it: what is typed is saved after a pause, over the version that was seen. When a colleague
 * saved first, parts that only one of the two changed are put together; the others are asked about.
 */
export function useWriting(loaded: DeskPostDetails) {
  const owner = useSession((session) => session.user?.public_id ?? '');
  const [first] = useState(() => beginning(loaded, owner));
  const [post, setPost] = useState(loaded);
  const [content, setContent] = useState(first.content);
  const [conflict, setConflict] = useState<Conflict | null>(first.conflict);
  const [state, setState] = useState<SavingState>(first.content === loaded.content ? 'saved' : 'typing');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [removed, setRemoved] = useState<string[]>([]);
  const [joined, setJoined] = useState(false);
  /** Changes with what stands in the fields for another reason than that somebody typed it. */
  const [revision, setRevision] = useState(0);
  const running = useRef<Promise<DeskPostDetails | null> | null>(null);
  const current = useRef({ post, content });
  current.current = { post, content };
  /** Suggestions that the text has taken over since it was last saved. */
  const accepted = useRef<readonly number[]>([]);
  /** While somebody has to choose, nothing is saved over either text. */
  const undecided = useRef(first.conflict !== null);

  const show = useCallback((next: DeskPostDetails, shown: PostContent) => {
    current.current = { post: next, content: shown };
    setPost(next);
    setContent(shown);
    setRevision((count) => count + 1);
  }, []);

  const failed = useCallback((error: unknown) => {
    if (!isApiError(error)) throw error;
    setFailure({ code: error.code, text: error.text, fields: apiFieldErrors(error.errors) });
  }, []);

  /** Puts what was typed together with what a colleague saved meanwhile. */
  const meet = useCallback(
    async (id: number) => {
      const { data: theirs } = await api.get(`/api/content-desk/posts/${id}`, DeskPostResponse, { signal: null });
      const { post: base, content: mine } = current.current;
      const { content: together, conflicts } = merged(base.content, mine, theirs.content);
      undecided.current = conflicts.length > 0;
      setConflict(conflicts.length > 0 ? { theirs, parts: conflicts } : null);
      setJoined(conflicts.length === 0);
      show(theirs, together);
      setState('typing');
    },
    [show],
  );

  /** One saving. Null when it did not come to one. */
  const saveOnce = useCallback(
    async (keep: boolean): Promise<DeskPostDetails | null> => {
      const { post: before, content: sent } = current.current;
      setState('saving');
      try {
        const accepts = accepted.current.slice(0, mostAccepted);
        const body = { version: before.version, content: sent, keep, ...(accepts.length > 0 && { accepts }) };
        const { data } = await api.post(`/api/content-desk/posts/${before.id}`, body, SavedPost, { signal: null });
        accepted.current = accepted.current.filter((id) => !accepts.includes(id));
        setFailure(null);
        setRemoved(data.removed);
        const isTypedOn = current.current.content !== sent;
        if (isTypedOn || !keep) {
          // Whoever types goes on with what they typed; the server's copy has the same meaning.
          current.current = { ...current.current, post: data.post };
          setPost(data.post);
        } else show(data.post, data.post.content);
        if (!isTypedOn) forgetTyped(before.id);
        setState(isTypedOn ? 'typing' : 'saved');
        return data.post;
      } catch (error) {
        if (!isApiError(error)) throw error;
        setState('offline');
        if (error.code === 'EDIT_CONFLICT') await meet(before.id).catch(failed);
        else failed(error);
        return null;
      }
    },
    [failed, meet, show],
  );

  /** Savings go one after the other, each over the version of the one before. */
  const save = useCallback(
    async (keep: boolean): Promise<DeskPostDetails | null> => {
      await running.current;
      if (undecided.current) return null;
      running.current = saveOnce(keep).finally(() => (running.current = null));
      return running.current;
    },
    [saveOnce],
  );

  useEffect(() => {
    if (state !== 'typing' || conflict !== null) return;
    const timer = setTimeout(() => void save(false), pauseMs);
    return () => clearTimeout(timer);
  }, [state, conflict, content, save]);

  useEffect(() => {
    const again = () => setState((now) => (now === 'offline' ? 'typing' : now));
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const type = (name: PartName, value: string | number | null) => {
    const next = withPart(current.current.content, name, value);
    current.current = { ...current.current, content: next };
    setContent(next);
    setState('typing');
    setJoined(false);
    keepTyped(post.id, { owner, base: post.content, typed: next });
  };

  /** Takes a suggestion over into a part, and saves it as a version. False when that has to wait. */
  const accept = async (name: PartName, value: string, suggestion: number): Promise<boolean> => {
    type(name, value);
    accepted.current = [...accepted.current, suggestion];
    setRevision((count) => count + 1);
    return (await save(true)) !== null;
  };

  /** Sends something after what was typed is saved. False when it was refused. */
  const send = async (path: string, more: object = {}): Promise<boolean> => {
    setFailure(null);
    const saved = state === 'saved' ? current.current.post : await save(false);
    if (saved === null) return false;
    try {
      const address = `/api/content-desk/posts/${saved.id}/${path}`;
      const { data } = await api.post(address, { version: saved.version, ...more }, DeskPostResponse, { signal: null });
      show(data, data.content);
      setState('saved');
      return true;
    } catch (error) {
      if (isApiError(error, 'EDIT_CONFLICT')) await meet(saved.id).catch(failed);
      failed(error);
      return false;
    }
  };

  /** Shows what a colleague saved, where nobody is typing; otherwise saving meets it. */
  const refresh = async () => {
    const before = current.current;
    if (state !== 'saved' || conflict !== null || isTyping()) return;
    try {
      const address = `/api/content-desk/posts/${before.post.id}`;
      const { data } = await api.get(address, DeskPostResponse, { signal: null });
      if (current.current.content !== before.content || data.version <= current.current.post.version) return;
      show(data, data.content);
    } catch (error) {
      if (!isApiError(error)) throw error;
      console.warn(error);
    }
  };

  return {
    ...{ post, content, state, failure, removed, joined, conflict, revision, type, accept, refresh },
    saveNow: () => save(true),
    act: (action: DeskAction, more?: object) => send(action, more),
    restore: (number: number) => send(`revisions/${number}/restore`),
    /** Ends a conflict with what was chosen for each part. */
    settle: (chosen: PostContent) => {
      undecided.current = false;
      setConflict(null);
      show(current.current.post, chosen);
      setState('typing');
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
