import type { BootData } from '@clinic/contracts/host';
import type { Outcomes } from '../../shell/remotes/outcomes.ts';
import { whenIdle } from '../../shell/app/when-idle.ts';
import type { MetricsInbox, ObservedEvent, ReportedPage } from './metrics-inbox.ts';

/**
 * Collects what happens to the page's remotes until the reporter is loaded: when the page is idle, or as soon as something
 * failed. Returns how to start reporting. Previews and development report nothing.
 */
export function collectMetrics(
  outcomes: Outcomes,
  { preview, sitePreview, dev }: Pick<BootData, 'preview' | 'sitePreview' | 'dev'>,
) {
  const isPreview = preview !== null || sitePreview !== undefined;
  if (isPreview || dev !== undefined || process.env['NODE_ENV'] === 'development') return () => undefined;
  const inbox: MetricsInbox = { waiting: [], deliver: null };
  let start: () => void = () => undefined;
  const observe = (what: ObservedEvent) => {
    if (inbox.deliver !== null) return inbox.deliver(what);
    inbox.waiting.push(what);
    if (isFailure(what)) start();
  };
  outcomes.subscribe(observe);
  addEventListener('error', observe);
  addEventListener('unhandledrejection', observe);
  return (page: ReportedPage, shown: Promise<void>): void => {
    // A page works without its reporter.
    start = () =>
      void import('./reporter.ts').then(
        ({ report }) => inbox.deliver ?? report(page, inbox),
        () => undefined,
      );
    if (inbox.waiting.some(isFailure)) start();
    void shown.then(() => whenIdle(start));
  };
}

const isFailure = (what: ObservedEvent) => !('ok' in what && what.ok);
