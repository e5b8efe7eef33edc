import { useCallback } from 'react';

const kept = new Map<string, DocumentFragment>();

/** Keeps a copy of what the server rendered of the page's screen, before hydration takes it over. Called once at start. */
export function saveServerHtml(root: Element): void {
  for (const region of root.querySelectorAll('main > [data-remote]')) {
    const copy = document.createDocumentFragment();
    for (const child of region.childNodes) copy.append(child.cloneNode(true));
    kept.set(region.getAttribute('data-remote') ?? '', copy);
  }
}

/** The server's HTML is of the first page only: after a navigation it would be another page's. */
export function discardServerHtml(): void {
  kept.clear();
}

/** Whether the server had rendered something of a remote, and nobody has left the first page yet. */
export const hasServerHtml = (remote: string): boolean => kept.has(remote);

/** A ref that fills its element with the server's HTML of a remote, as nodes: no HTML is ever assigned as text. */
export function useServerHtml(remote: string): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => {
      const copy = kept.get(remote);
      if (element !== null && copy !== undefined) element.replaceChildren(copy.cloneNode(true));
    },
    [remote],
  );
}
