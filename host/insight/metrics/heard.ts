import type { createBrowserRouter } from 'react-router-dom';
import type { BootData } from '@clinic/contracts/host';
import type { HostServices } from '../../shell/app/host-context.ts';
import type { Outcome, Outcomes } from '../../shell/remotes/outcomes.ts';
import { whenIdle } from '../../shell/remotes/prefetch.ts';

/** What figures are made of: outcomes of remotes, and errors that nobody caught. */
export type Heard = Outcome | ErrorEvent | PromiseRejectionEvent;

/** Takes what happens, and what had happened before there was anybody to take it. */
export interface Inbox {
  heard: Heard[];
  deliver: ((what: Heard) => void) | null;
}

/** What the reporter works with. */
export interface ReportedPage extends Pick<HostServices, 'catalogue' | 'bus'> {
  boot: Pick<BootData, 'composition' | 'host'>;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;
}

/**
 * Keeps what happens to the page's remotes until the reporter is here, which is fetched when the page is idle, or as soon as
 * something failed. Returns how to begin. Nothing is told of previews and of what is being developed.
 */
export function hearFigures(outcomes: Outcomes, { preview, dev }: Pick<BootData, 'preview' | 'dev'>) {
  if (preview !== null || dev !== undefined || process.env['NODE_ENV'] === 'development') return () => undefined;
  const inbox: Inbox = { heard: [], deliver: null };
  let begin: () => void = () => undefined;
  const hear = (what: Heard) => {
    if (inbox.deliver !== null) return inbox.deliver(what);
    inbox.heard.push(what);
    if (isTrouble(what)) begin();
  };
  outcomes.follow(hear);
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  return (page: ReportedPage, shown: Promise<void>): void => {
    // A reporter that cannot be had is no loss to the page.
    begin = () =>
      void import('./reporter.ts').then(
        ({ report }) => inbox.deliver ?? report(page, inbox),
        () => undefined,
      );
    if (inbox.heard.some(isTrouble)) begin();
    void shown.then(() => whenIdle(begin));
  };
}

const isTrouble = (what: Heard) => !('ok' in what && what.ok);
