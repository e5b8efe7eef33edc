import { useEffect, useState } from 'react';
import { artifactRoot } from '@clinic/contracts/registry';
import type { Outcome, Outcomes } from '../../shell/remotes/outcomes.ts';

/** What a page has fetched of a remote. */
export interface Fetched {
  files: number;
  /** Bytes over the network; 0 where the browser had them already. */
  bytes: number;
  /** The slowest file, in milliseconds. */
  slowest: number;
}

/** What the browser's timeline has about the scripts of a remote, whichever release they are of. */
export function fetchedOf(remote: string): Fetched {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) => {
    const { pathname } = new URL(name);
    return pathname.startsWith(artifactRoot(remote)) && pathname.endsWith('.js');
  });
  return {
    files: files.length,
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0),
    slowest: Math.round(Math.max(0, ...files.map(({ duration }) => duration))),
  };
}

/** Outcomes of loading and drawing since the inspector was loaded, oldest first. */
export function useOutcomes(outcomes: Outcomes): readonly Outcome[] {
  const [seen, setSeen] = useState<readonly Outcome[]>([]);
  useEffect(() => outcomes.subscribe((outcome) => setSeen((before) => [...before.slice(-99), outcome])), [outcomes]);
  return seen;
}
