import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { VariantName } from './variants.ts';
import { observe, readTimes, wantAtOnce } from './in-page.ts';
import type { Times } from './in-page.ts';

export interface Network {
  name: string;
  /** Milliseconds, and bytes per second. */
  latency: number;
  download: number;
  upload: number;
  /** How many times slower the processor is. */
  cpu: number;
}

const megabit = 1_000_000 / 8;

export const networks: readonly Network[] = [
  { name: 'slow4g', latency: 562.5, download: 1.44 * megabit, upload: 0.68 * megabit, cpu: 4 },
  { name: 'fast4g', latency: 165, download: 8.1 * megabit, upload: 1.35 * megabit, cpu: 4 },
  { name: 'none', latency: 0, download: -1, upload: -1, cpu: 1 },
];

/** Longest time that a page may take until it is ready, in milliseconds. */
export const timeoutMs = 60_000;

/** How long after it has loaded a page that nobody touches is watched, in milliseconds. */
const untouchedMs = 6000;

interface Fetched {
  address: string;
  type: string;
  depth: number;
  bytes: number;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
}

export interface Load extends Omit<Times, 'firstViewUntil'> {
  scriptMs: number;
  taskMs: number;
  heapBytes: number;
  requests: Fetched[];
}

/** An empty page of a phone in a context of its own, on a slow line and with a slow processor. */
export async function openMeasured(
  browser: Browser,
  { latency, download, upload, cpu }: Network,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { context, page, session };
}

/**
 * One cold load of a page, in a context of its own, until it is ready for a visitor who wants to use it from the start; or, when
 * nobody touches it, until some seconds after it has loaded.
 */
export async function loadPage(
  browser: Browser,
  address: string,
  variant: VariantName,
  network: Network,
  isTouched = true,
): Promise<Load> {
  const { context, page, session } = await openMeasured(browser, network);
  try {
    const requests = recordRequests(session);
    await session.send('Performance.enable');
    await page.addInitScript(observe);
    if (isTouched) await page.addInitScript(wantAtOnce);
    await page.goto(address, { waitUntil: 'load', timeout: timeoutMs });
    // What a script brings to life is ready then; what has no script is ready when it has loaded.
    if (!isTouched) await pause(untouchedMs);
    else if (variant !== 'floor')
      await page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0, null, {
        timeout: timeoutMs,
      });
    const { firstViewUntil, ...times } = await page.evaluate(readTimes);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return {
      ...times,
      scriptMs: metric('ScriptDuration') * 1000,
      taskMs: metric('TaskDuration') * 1000,
      heapBytes: metric('JSHeapUsedSize'),
      requests: requests().filter(({ at }) => at <= firstViewUntil),
    };
  } finally {
    await context.close();
  }
}

/** Listens to the network; the function it gives tells what was fetched up to now, each with its distance from the document. */
function recordRequests(session: CDPSession): () => Fetched[] {
  const byId = new Map<string, Fetched>();
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, wallTime }) => {
    if (!request.url.startsWith('https:')) return;
    const from = initiator.stack?.callFrames.find(({ url }) => depths.has(url))?.url ?? initiator.url;
    const depth = from === undefined ? (byId.size === 0 ? 0 : 1) : (depths.get(from) ?? 0) + 1;
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    byId.set(requestId, {
      address: new URL(request.url).pathname,
      type: type ?? 'Other',
      depth,
      bytes: 0,
      at: wallTime * 1000,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = byId.get(requestId);
    if (fetched !== undefined) fetched.bytes = encodedDataLength;
  });
  return () => [...byId.values()].filter(({ bytes }) => bytes > 0);
}

export interface Contents {
  /** Share of the script's characters that never ran. */
  unusedScript: number;
  copies: { react: number; emotion: number; mui: number };
}

/** What the scripts of a page contain, from an unhurried load without throttling: how much of them runs, and what is there twice. */
export async function inspectPage(browser: Browser, address: string): Promise<Contents> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.coverage.startJSCoverage();
    await page.goto(address, { waitUntil: 'load', timeout: timeoutMs });
    await page.waitForFunction(() => performance.getEntriesByName('clinic:shown').length > 0, null, {
      timeout: timeoutMs,
    });
    const react = await page.evaluate(() => (globalThis as { reactRenderers?: number }).reactRenderers ?? 0);
    const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url.includes('/artifacts/'));
    const total = scripts.reduce((sum, { source = '' }) => sum + source.length, 0);
    const unused = scripts.reduce((sum, { source = '', functions }) => sum + unusedIn(source.length, functions), 0);
    const copies = (mark: string) => scripts.reduce((sum, { source = '' }) => sum + source.split(mark).length - 1, 0);
    return {
      unusedScript: total === 0 ? 0 : unused / total,
      copies: { react, emotion: copies('style[data-emotion]:not([data-s])'), mui: copies('mui.com/production-error') },
    };
  } finally {
    await context.close();
  }
}

type Functions = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number]['functions'];

/** Characters that no range counts as run; an inner range decides over an outer one. */
function unusedIn(length: number, functions: Functions): number {
  const ran = new Uint8Array(length);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset));
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, one) => sum + (one === 0 ? 1 : 0), 0);
}
