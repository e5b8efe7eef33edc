/** How often a script was asked for in vain, by address. */
const asked: Record<string, number> = {};

/**
 * Points a script element at its file. A browser joins a request to one for the same address that hangs, and asks nobody
 * again: each try after one that brought nothing has an address of its own.
 */
export function setScriptAddress(script: HTMLScriptElement, url: string): void {
  const tries = (asked[url] = (asked[url] ?? -1) + 1);
  script.src = tries ? `${url}?${tries}` : url;
  script.onload = () => delete asked[url];
}
