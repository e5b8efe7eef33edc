import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PageRequest } from '../smoke-render/smoke-renderer.ts';

/** What a browser saw on a page. */
export interface PageVisit {
  /** Why the page could not be looked at as a whole; null when it came alive. */
  failure: string | null;
  /** What else went wrong, each once. */
  faults: string[];
}

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

/**
 * Opens a page as a phone does, and says what went wrong on it. A page that leads itself elsewhere, again and again, cannot be
 * looked at; one whose script never ends takes its browser along.
 */
export async function visitPage(browser: Browser, { path, lang }: PageRequest, visit: Visit): Promise<PageVisit> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const faults = await watch(context, visit);
  const page = await context.newPage();
  page.setDefaultTimeout(visit.timeoutMs);
  const look = async () => {
    const answer = await settled(
      page.goto(`${visit.site}${path}${lang === 'en' ? '?lang=en' : ''}`, { waitUntil: 'commit' }),
    );
    if (answer === null) return 'gets no answer';
    const alive = page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0);
    if ((await settled(alive)) === null)
      return `does not come alive in a browser, after an answer with status ${answer.status()}`;
    await settled(page.waitForLoadState('networkidle'));
    for (const fault of await violations(page)) faults.add(fault);
    return null;
  };
  const failure = await look().catch((error: unknown) => `cannot be looked at: ${firstLine(String(error))}`);
  return { failure, faults: [...faults] };
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
  const { AxeBuilder } = await import('@axe-core/playwright');
  const found = await new AxeBuilder({ page }).include('main').withTags(rules).analyze();
  return found.violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `axe ${id}: ${help} (${places.join(', ')})`;
  });
}

/** What a wait gives, or null when its time is over or its page is gone. */
async function settled<T>(wait: Promise<T>): Promise<T | null> {
  try {
    return await wait;
  } catch (error) {
    if ((error instanceof Error && error.name === 'TimeoutError') || isGone(error)) return null;
    throw error;
  }
}

const isGone = (error: unknown) => error instanceof Error && /closed|crashed|net::ERR/i.test(error.message);

/** Most characters of a message that a finding repeats. */
const mostCharacters = 300;

/** A message without what follows it, such as a stack or what a browser wrote. */
export const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, mostCharacters);
