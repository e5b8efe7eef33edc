/**
 * Name of the `Server-Timing` metric by which the host server tells a page that it stands in: its description is the time of
 * its data, ISO 8601 in UTC. A header, because the bytes of the page were written before anybody knew.
 */
export const knownAtMetric = 'known-at';
