/**
 * State of a navigation that leaves its visitor where they are: a slug in the other language, a search as one types. The
 * frame then neither scrolls to the top nor moves the focus to the heading.
 */
export const samePage = { samePage: true } as const;

/** Whether a navigation left its visitor where they were. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state;
}
