/**
 * How fast the application starts. While nobody waits for it, it is evaluated and hydrated in the page's idle moments; as soon
 * as somebody does, without a pause. The page's first script decides, the application follows.
 */

/** On the document's element for as long as nobody waits. Pages without a first script have it never. */
const unhurriedAttribute = 'data-unhurried';
const hurryEvent = 'clinic:hurry';

/** Longest wait for an idle moment, in milliseconds: a page that never rests comes alive all the same. */
const longestRestMs = 1000;

/** Nobody waits for the application yet. */
export function takeTime(): void {
  document.documentElement.setAttribute(unhurriedAttribute, '');
}

/** From now on somebody waits. */
export function hurry(): void {
  document.documentElement.removeAttribute(unhurriedAttribute);
  document.dispatchEvent(new Event(hurryEvent));
}

/** A turn of the browser between two parts of the start: what it has to draw or to answer comes first. */
export function turn(): Promise<void> {
  const unhurried = document.documentElement.hasAttribute(unhurriedAttribute);
  return unhurried ? idleMoment() : nextTask();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** The page's next idle moment, or when somebody waits. Not every browser knows idle moments. */
function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      document.removeEventListener(hurryEvent, go);
      resolve();
    };
    document.addEventListener(hurryEvent, go);
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: longestRestMs });
    else setTimeout(go, 50);
  });
}
