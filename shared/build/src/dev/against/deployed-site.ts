import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { bootOf } from './dev-page.ts';

/** Longest silence of the deployed site, in milliseconds. */
const timeoutMs = 30_000;

/** The deployed site cannot be used; the message says why. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

interface Call {
  method: string;
  /** Path with query, as asked for. */
  path: string;
  headers: http.OutgoingHttpHeaders;
  /** What is sent along. */
  body?: http.IncomingMessage;
}

/** Sends a request to the deployed site, as it is. @throws {SiteError} when nothing answers */
export function callSite(site: URL, { method, path, headers, body }: Call): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = site.protocol === 'https:' ? https : http;
    const call = request(new URL(path, site), { method, headers, timeout: timeoutMs }, resolve);
    call.once('timeout', () => call.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)));
    call.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SiteError(`${site.origin} cannot be reached: ${error.code ?? error.message}.`)),
    );
    if (body === undefined) call.end();
    else body.pipe(call);
  });
}

/**
 * Which release of a remote the deployed site runs; null when it has no such remote yet.
 * @throws {SiteError} when it cannot be reached or is no such site
 */
export async function deployedRelease(site: URL, remote: string): Promise<string | null> {
  const { status, body } = await read(site, '/', 'text/html');
  const boot = bootOf(body);
  if (boot === null)
    throw new SiteError(`${site.origin} answered ${status} with no page of a clinic’s site. Is the address right?`);
  const registry = await read(site, `/registry/${boot.composition.channel}.json`, 'application/json');
  if (registry.status !== 200)
    throw new SiteError(`${site.origin} answered ${registry.status} for the registry of ${boot.composition.channel}.`);
  const { remotes } = JSON.parse(registry.body) as { remotes: Record<string, { release: string } | undefined> };
  return remotes[remote]?.release ?? null;
}

async function read(site: URL, path: string, accept: string): Promise<{ status: number | undefined; body: string }> {
  const headers = { host: site.host, accept, 'accept-encoding': 'identity' };
  const answer = await callSite(site, { method: 'GET', path, headers });
  return { status: answer.statusCode, body: await text(answer) };
}
