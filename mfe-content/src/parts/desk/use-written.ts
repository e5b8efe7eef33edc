import { useCallback, useEffect, useRef, useState } from 'react';
import { apiFieldErrors } from '@clinic/kit/forms';
import type { FieldError, SubmissionFailure } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { isTyping } from './is-typing.ts';
import { beginning, isSameIn } from './written.ts';
import type { Written, WrittenBy } from './written.ts';

const nothing = () => null;

/** Pause in typing after which what was typed is saved, in milliseconds. */
const pauseMs = 1500;

/** Where what was typed is. What was `restored` on opening waits for somebody to type or to press. */
export type SavingState = 'saved' | 'restored' | 'typing' | 'saving' | 'offline';

export interface Failure extends Pick<SubmissionFailure, 'code' | 'text'> {
  fields: FieldError[];
  /** Whether somebody pressed something that was not done; a saving after a pause is nobody's press. */
  isAsked: boolean;
}

/** What a saving stored, and what stood in the fields then: the same in meaning, whatever is typed since. */
interface Saving<Thing, Content> {
  thing: Thing;
  sent: Content;
}

/**
 * Something of the desk while somebody works on it: what is typed is saved after a pause, and before somebody leaves, over the
 * version that was seen. When a colleague saved first, parts that only one of the two changed are put together; the others are
 * asked about.
 * @param by the same object at every rendering
 */
