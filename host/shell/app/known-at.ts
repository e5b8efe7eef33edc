import { knownAtMetric } from '@clinic/contracts/host';
import { visit } from './visit.ts';

/** Of which time the page of this visit is, ISO 8601, when the server could not renew it; null for one that is current. */
export function knownAt(): string | null {
  const metric = visit()?.serverTiming.find(({ name }) => name === knownAtMetric);
  return metric === undefined || Number.isNaN(Date.parse(metric.description)) ? null : metric.description;
}
