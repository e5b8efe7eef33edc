import type { createBrowserRouter } from 'react-router-dom';
import type { BootData } from '@clinic/contracts/host';
import type { HostServices } from '../../shell/app/host-context.ts';
import type { Outcome } from '../../shell/remotes/outcomes.ts';

/** What metrics are made of: outcomes of remotes, and errors that nobody caught. */
export type ObservedEvent = Outcome | ErrorEvent | PromiseRejectionEvent;

/** Hands events to the reporter; those before it was loaded wait. */
export interface MetricsInbox {
  waiting: ObservedEvent[];
  deliver: ((what: ObservedEvent) => void) | null;
}

/** What the reporter works with. */
export interface ReportedPage extends Pick<HostServices, 'catalogue' | 'bus'> {
  boot: Pick<BootData, 'composition' | 'host'>;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;
}
