import { useRef, useState } from 'react';
import type { ContentRecord, RecordCollection, StoredRecord } from '@clinic/contracts/content/records';
import { SavedRecordResponse, StoredRecordResponse } from '@clinic/contracts/content/records';
import { apiFieldErrors } from '@clinic/kit/forms';
import type { FieldError, SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { useSession } from '@clinic/kit/session';
import { isTyping } from '../../../../parts/desk/is-typing.ts';
import type { FieldPath } from './form-tree.ts';
import { isSame, merged, withValue } from './form-tree.ts';
import { draftKey, forgetDraft, keepDraft, recordDraft } from './record-draft.ts';

export interface RecordFailure extends Pick<SubmissionFailure, 'code' | 'text'> {
  fields: FieldError[];
}

/** What two people changed at once: the names of the fields, and what is on the site. */
export interface RecordConflict {
  theirs: ContentRecord;
  names: string[];
}

/** Why what stands in the fields is not what was loaded. */
export type RecordNotice = 'live' | 'restored' | 'joined' | 'taken';

interface Given {
  collection: RecordCollection;
  stored: StoredRecord | null;
  blank: ContentRecord;
  /** The id of a closed record that comes back. */
  returning: string | null;
  /** The revision that a new record begins with. */
  restores: number | null;
  mayEdit: boolean;
  /** Whether it came onto the site a moment ago. */
  isJustAdded: boolean;
}

/** The first content of the fields: what was typed before a reload, put together with what others saved since. */
function beginning({ stored, blank, mayEdit, isJustAdded }: Given, key: string, owner: string) {
  const loaded = stored?.record ?? blank;
  const draft = mayEdit ? recordDraft(key, owner) : null;
  const unchanged = { record: loaded, conflict: null, notice: isJustAdded ? ('live' as const) : null };
  if (draft === null) return unchanged;
  const { record, conflicts } = merged(draft.base, draft.typed, loaded);
  if (isSame(record, loaded)) {
    // It was saved, though nobody here heard of it. What is being added needs its key still.
    if (stored !== null) forgetDraft(key);
    return unchanged;
  }
  const conflict = conflicts.length > 0 ? { theirs: loaded, names: conflicts } : null;
  return { record, conflict, notice: 'restored' as const };
}

/** A record while somebody works on it. What is typed stays in the tab until it is saved, which visitors see at once. */
export function useRecord(given: Given) {
  const { collection } = given;
  const owner = useSession((session) => session.user?.public_id ?? '');
  const [stored, setStored] = useState(given.stored);
  const keyOf = (id: string | undefined) => draftKey(collection, { ...given, id });
  const key = keyOf(stored?.id);
  const base = stored?.record ?? given.blank;
  const [first] = useState(() => beginning(given, key, owner));
  const [record, setRecord] = useState(first.record);
  const [conflict, setConflict] = useState<RecordConflict | null>(first.conflict);
  const [notice, setNotice] = useState<RecordNotice | null>(first.notice);
  const [failure, setFailure] = useState<RecordFailure | null>(null);
  const [removed, setRemoved] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);
  /** Changes with what stands in the fields for another reason than that somebody typed it. */
  const [revision, setRevision] = useState(0);
  /** What stands in the fields, also between two changes of one event. */
  const latest = useRef(record);
  latest.current = record;
  const [addKey, setAddKey] = useState(() => recordDraft(key, owner)?.addKey);
  const at = `/api/content-records/${collection}/records`;

  const show = (next: ContentRecord) => {
    setRecord(next);
    setRevision((count) => count + 1);
  };

  const change = (next: ContentRecord) => {
    latest.current = next;
    setRecord(next);
    setNotice(null);
    if (isSame(next, base)) forgetDraft(key);
    else keepDraft(key, { owner, base, typed: next, addKey });
  };

  /** Puts what was typed together with what a colleague saved meanwhile. */
  const meet = async (id: string) => {
    const { data: theirs } = await api.get(`${at}/${encodeURIComponent(id)}`, StoredRecordResponse, { signal: null });
    // Also what was typed while the saving, and this answer, were on their way.
    const { record: together, conflicts } = merged(base, latest.current, theirs.record);
    setStored(theirs);
    setConflict(conflicts.length > 0 ? { theirs: theirs.record, names: conflicts } : null);
    setNotice(conflicts.length > 0 ? null : 'joined');
    keepDraft(key, { owner, base: theirs.record, typed: together });
    show(together);
  };

  const failed = async (error: unknown): Promise<void> => {
    if (!isApiError(error)) throw error;
    if (error.code === 'EDIT_CONFLICT' && stored !== null) {
      const { id } = stored;
      return meet(id).catch((again: unknown) => {
        if (!isApiError(again)) throw again;
        setFailure({ code: again.code, text: again.text, fields: [] });
      });
    }
    setFailure({ code: error.code, text: error.text, fields: apiFieldErrors(error.errors) });
  };

  /** Runs what the server is asked for; null when it was refused. */
  const send = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    setSaving(true);
    setFailure(null);
    setNotice(null);
    try {
      return await ask();
    } catch (error) {
      await failed(error);
      return null;
    } finally {
      setSaving(false);
    }
  };

  /** Adds a record. The answer may be lost, so whoever sends it again sends the key of the first time. */
  const add = (sent: ContentRecord) => {
    const idempotencyKey = addKey ?? crypto.randomUUID();
    setAddKey(idempotencyKey);
    keepDraft(key, { owner, base, typed: sent, addKey: idempotencyKey });
    const body = {
      record: sent,
      ...(given.returning !== null && { returns: true }),
      ...(given.restores !== null && { restores: given.restores }),
    };
    return api.post(at, body, SavedRecordResponse, { signal: null, idempotencyKey });
  };

  return {
    ...{ stored, record, conflict, notice, failure, removed, isSaving, revision },
    isChanged: !isSame(record, base),
    type: (path: FieldPath, value: unknown) => change(withValue(latest.current, path, value)),
    /** Puts an earlier version into the fields, where it waits to be saved. */
    take: (held: ContentRecord) => {
      const taken = { ...record, ...held };
      change(taken);
      show(taken);
      setNotice('taken');
    },
    /** Shows what a colleague saved, where nobody is typing; otherwise saving meets it. False when it could not be read. */
    refresh: async (): Promise<boolean> => {
      if (stored === null || isSaving || isTyping() || !isSame(record, base)) return true;
      try {
        const address = `${at}/${encodeURIComponent(stored.id)}`;
        const { data: theirs } = await api.get(address, StoredRecordResponse, { signal: null });
        if (theirs.version === stored.version || !isSame(latest.current, base)) return true;
        setStored(theirs);
        show(theirs.record);
        return true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        // It was removed, here or by a colleague: saving says so.
        if (error.code === 'NOT_FOUND') return true;
        console.warn(error);
        return false;
      }
    },
    discard: () => {
      forgetDraft(key);
      setAddKey(undefined);
      setFailure(null);
      setConflict(null);
      setNotice(null);
      show(base);
    },
    /** Ends a conflict with one of both. */
    settle: (whose: 'mine' | 'theirs') => {
      if (conflict === null) return;
      const { theirs, names } = conflict;
      setConflict(null);
      if (whose === 'mine') return;
      const chosen = { ...record, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
      change(chosen);
      show(chosen);
    },
    /** Saves. The id of the record when it is on the site; what is typed meanwhile stays, to be saved next. */
    save: async (): Promise<string | null> => {
      const sent = latest.current;
      const answer = await send(() => {
        if (stored === null) return add(sent);
        const body = { version: stored.version, record: sent };
        return api.post(`${at}/${encodeURIComponent(stored.id)}`, body, SavedRecordResponse, { signal: null });
      });
      if (answer === null) return null;
      const { removed: parts, replayed, ...saved } = answer.data;
      forgetDraft(key);
      setAddKey(undefined);
      setRemoved(parts);
      setStored(saved);
      // What was added before is what stood in the fields then.
      const taken = replayed === true ? saved.record : sent;
      if (isSame(latest.current, taken)) {
        setNotice('live');
        show(saved.record);
      } else {
        // Whoever types goes on, in the editor too; fields that they left alone are as they were stored.
        const typed = merged(taken, latest.current, saved.record).record;
        keepDraft(keyOf(saved.id), { owner, base: saved.record, typed });
        setRecord(typed);
      }
      return saved.id;
    },
    /** Takes it off the site; whether that was done. */
    remove: async (): Promise<boolean> => {
      if (stored === null) return false;
      const address = `${at}/${encodeURIComponent(stored.id)}/removal`;
      const done = await send(async () => {
        await api.send('POST', address, { version: stored.version }, { signal: null });
        return true;
      });
      if (done === true) forgetDraft(key);
      return done === true;
    },
  };
}

export type Editing = ReturnType<typeof useRecord>;
