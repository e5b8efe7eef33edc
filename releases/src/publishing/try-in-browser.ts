import type { CheckFinding } from '@clinic/contracts';
import { RemoteDescriptor } from '@clinic/contracts/registry';
import { installedBrowser } from '@clinic/build/browser';
import { isOneRemote } from '@clinic/build/repository';
import { apiResponds, examplePages } from '../checks/example-pages.ts';
import { firstLine } from '../checks/in-browser/page-visit.ts';
import { runsInBrowser } from '../checks/in-browser/runs-in-browser.ts';
import { Interrupted, interruptible } from '../interruption.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Built } from './smoke-render.ts';
import { startTrialSite } from './trial-site.ts';

interface BrowserTrialContext {
  root: string;
  store: Pick<ReleaseStore, 'location' | 'readRegistry' | 'readDescriptor' | 'intactDirectory'>;
  apiBaseUrl?: string | undefined;
}

/**
 * Opens the pages of a build in a browser, inside what is live. Null, as nothing was tried, for what is released together with
 * its host, and while nothing is live: the render on the server says that. Without a browser or an API a warning says so.
 */
export async function tryInBrowser(
  { root, store, apiBaseUrl = '' }: BrowserTrialContext,
  built: Built,
  together: readonly string[],
): Promise<CheckFinding[] | null> {
  const live = await store.readRegistry('production');
  if (live === null || (together.includes('host') && built.name !== 'host')) return null;
  if (isOneRemote(root)) {
    return [untried(built, 'The server of the host is part of the site. Look at a preview of the release')];
  }
  const browser = installedBrowser(process.env);
  if (browser === null) {
    return [untried(built, 'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH')];
  }
  if (!(await apiResponds(apiBaseUrl))) return [untried(built, 'Set API_BASE_URL to a running API')];
  const descriptor =
    built.name === 'host' ? undefined : RemoteDescriptor.parse(JSON.parse(String(built.files.get('remote.json'))));
  const pages = await examplePages(descriptor, apiBaseUrl);
  try {
    return await interruptible(async (ended) => {
      const site = await startTrialSite({ root, store, live, built, together, apiBaseUrl });
      return await runsInBrowser({ candidate: built.name, site: site.url, pages, browser, ended }).finally(site.stop);
    });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    return [untried(built, firstLine(String(error)))];
  }
}

function untried({ name }: Built, why: string): CheckFinding {
  return { level: 'warn', check: 'runs-in-browser', message: `${name} was not tried in a browser: ${why}.` };
}
