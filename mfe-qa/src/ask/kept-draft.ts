import { useSyncExternalStore } from 'react';

/** What is remembered of a question that was not sent yet. Never a name, an address or a number: this may be anybody's device. */
export interface AskDraft {
  mode: 'named' | 'anonymous';
  /** Id of the QA speciality; empty while none is chosen. */
  specialty: string;
  title: string;
  content: string;
  tags: readonly string[];
}

export const emptyDraft: AskDraft = { mode: 'named', specialty: '', title: '', content: '', tags: [] };

const storageKey = 'clinic.question@1';
const listeners = new Set<() => void>();
/** Stands in for a storage that is switched off, as long as the page lives. */
let unstored: string | null = null;
let lastRead: { text: string | null; draft: AskDraft | null } = { text: null, draft: null };

/** Reads the tab's own storage each time: it survives a reload, and when the host clears it at sign-out nothing is left. */
export function keptDraft(): AskDraft | null {
  const text = read();
  if (text !== lastRead.text) lastRead = { text, draft: text === null ? null : parse(text) };
  return lastRead.draft;
}

/** Keeps the draft, or with null forgets it. */
export function keepDraft(draft: AskDraft | null): void {
  const text = draft === null ? null : JSON.stringify(draft);
  try {
    unstored = null;
    if (text === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** The draft of this tab; null on the server, and while the page agrees with what the server sent. */
export function useKeptDraft(): AskDraft | null {
  return useSyncExternalStore(subscribe, keptDraft, () => null);
}

/** Whether something was typed that somebody would not want to type again. */
export function isWorthKeeping(draft: AskDraft | null): boolean {
  return draft !== null && [draft.title, draft.content, ...draft.tags].some((text) => text.trim() !== '');
}

function read(): string | null {
  try {
    return unstored ?? sessionStorage.getItem(storageKey);
  } catch {
    return unstored;
  }
}

function parse(text: string): AskDraft | null {
  try {
    return { ...emptyDraft, ...(JSON.parse(text) as Partial<AskDraft>) };
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
