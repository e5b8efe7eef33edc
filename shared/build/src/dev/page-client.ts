/** Runs first in the host's development bundle: follows the server's builds for the whole page. */
import refreshRuntime from 'react-refresh/runtime';
import { buildsAddress, buildsEvent } from './builds.ts';
import type { Builds } from './builds.ts';
import { showErrors } from './error-overlay.ts';
import { takeUpdates } from './take-updates.ts';

Object.assign(globalThis, { clinicRefresh: refreshRuntime });

const { composition } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
  composition?: { id: string };
};
let source: EventSource | null = null;

function follow(): void {
  source?.close();
  source = null;
  // A browser keeps few connections to one server: tabs that nobody looks at must not hold them.
  if (document.hidden) return;
  source = new EventSource(buildsAddress);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const builds = JSON.parse(data) as Builds;
    showErrors(builds.errors);
    if (builds.composition !== composition?.id) return location.reload();
    dispatchEvent(new CustomEvent(buildsEvent, { detail: builds }));
    void takeUpdates(builds);
  };
}

document.addEventListener('visibilitychange', follow);
follow();
