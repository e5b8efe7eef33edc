/** Listens to events of a type before any other code of the page. Returns how to stop. */
export function captureEvent(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener, true);
  return () => target.removeEventListener(type, listener, true);
}
