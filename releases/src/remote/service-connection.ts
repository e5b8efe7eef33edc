import { CheckFinding } from '@clinic/contracts/registry';
import * as z from 'zod';
import { StoreError, storeProblems } from '../store/errors.ts';
import { operations } from '../service/operations.ts';
import type { OperationHandlers, OperationName } from '../service/operations.ts';

/** What the service says when it does not do something. */
const Refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    findings: z.array(CheckFinding).default([]),
  }),
});

const Answer = z.object({ result: z.unknown() });

/**
 * Longest wait for an answer, in milliseconds. What changes the store, and the checks of an upload, wait for their turn behind
 * others; `fetch` itself waits no longer than this for an answer to begin (`headersTimeout` of undici).
 */
const timeoutsMs = { reading: 60_000, changing: 5 * 60_000 };

/** What a call fails with once it may have been sent; with anything else no connection came about. */
const sent = new Set([
  ...['TimeoutError', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'],
  ...['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'],
]);

/** Statuses that do not say what came of a call: the service failed, or a proxy waits for it no longer. */
const leavesOpen = new Set([500, 502, 504]);

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Whether the answer may take as long as that of a change. */
  takesLong?: boolean;
  /** Whether it may not be made again without a look at what came of it. */
  changes?: boolean;
}

/** A release service, and the token that is shown to it. */
export class ServiceConnection {
  readonly address: string;
  readonly #token: () => Promise<string | null>;
  readonly #timeoutsMs: typeof timeoutsMs;

  /**
   * @param token what the caller shows, asked for once for each call: it may be renewed meanwhile
   * @param timeouts longest waits for an answer, in milliseconds
   */
  constructor(address: string, token: () => Promise<string | null>, timeouts = timeoutsMs) {
    this.address = address;
    this.#token = token;
    this.#timeoutsMs = timeouts;
  }

  /** An operation of the service as a function. */
  operation<Name extends OperationName>(name: Name): OperationHandlers[Name] {
    const { result, changes } = operations[name];
    const call = async (...args: unknown[]): Promise<unknown> => {
      // JSON has no undefined; what is left out at the end may be left out.
      const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
      const body = JSON.stringify({ args: given });
      const answer = await this.json(
        { method: 'POST', path: name, headers: json, body, takesLong: changes, changes },
        Answer,
      );
      return this.#parse(result, answer.result, changes);
    };
    return call as unknown as OperationHandlers[Name];
  }

  /** Calls a path below `/v1/` and reads its answer. */
  async json<S extends z.core.$ZodType>(call: Call, schema: S): Promise<z.output<S>> {
    const response = await this.send(call);
    const said = await response.text().catch((error: unknown) => {
      throw this.#unreached(error, call);
    });
    return this.#parse(schema, asJson(said), call.changes);
  }

  /**
   * Calls a path below `/v1/`.
   * @throws {StoreError} what the service answered; `unreachable` when nothing that makes sense came, `unanswered` when
   *   a change may have been made all the same
   */
  async send(call: Call): Promise<Response> {
    const token = await this.#token();
    const request: RequestInit = {
      method: call.method,
      headers: { ...call.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutsMs[call.takesLong ? 'changing' : 'reading']),
    };
    if (call.body !== undefined) request.body = call.body;
    const response = await fetch(`${this.address}/v1/${call.path}`, request).catch((error: unknown) => {
      throw this.#unreached(error, call);
    });
    if (response.ok) return response;
    const refusal = Refusal.safeParse(await response.json().catch(() => undefined));
    const known = storeProblems.find((each) => each === refusal.data?.error.code);
    if (call.changes && known === undefined && leavesOpen.has(response.status)) {
      throw this.#unanswered(refusal.data?.error.message ?? `it answered ${response.status}`);
    }
    if (!refusal.success) throw this.#strange(`it answered ${response.status}`);
    const { message, findings } = refusal.data.error;
    throw new StoreError(known ?? 'unreachable', message, findings);
  }

  #parse<S extends z.core.$ZodType>(schema: S, value: unknown, changes = false): z.output<S> {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    if (changes) throw this.#unanswered('it answered something else');
    throw this.#strange('it answered something else');
  }

  /** What a call ends with whose answer did not come. */
  #unreached(error: unknown, { changes }: Call): StoreError {
    const { cause = error } = error as Error;
    const { code, name, message } = cause as NodeJS.ErrnoException;
    // An error of the platform's own has a number for a code.
    const kind = typeof code === 'string' ? code : name;
    const why = kind === 'TimeoutError' ? 'no answer in time' : typeof code === 'string' ? code : message;
    if (changes && sent.has(kind)) return this.#unanswered(why);
    return new StoreError('unreachable', `The release service ${this.address} was not reached (${why}).`);
  }

  #unanswered(why: string): StoreError {
    return new StoreError(
      'unanswered',
      `The release service ${this.address} did not say what came of this (${why}). It may have been done, or may be done yet. Look before you try again: release status, release history`,
    );
  }

  #strange(why: string): StoreError {
    return new StoreError('unreachable', `${this.address} is no release service that this command knows: ${why}.`);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const json = { 'content-type': 'application/json' };
