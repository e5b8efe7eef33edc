import { createDraftStore } from '@clinic/kit/forms';

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

/** Survives a reload; signing out drops it. */
const store = createDraftStore<{ draft: AskDraft | null }>('clinic.question@1', {
  initial: { draft: null },
  storage: 'tab',
  version: 1,
});

/** The draft of this tab; null where there is none. */
export const keptDraft = (): AskDraft | null => store.get().draft;

/** Persists the draft, or with null drops it. */
export function keepDraft(draft: AskDraft | null): void {
  if (draft === null) store.forget();
  else store.set({ draft });
}

/** The draft of this tab; null on the server, and while the page agrees with what the server sent. */
export const useKeptDraft = (): AskDraft | null => store.useDraft().draft;

/** Whether something was typed that somebody would not want to type again. */
export function isWorthKeeping(draft: AskDraft | null): boolean {
  return draft !== null && [draft.title, draft.content, ...draft.tags].some((text) => text.trim() !== '');
}
