/** A script of the page that was not loaded or was refused, with the integrity that its element asked for; empty without one. */
export interface FailedScript {
  url: string;
  integrity: string;
}

/** Newest last. */
const failed: FailedScript[] = [];

/** Failures that are kept: the newest ones explain what just happened. */
const kept = 20;

/** Keeps from now on which scripts of the page fail, whoever asked for them; only their elements know the integrity. */
export function recordFailedScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      keep({ url: target.src, integrity: target.integrity });
    },
    true,
  );
}

/** Keeps that a script was refused for want of its integrity before it had an element. */
export function recordRejectedScript(url: string): void {
  keep({ url, integrity: '' });
}

function keep(script: FailedScript): void {
  failed.push(script);
  failed.splice(0, failed.length - kept);
}

/** The last script below a folder of the site that failed, if there is one. */
export function lastFailedScript(base: string): FailedScript | undefined {
  const folder = new URL(base, location.origin).href;
  return failed.findLast(({ url }) => url.startsWith(folder));
}
