import { matchRoutes } from 'react-router-dom';
import { conversionEvents } from '@clinic/contracts/counted-events';
import type { CountedEvent } from '@clinic/contracts/counted-events';
import type { Outcome } from '../../shell/remotes/outcomes.ts';
import type { ObservedEvent, MetricsInbox, ReportedPage } from './metrics-inbox.ts';
import { BeaconOutbox } from './beacon-outbox.ts';
import { loadFailureOf } from './load-failure.ts';

/** Where a release's files are: whose error it was. */
const ofRelease = /\/artifacts\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:\+|%2B)[0-9a-f]{7})\//;

/** Counts what happens to the releases that this page runs, and sends it. Only names, counts and milliseconds leave the page. */
export function report(page: ReportedPage, inbox: MetricsInbox): void {
  const { boot, bus, catalogue, router } = page;
  const outbox = new BeaconOutbox(() => boot.composition.id);
  const viewed = new Set<string>();

  const count = (remote: string, release: string | null, event: CountedEvent, ms?: number) => {
    if (release === null) return;
    if (!viewed.has(`${remote} ${release}`)) {
      viewed.add(`${remote} ${release}`);
      outbox.add({ remote, release, event: 'view/ok' });
    }
    if (event !== 'view/ok')
      outbox.add({ remote, release, event, ...(ms === undefined ? {} : { ms: Math.round(ms) }) });
    if (!/ok$|started$/.test(event)) outbox.sendSoon();
  };
  const countOutcome = async (outcome: Outcome) => {
    const { remote, release, phase, ok } = outcome;
    if (phase !== 'load') count(remote, release, `${phase}/failed`);
    else count(remote, release, ok ? 'load/ok' : `load/${await loadFailureOf(outcome)}`);
  };
  const observe = (what: ObservedEvent) => {
    if ('phase' in what) return void countOutcome(what);
    const [, remote, release] = ofRelease.exec(whereOf(what)) ?? [];
    if (remote !== undefined && release !== undefined) count(remote, decodeURIComponent(release), 'error/uncaught');
  };
  count('host', boot.host.release, 'view/ok');
  for (const what of inbox.waiting.splice(0)) observe(what);
  inbox.deliver = observe;

  for (const [remote, { descriptor }] of Object.entries(catalogue.remotes)) {
    const { conversion } = descriptor;
    if (conversion === undefined) continue;
    bus.host.on(conversion.started, () => count(remote, catalogue.releaseOf(remote), conversionEvents.started));
    bus.host.on(conversion.completed, () => count(remote, catalogue.releaseOf(remote), conversionEvents.completed));
  }

  const countShown = (pathname: string, ms: number) => {
    const handle = matchRoutes([...catalogue.routes], pathname)?.at(-1)?.route;
    if (handle !== undefined) count(handle.remote, catalogue.releaseOf(handle.remote), 'show/ok', ms);
  };
  const [first] = performance.getEntriesByName('clinic:shown');
  const [starting] = performance.getEntriesByName('clinic:starting');
  if (first !== undefined) countShown(router.state.location.pathname, first.startTime - (starting?.startTime ?? 0));
  timeNavigations(router, countShown);
}

/** Reports how long each navigation took, from the request until the router shows the page. */
function timeNavigations(router: ReportedPage['router'], shown: (pathname: string, ms: number) => void): void {
  let startedAt: number | null = null;
  let { pathname } = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading') startedAt ??= performance.now();
    if (navigation.state !== 'idle') return;
    if (startedAt !== null && location.pathname !== pathname) shown(location.pathname, performance.now() - startedAt);
    ({ pathname } = location);
    startedAt = null;
  });
}

/** The places that an error came by, and nothing of what it says. */
function whereOf(what: ErrorEvent | PromiseRejectionEvent): string {
  const error: unknown = 'reason' in what ? what.reason : what.error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return 'filename' in what ? `${what.filename} ${stack}` : stack;
}
