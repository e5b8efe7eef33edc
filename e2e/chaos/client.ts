import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the API; status 0 when the connection broke before there was one. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** After so long without a word the connection counts as broken, in milliseconds. */
  readonly timeoutMs?: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
const lost: Answer = { status: 0, body: '', headers: {} };

/** Sends one request; never fails. */
export function send(
  url: string,
  { method = 'GET', token, body, headers = {}, timeoutMs = 60_000 }: Sent = {},
): Promise<Answer> {
  const text = body === undefined ? null : JSON.stringify(body);
  return new Promise((resolve) => {
    const request = http.request(
      url,
      {
        method,
        agent,
        timeout: timeoutMs,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', () => resolve(lost));
        response.once('close', () => {
          if (!response.complete) return resolve(lost);
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            headers: response.headers,
          });
        });
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(lost));
    request.end(text);
  });
}

/** The body as JSON, of a shape that the contract of the API promises. */
export const read = <T>({ body }: Answer): T => JSON.parse(body) as T;

/** What went wrong, by the API's own word; empty when nothing did. */
export function codeOf({ status, body }: Answer): string {
  if (status < 400) return '';
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

/** Refused because the server has too much to do, and told so. */
export const isBusy = (answer: Answer) => answer.status === 503 && answer.headers['retry-after'] !== undefined;

/**
 * Sends a request again for as long as the server is too busy for it, each time after the pause that it asks for, with some
 * difference between the clients.
 */
export async function sendPatiently(
  url: string,
  sent: Sent,
  random: () => number,
  until = performance.now() + 120_000,
): Promise<{ answer: Answer; refusals: number }> {
  for (let refusals = 0; ; refusals += 1) {
    const answer = await send(url, sent);
    if (!isBusy(answer) || performance.now() > until) return { answer, refusals };
    await pause(Number(answer.headers['retry-after']) * 1000 * (0.5 + random()));
  }
}
