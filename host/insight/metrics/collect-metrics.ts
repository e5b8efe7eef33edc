import type { BootData } from '@clinic/contracts/host';
import type { Outcomes } from '../../shell/remotes/outcomes.ts';
import { whenIdle } from '../../shell/remotes/prefetch.ts';
import type { MetricsInbox, ObservedEvent, ReportedPage } from './metrics-inbox.ts';

/**
 * Keeps what happens to the page's remotes until the reporter is here, which is fetched when the page is idle, or as soon as
 * something failed. Returns how to begin. Nothing is told of previews and of what is being developed.
 */
export function collectMetrics(outcomes: Outcomes, { preview, dev }: Pick<BootData, 'preview' | 'dev'>) {
  if (preview !== null || dev !== undefined || process.env['NODE_ENV'] === 'development') return () => undefined;
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  let begin: () => void = () => undefined;
  const hear = (what: ObservedEvent) => {
    if (inbox.deliver !== null) return inbox.deliver(what);
    inbox.waiting.push(what);
    if (isFailure(what)) begin();
  };
  outcomes.subscribe(hear);
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  return (page: ReportedPage, shown: Promise<void>): void => {
    // A reporter that cannot be had is no loss to the page.
    begin = () =>
      void import('./reporter.ts').then(
        ({ report }) => inbox.deliver ?? report(page, inbox),
        () => undefined,
      );
    if (inbox.waiting.some(isFailure)) begin();
    void shown.then(() => whenIdle(begin));
  };
}

const isFailure = (what: ObservedEvent) => !('ok' in what && what.ok);
