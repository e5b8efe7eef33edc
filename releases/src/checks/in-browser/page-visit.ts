import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { errors as playwrightErrors } from 'playwright-core';
import type { PageRequest } from '../smoke-render/smoke-render-worker.ts';

/** What a browser saw on a page. */
export type PageVisit = PageRequest & {
  /** HTTP status of the page; null when there was no answer. */
  status: number | null;
  /** Whether the page came alive in time. */
  hydrated: boolean;
  /** Faults, one a line, each once. */
  faults: string[];
};

interface Visit {
  /** Address of the site, without a slash at its end. */
  site: string;
  /** The remote that is judged, or the host. */
  candidate: string;
  /** Longest wait for the page to come alive, in milliseconds. */
  timeoutMs: number;
}

/** Width and height of a phone: what is hidden there is checked by nobody else either. */
const viewport = { width: 390, height: 844 };

/** Rules of axe that WCAG 2.2 AA asks for. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Opens a page as a phone does, and tells what went wrong on it. A page that hangs takes its browser along. */
export async function visitPage(browser: Browser, request: PageRequest, visit: Visit): Promise<PageVisit> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const faults = await watch(context, visit);
  const page = await context.newPage();
  page.setDefaultTimeout(visit.timeoutMs);
  const outcome = { ...request, status: null, hydrated: false };
  const address = `${visit.site}${request.path}${request.lang === 'en' ? '?lang=en' : ''}`;
  const answer = await ended(page.goto(address, { waitUntil: 'commit' }));
  if (answer === null) return { ...outcome, faults: [...faults] };
  const status = answer.status();
  const alive = page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0);
  if ((await ended(alive)) === null) return { ...outcome, status, faults: [...faults] };
  await ended(page.waitForLoadState('networkidle'));
  for (const fault of await violations(page)) faults.add(fault);
  await context.close();
  return { ...request, status, hydrated: true, faults: [...faults] };
}

/** Collects what no visitor's browser may see. */
async function watch(context: BrowserContext, { site, candidate }: Visit): Promise<Set<string>> {
  const faults = new Set<string>();
  context.on('weberror', (error) => faults.add(`throws: ${firstLine(error.error().message)}`));
  context.on('console', (message) => {
    const text = firstLine(message.text());
    if (text.startsWith(`remote ${candidate} failed`)) faults.add(`does not draw in the browser: ${text}`);
    // What the API answers is for the screen to handle: browsers report each such answer on their own.
    else if (message.type() === 'error' && !text.startsWith('Failed to load resource')) faults.add(`logs: ${text}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== site) faults.add(`asks another site: ${request.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`the content security policy refuses ${blockedURI} (${violatedDirective})`);
    });
  });
  return faults;
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).include('main').withTags(rules).analyze();
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `axe ${id}: ${help} (${places.join(', ')})`;
  });
}

/** What a wait gives, or null when its time is over or its page is gone. */
async function ended<T>(wait: Promise<T>): Promise<T | null> {
  try {
    return await wait;
  } catch (error) {
    if (error instanceof playwrightErrors.TimeoutError || isGone(error)) return null;
    throw error;
  }
}

const isGone = (error: unknown) => error instanceof Error && /closed|crashed|net::ERR/i.test(error.message);

/** Most characters of a message that a finding repeats. */
const mostCharacters = 300;

const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, mostCharacters);
