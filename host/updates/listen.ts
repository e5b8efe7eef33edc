/** Sees events of a type before any other code of the page. Returns how to stop. */
export function listen(target: EventTarget, type: string, act: (event: Event) => void): () => void {
  target.addEventListener(type, act, true);
  return () => target.removeEventListener(type, act, true);
}
