import type { CheckFinding } from '@clinic/contracts';
import type { ExamplePage } from '../example-pages.ts';
import { visitPage } from './page-visit.ts';
import type { PageVisit } from './page-visit.ts';

/** A candidate in a site of its own. */
export interface BrowserTrial {
  /** The remote that is judged, or the host. */
  candidate: string;
  /** Address of a site that runs the candidate, without a slash at its end. */
  site: string;
  pages: readonly ExamplePage[];
  /** Path of a Chromium. */
  browser: string;
  /** Ends the trial before its next page. */
  ended?: AbortSignal;
  /** Longest wait for one page to come alive, in milliseconds. */
  timeoutMs?: number;
}

/** A phone would wait for less; a machine that is busy building takes longer. */
const defaultTimeoutMs = 15_000;

/** A page that loads and one that is looked at: more at once only compete for the cores of a small machine. */
const atOnce = 2;

/**
 * The candidate has to come alive in a browser in both languages: every page hydrates, throws and logs nothing, asks no other
 * site, keeps to the content security policy, and axe finds nothing in its part of the page.
 */
export async function runsInBrowser(trial: BrowserTrial): Promise<CheckFinding[]> {
  const waiting = [...trial.pages];
  const findings: CheckFinding[] = [];
  const visitor = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      findings.push(...(await judged(trial, page)));
      trial.ended?.throwIfAborted();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return findings.sort((a, b) => a.message.localeCompare(b.message));
}

/** A page that could not be looked at is opened once more: a busy machine is slow the first time. */
async function judged(trial: BrowserTrial, page: ExamplePage): Promise<CheckFinding[]> {
  const first = await visited(trial, page);
  const { failure, faults } = first.failure === null ? first : await visited(trial, page);
  return [...(failure === null ? [] : [failure]), ...faults].map((fault) =>
    refuse(`${page.path} (${page.lang}) ${fault}.`),
  );
}

/**
 * Each page gets a browser of its own: one whose script never ends stops every page beside it. A browser that says nothing any
 * more, not even that a wait is over, is ended as well.
 */
async function visited(trial: BrowserTrial, page: ExamplePage): Promise<PageVisit> {
  const { browser: executablePath, site, candidate, timeoutMs = defaultTimeoutMs } = trial;
  // Half of what every command takes to start, and only a check in a browser needs it.
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    args: ['--no-sandbox'],
    // A signal ends the trial with all that it started, and not only its browser.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const silent = AbortSignal.timeout(mostMsBeside + 3 * timeoutMs);
  try {
    const visit = chromium
      .connect(server.wsEndpoint())
      .then((browser) => visitPage(browser, page, { site, candidate, timeoutMs }));
    return await Promise.race([visit, endOf(silent)]);
  } finally {
    await server.kill();
  }
}

/** What a visit may take beside its three waits, in milliseconds: for axe, on a machine that is busy. */
const mostMsBeside = 30_000;

async function endOf(signal: AbortSignal): Promise<PageVisit> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  return { failure: 'cannot be looked at: its browser does not answer', faults: [] };
}

function refuse(message: string): CheckFinding {
  return { level: 'error', check: 'runs-in-browser', message };
}
