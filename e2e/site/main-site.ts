/** The site that all tests share, as the global setup started it. Tests that break or release something start their own. */
export interface MainSite {
  /** Address of the site as a person types it. */
  url: string;
  apiPort: number;
  /** The data directory whose store holds what is live. */
  dataDir: string;
}

/** What host servers and API of the journeys know each other by, wherever their data are. */
export const internalKey = 'journeys-internal-key-0123456789abcdef';

const variable = 'JOURNEYS_SITE';

/** Leaves the address for the workers, which inherit the environment. */
export function announceMainSite(site: MainSite): void {
  process.env[variable] = JSON.stringify(site);
}

export function mainSite(): MainSite {
  const announced = process.env[variable];
  if (announced === undefined) throw new Error('the site was not started: run the journeys with their configuration');
  return JSON.parse(announced) as MainSite;
}