export function useWritten<Thing extends Written<Content>, Content, Name extends string, Value>(
  loaded: Thing,
  by: WrittenBy<Thing, Content, Name, Value>,
) {
  const owner = useSession((session) => session.user?.public_id ?? '');
  const [first] = useState(() => beginning(loaded, owner, by));
  const [thing, setThing] = useState(loaded);
  const [content, setContent] = useState(first.content);
  const [conflict, setConflict] = useState(first.conflict);
  const [kept, setKept] = useState(first.kept);
  const [state, setState] = useState<SavingState>(first.isRestored ? 'restored' : 'saved');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [removed, setRemoved] = useState<string[]>([]);
  const [joined, setJoined] = useState(false);
  /** Changes when the fields change for another reason than that somebody typed. */
  const [revision, setRevision] = useState(0);
  const running = useRef<Promise<Saving<Thing, Content> | null> | null>(null);
  const current = useRef({ thing, content });
  current.current = { thing, content };
  /** What stood in the fields when the version of `thing` was stored: the same in meaning, for the server writes HTML anew. */
  const taken = useRef(loaded.content);
  /** While somebody has to choose, nothing is saved over either text. */
  const undecided = useRef(first.conflict !== null);

  const show = useCallback((next: Thing, shown: Content) => {
    current.current = { thing: next, content: shown };
    taken.current = next.content;
    setThing(next);
    setContent(shown);
    setRevision((count) => count + 1);
  }, []);

  const failed = useCallback((error: unknown, isAsked: boolean) => {
    if (!isApiError(error)) throw error;
    setFailure({ code: error.code, text: error.text, fields: apiFieldErrors(error.errors), isAsked });
  }, []);

  /** Shows a version as on opening: with what was typed before, or beside it where nobody may write now. */
  const begin = useCallback(
    (next: Thing) => {
      const begun = beginning(next, owner, by);
      undecided.current = begun.conflict !== null;
      setConflict(begun.conflict);
      setKept(begun.kept);
      show(next, begun.content);
      setState(begun.isRestored ? 'restored' : 'saved');
    },
    [by, owner, show],
  );

  /** What stands in the fields, as it is stored where nothing was typed since. */
  const written = useCallback(
    () => by.merged(taken.current, current.current.content, current.current.thing.content).content,
    [by],
  );

  const keepDraft = useCallback(() => {
    const { id, content: base } = current.current.thing;
    by.drafts.keep(id, { owner, base, typed: written() });
  }, [by, owner, written]);

  /** Puts what was typed together with what a colleague saved meanwhile. */
  const meet = useCallback(
    async (id: number) => {
      const theirs = await by.read(id);
      const { content: base } = current.current.thing;
      const { content: together, conflicts } = by.merged(base, written(), theirs.content);
      const isNothing = isSameIn(by.parts, together, theirs.content);
      if (!theirs.may_write && !isNothing) {
        keepDraft();
        setJoined(false);
        begin(theirs);
        return;
      }
      undecided.current = conflicts.length > 0;
      setConflict(conflicts.length > 0 ? { theirs, parts: conflicts } : null);
      setJoined(conflicts.length === 0);
      show(theirs, together);
      // Who only reads, or wrote the same, has nothing to save.
      setState(isNothing ? 'saved' : 'typing');
      if (isNothing) by.drafts.forget(id);
    },
    [begin, by, keepDraft, show, written],
  );

  /** One saving. Null when it did not come to one. */
  const saveOnce = useCallback(
    async (keep: boolean, isAsked: boolean): Promise<Saving<Thing, Content> | null> => {
      const { thing: before, content: sent } = current.current;
      setState('saving');
      try {
        const saved = await by.save(before, sent, keep);
        setFailure(null);
        setRemoved(saved.removed);
        const isTypedOn = current.current.content !== sent;
        if (isTypedOn || !keep) {
          // Whoever types goes on with what they typed; the server's copy has the same meaning.
          current.current = { ...current.current, thing: saved.thing };
          taken.current = sent;
          setThing(saved.thing);
        } else show(saved.thing, saved.thing.content);
        if (!isTypedOn) by.drafts.forget(before.id);
        else if (by.drafts.find(before.id, owner) !== null) keepDraft();
        setState(isTypedOn ? 'typing' : 'saved');
        return { thing: saved.thing, sent };
      } catch (error) {
        if (!isApiError(error)) throw error;
        setState('offline');
        if (error.code === 'EDIT_CONFLICT') await meet(before.id).catch((again: unknown) => failed(again, isAsked));
        else failed(error, isAsked);
        return null;
      }
    },
    [by, failed, keepDraft, meet, owner, show],
  );

  /** Savings go one after the other, each over the version of the one before. */
  const save = useCallback(
    async (keep: boolean, isAsked = true): Promise<Saving<Thing, Content> | null> => {
      // Of several that waited for one, the first makes the others wait again.
      while (running.current !== null) await running.current;
      if (undecided.current) return null;
      running.current = saveOnce(keep, isAsked).finally(() => (running.current = null));
      return running.current;
    },
    [saveOnce],
  );

  useEffect(() => {
    if (state !== 'typing' || conflict !== null) return;
    const timer = setTimeout(() => void save(false, false), pauseMs);
    return () => clearTimeout(timer);
  }, [state, conflict, content, save]);

  const leave = useRef(nothing);
  leave.current = () => {
    const isWaiting = state === 'typing' || state === 'offline';
    // Signing out drops what was typed: it is nobody's to save then.
    if (isWaiting && by.drafts.find(thing.id, owner) !== null) void save(false, false);
    return null;
  };
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') leave.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leave.current();
    };
  }, []);

  useEffect(() => {
    const again = () => setState((now) => (now === 'offline' ? 'typing' : now));
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);

  const type = (name: Name, value: Value) => {
    const { thing: base, content: before } = current.current;
    const next = by.parts.withPart(before, name, value);
    current.current = { thing: base, content: next };
    setContent(next);
    setState('typing');
    setJoined(false);
    keepDraft();
  };

  /**
   * Does something with what is saved, after what was typed is. Nothing is saved before it is done: that would be
   * over the same version. What is typed meanwhile stays. Null when it was refused.
   * @param work is also told what stood in the fields when that version was saved
   */
  const afterSaving = async <Result>(
    work: (saved: Thing, sent: Content) => Promise<Result>,
  ): Promise<Result | null> => {
    setFailure(null);
    const { thing: shown, content: written } = current.current;
    const saved = state === 'saved' ? { thing: shown, sent: written } : await save(false);
    if (saved === null) return null;
    const attempt = async () => {
      try {
        return await work(saved.thing, saved.sent);
      } catch (error) {
        if (isApiError(error, 'EDIT_CONFLICT'))
          await meet(saved.thing.id).catch((again: unknown) => failed(again, true));
        failed(error, true);
        return null;
      }
    };
    const working = attempt();
    running.current = working.then(nothing, nothing).finally(() => (running.current = null));
    return working;
  };

  /** Shows what an action made of what was saved, together with what was typed since that was `sent`. */
  const takeIn = (changed: Thing, sent: Content) => {
    const { thing: before, content: mine } = current.current;
    if (mine === sent || !changed.may_write) {
      begin(changed);
      return;
    }
    const own = written();
    const { content: together, conflicts } = by.merged(before.content, own, changed.content);
    undecided.current = conflicts.length > 0;
    setConflict(conflicts.length > 0 ? { theirs: changed, parts: conflicts } : null);
    if (isSameIn(by.parts, together, own)) {
      // Most actions leave the text alone, and then nobody's cursor is moved.
      current.current = { thing: changed, content: mine };
      setThing(changed);
    } else show(changed, together);
    keepDraft();
    setState('typing');
  };

  /** Changes the thing once what was typed is saved; what is typed meanwhile is saved next. False when refused. */
  const send = async (work: (saved: Thing) => Promise<Thing>): Promise<boolean> => {
    const done = await afterSaving(async (saved, sent) => {
      takeIn(await work(saved), sent);
      return true;
    });
    return done === true;
  };

  /**
   * Takes over what `work` makes of what is saved, and saves it. Nothing is saved before that, so that all of it is made of one
   * version; what is typed meanwhile stays. False when it was refused.
   */
  const takeOver = async (work: (saved: Thing) => Promise<Content>): Promise<boolean> => {
    const done = await afterSaving(async (saved, sent) => {
      const made = await work(saved);
      show(current.current.thing, by.merged(sent, current.current.content, made).content);
      keepDraft();
      setState('typing');
      return true;
    });
    if (done !== true) return false;
    await save(false);
    return true;
  };

  /** Shows what a colleague saved, where nobody is typing; otherwise saving meets it. False when it could not be read. */
  const refresh = async (): Promise<boolean> => {
    const before = current.current;
    if (state !== 'saved' || conflict !== null) return true;
    try {
      const found = await by.read(before.thing.id);
      if (current.current.content !== before.content || found.version < current.current.thing.version) return true;
      // Nobody's cursor is moved by what is only counted.
      if (found.version === before.thing.version) setThing(found);
      else if (!isTyping()) begin(found);
    } catch (error) {
      if (!isApiError(error)) throw error;
      console.warn(error);
      return false;
    }
    return true;
  };

  return {
    parts: by.parts,
    ...{
      thing,
      content,
      state,
      failure,
      removed,
      joined,
      conflict,
      kept,
      revision,
      type,
      refresh,
      save,
      send,
      takeOver,
      afterSaving,
    },
    /** Makes another value of what a part holds by now, also where it is being written. */
    rewrite: (name: Name, change: (now: Value) => Value) => {
      type(name, change(by.parts.partOf(current.current.content, name)));
      setRevision((count) => count + 1);
    },
    saveNow: () => save(true),
    /** Drops what was typed and not saved. */
    discard: () => {
      setKept(null);
      // Who went on writing keeps what they typed since.
      if (state !== 'saved' && state !== 'restored') return;
      by.drafts.forget(current.current.thing.id);
      begin(current.current.thing);
    },
    /** Ends a conflict with what was chosen for each part. */
    settle: (chosen: Content) => {
      undecided.current = false;
      setConflict(null);
      show(current.current.thing, chosen);
      setState('typing');
    },
  };
}
