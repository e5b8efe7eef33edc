import { knownAtMetric } from '@clinic/contracts/host';

const isVisit = (entry: PerformanceEntry): entry is PerformanceNavigationTiming => entry.entryType === 'navigation';

/** Of which time the page of this visit is, ISO 8601, when the server could not renew it; null for one that is current. */
export function knownAt(): string | null {
  // Not every environment that draws a page keeps a timeline.
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  const metric = entries.find(isVisit)?.serverTiming.find(({ name }) => name === knownAtMetric);
  return metric === undefined || Number.isNaN(Date.parse(metric.description)) ? null : metric.description;
}
