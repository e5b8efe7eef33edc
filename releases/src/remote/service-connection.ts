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

/** Longest wait for an answer, in milliseconds; checks of an upload take longer. */
const timeoutMs = 60_000;

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  timeoutMs?: number;
}

/** A release service, and the token that is shown to it. */
export class ServiceConnection {
  readonly address: string;
  readonly #token: () => Promise<string | null>;

  /** @param token what the caller shows, asked for once for each call: it may be renewed meanwhile */
  constructor(address: string, token: () => Promise<string | null>) {
    this.address = address;
    this.#token = token;
  }

  /** An operation of the service as a function. */
  operation<Name extends OperationName>(name: Name): OperationHandlers[Name] {
    const { result } = operations[name];
    const call = async (...args: unknown[]): Promise<unknown> => {
      // JSON has no undefined; what is left out at the end may be left out.
      const given = args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
      const body = JSON.stringify({ args: given });
      const answer = await this.json({ method: 'POST', path: name, headers: json, body }, Answer);
      return this.#parse(result, answer.result);
    };
    return call as unknown as OperationHandlers[Name];
  }

  /** Calls a path below `/v1/` and reads its answer. */
  async json<S extends z.core.$ZodType>(call: Call, schema: S): Promise<z.output<S>> {
    const response = await this.send(call);
    return this.#parse(schema, await response.json().catch(() => undefined));
  }

  /**
   * Calls a path below `/v1/`.
   * @throws {StoreError} what the service answered, or `unreachable` when nothing that makes sense came
   */
  async send(call: Call): Promise<Response> {
    const token = await this.#token();
    const request: RequestInit = {
      method: call.method,
      headers: { ...call.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
    };
    if (call.body !== undefined) request.body = call.body;
    const response = await fetch(`${this.address}/v1/${call.path}`, request).catch((error: unknown) => {
      const { cause = error } = error as Error;
      const { code, message } = cause as NodeJS.ErrnoException;
      throw new StoreError('unreachable', `The release service ${this.address} was not reached (${code ?? message}).`);
    });
    if (response.ok) return response;
    const refusal = Refusal.safeParse(await response.json().catch(() => undefined));
    if (!refusal.success) throw this.#strange(`it answered ${response.status}`);
    const { code, message, findings } = refusal.data.error;
    const known = storeProblems.find((each) => each === code);
    throw new StoreError(known ?? 'unreachable', message, findings);
  }

  #parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    throw this.#strange('it answered something else');
  }

  #strange(why: string): StoreError {
    return new StoreError('unreachable', `${this.address} is no release service that this command knows: ${why}.`);
  }
}

const json = { 'content-type': 'application/json' };
