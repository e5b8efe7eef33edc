import type * as z from 'zod/mini';
import { ErrorBody } from '@clinic/contracts';
import { accessTokenCookie } from '@clinic/contracts/host';
import { ApiError, isApiError } from './api-error.ts';
import { readCookie } from './cookies.ts';

/**
 * Longest wait for an answer, in milliseconds: no screen may load for ever. A test of the host server holds its
 * `API_READ_TIMEOUT_MS` below it.
 */
const timeoutMs = 8000;
/** The same while files are on their way. */
const uploadMs = 60_000;

export interface HttpSettings {
  /** Address of the API host; empty means the page's own origin. */
  baseUrl: string;
  /** The language for the API's messages. */
  lang: () => string;
  /** Further headers of each call: on the server, who the call is made for. */
  headers: () => Record<string, string>;
  /** Called when an answer says that the session is over. */
  onSessionEnded: () => void;
  /**
   * Called with every failure that is the API's and not that of what was asked, whatever the caller makes of it: a page
   * that was drawn without an answer is not kept.
   */
  onUnavailable: (error: unknown) => void;
}

export interface RequestOptions {
  /** Aborts the call: the signal of the loader's or action's request, or of the effect. Null for a call that outlives the page. */
  signal: AbortSignal | null;
  query?: Record<string, string | number | undefined>;
  /** Makes a repeated POST harmless: the same key answers the same. */
  idempotencyKey?: string | undefined;
}

const settings: HttpSettings = {
  baseUrl: '',
  lang: () => 'ar',
  headers: () => ({}),
  onSessionEnded: () => undefined,
  onUnavailable: () => undefined,
};

/** Set once at start by the host, in the browser and on the server. */
export function configureHttp(changes: Partial<HttpSettings>): void {
  Object.assign(settings, changes);
}

/** Passes a failure on to who keeps pages. */
export function reportUnavailable(error: unknown): void {
  settings.onUnavailable(error);
}

type Schema<T> = z.core.$ZodType<T> & {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
};

/**
 * Calls of the API as the specification wants them: with credentials, with the anti-forgery token on unsafe methods,
 * with the bearer when its cookie exists. An answer is checked against its schema.
 * @throws {ApiError} for every call that does not succeed, also when there is no network or no answer in time
 */
export const api = {
  get<T>(path: string, schema: Schema<T>, options: RequestOptions): Promise<T> {
    return reported(request('GET', path, undefined, schema, options));
  },
  post<T>(path: string, body: unknown, schema: Schema<T>, options: RequestOptions): Promise<T> {
    return reported(request('POST', path, body ?? {}, schema, options));
  },
  /** A form with files, as `multipart/form-data`. */
  upload<T>(path: string, form: FormData, schema: Schema<T>, options: RequestOptions): Promise<T> {
    return reported(request('POST', path, form, schema, options));
  },
  /** A call without an answer to read: 204, or a body that nobody needs. */
  async send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    options: RequestOptions,
  ): Promise<void> {
    await reported(exchange(method, path, body, options));
  },
};

/** The status below 500 with which the API says that it cannot answer now. */
const overloaded = 429;

/** A call whose failure is reported when it is the API's: no answer, one that is not the API's own, too many calls, 5xx. */
async function reported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error)) {
      const { code, status } = error;
      if (code === 'BAD_ANSWER' || status === 0 || status === overloaded || status >= 500) reportUnavailable(error);
    }
    throw error;
  }
}

async function request<T>(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  schema: Schema<T>,
  options: RequestOptions,
): Promise<T> {
  const answer = await exchange(method, path, body, options);
  const parsed = schema.safeParse(await readJson(answer));
  if (!parsed.success) throw new ApiError('BAD_ANSWER', answer.response.status);
  return parsed.data;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer whose body may still be on its way, with what ends the wait for it. */
interface Answer {
  response: Response;
  signal: AbortSignal;
}

async function exchange(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Answer> {
  if (method !== 'GET' && readCookie('XSRF-TOKEN') === null) await fetchAntiForgeryToken();
  try {
    return await attempt(method, path, body, options);
  } catch (error) {
    // A cookie was lost or is another session's: whoever has a good one again may go on.
    if (!isApiError(error, 'CSRF_MISMATCH') || typeof document === 'undefined') throw error;
    await fetchAntiForgeryToken();
    if (readCookie(accessTokenCookie) !== null)
      await attempt('GET', '/api/user', undefined, { signal: null }).catch(() => undefined);
    return attempt(method, path, body, options);
  }
}

/** One call, with what its failure says about the session passed on. */
async function attempt(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Answer> {
  const signal = withTimeout(options.signal, body instanceof FormData ? uploadMs : timeoutMs);
  const response = await reach(address(path, options.query), {
    method,
    credentials: settings.baseUrl === '' ? 'same-origin' : 'include',
    headers: headers(method, body, options),
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    signal,
  });
  if (response.ok) return { response, signal };
  const parsed = ErrorBody.safeParse(await readJson({ response, signal }).catch(nullIfUnreadable));
  if (response.status === 401 && parsed.data?.code !== 'INVALID_CREDENTIALS') settings.onSessionEnded();
  throw new ApiError(
    parsed.data?.code ?? 'BAD_ANSWER',
    response.status,
    parsed.data,
    Number(response.headers.get('retry-after')) || null,
  );
}

function address(path: string, query: RequestOptions['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  return `${settings.baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function headers(method: string, body: unknown, options: RequestOptions): Record<string, string> {
  const token = readCookie(accessTokenCookie);
  const antiForgery = readCookie('XSRF-TOKEN');
  return {
    accept: 'application/json',
    'accept-language': settings.lang(),
    ...settings.headers(),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' || antiForgery === null ? {} : { 'x-xsrf-token': antiForgery }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  };
}

async function fetchAntiForgeryToken(): Promise<void> {
  if (typeof document === 'undefined') return;
  await reach(`${settings.baseUrl}/api/csrf-cookie`, {
    credentials: settings.baseUrl === '' ? 'same-origin' : 'include',
    signal: withTimeout(null, timeoutMs),
  });
}

function withTimeout(signal: AbortSignal | null, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return signal === null ? limit : AbortSignal.any([signal, limit]);
}

async function reach(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw failureOf(init.signal);
  }
}

async function readJson({ response, signal }: Answer): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw failureOf(signal);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError('BAD_ANSWER', response.status);
  }
}

/** Why no whole answer came: the time is over, the caller gave up, which stays what it is, or else the connection broke. */
function failureOf(signal: AbortSignal): unknown {
  if (!signal.aborted) return new ApiError('NETWORK', 0);
  const reason: unknown = signal.reason;
  const isLate = (reason instanceof Error || reason instanceof DOMException) && reason.name === 'TimeoutError';
  return isLate ? new ApiError('TIMEOUT', 0) : reason;
}

/** Of an error whose words are not the API's the status still says enough. */
function nullIfUnreadable(error: unknown): null {
  if (isApiError(error, 'BAD_ANSWER')) return null;
  throw error;
}
