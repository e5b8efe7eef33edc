/** Not every browser has idle callbacks: without them nobody says how much time there is. */
export function whenIdle(callback: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(() => callback(), 2000);
}

/** Once the page has loaded with everything that its HTML names; at once when it has. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}
