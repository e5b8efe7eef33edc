const isVisit = (entry: PerformanceEntry): entry is PerformanceNavigationTiming => entry.entryType === 'navigation';

/** How the page of this visit came. Not every environment that draws a page keeps a timeline. */
export function visit(): PerformanceNavigationTiming | undefined {
  return 'getEntriesByType' in performance ? performance.getEntriesByType('navigation').find(isVisit) : undefined;
}
