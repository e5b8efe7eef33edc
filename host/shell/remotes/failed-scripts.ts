/** A script of the page that was not loaded or was refused, with the integrity that its element asked for; empty without one. */
export interface FailedScript {
  url: string;
  integrity: string;
}

/** Newest last. */
const failed: FailedScript[] = [];

/** Most failures that are recorded: the newest ones explain what just happened. */
const maxRecorded = 20;

/** Records from now on which scripts of the page fail, whoever asked for them; only their elements know the integrity. */
export function recordFailedScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      record({ url: target.src, integrity: target.integrity });
    },
    true,
  );
}

/** Records a script that was rejected before it had an element, because it has no integrity. */
export function recordRejectedScript(url: string): void {
  record({ url, integrity: '' });
}

function record(script: FailedScript): void {
  failed.push(script);
  failed.splice(0, failed.length - maxRecorded);
}

/** The last script below a folder of the site that failed, if there is one. */
export function lastFailedScript(base: string): FailedScript | undefined {
  const folder = new URL(base, location.origin).href;
  return failed.findLast(({ url }) => url.startsWith(folder));
}
