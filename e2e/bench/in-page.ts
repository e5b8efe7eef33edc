/** Functions that run inside of the measured page; each is sent there as text and can use nothing from outside of itself. */

export interface Times {
  /** First and largest contentful paint, and when the page answers to its visitor; milliseconds from the start. */
  fcp: number;
  lcp: number;
  ready: number;
  /** Until when what is fetched belongs to the first view, in milliseconds since 1970: after it the page fetches ahead. */
  firstViewUntil: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Milliseconds by which tasks were longer than 50 ms. */
  tbt: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tbt: number;
}

/** Starts to observe before anything of the page runs. */
export function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tbt: 0 };
  const page = globalThis as { observed?: Observed; reactRenderers?: number; __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
  page.observed = observed;
  page.reactRenderers = 0;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    inject: () => (page.reactRenderers = (page.reactRenderers ?? 0) + 1),
    onCommitFiberRoot: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch('longtask', (entry) => (observed.tbt += Math.max(0, entry.duration - 50)));
}

/**
 * Somebody who wants to use the page from the start: tells it, as a key does, until its application starts or is there.
 * A page may be complete before its first script listens, so that is no end.
 */
export function wantAtOnce(): void {
  const marked = (mark: string) => performance.getEntriesByName(mark).length > 0;
  const timer = setInterval(() => {
    if (marked('clinic:starting') || marked('clinic:shown')) clearInterval(timer);
    else document.dispatchEvent(new Event('keydown'));
  }, 50);
}

/** Reads what was observed, once what is under way has been told. */
export async function readTimes(): Promise<Times> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const { lcp, cls, tbt } = (globalThis as unknown as { observed: Observed }).observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ready = performance.getEntriesByName('clinic:shown')[0]?.startTime ?? navigation?.loadEventEnd ?? Number.NaN;
  const hydrating = performance.getEntriesByName('clinic:hydrating')[0]?.startTime ?? ready;
  return { fcp, lcp, ready, firstViewUntil: performance.timeOrigin + hydrating, cls, tbt };
}
