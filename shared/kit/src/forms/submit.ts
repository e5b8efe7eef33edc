import { data } from 'react-router-dom';
import type * as z from 'zod/mini';
import { honeypot } from '@clinic/contracts';
import type { FreeSlot } from '@clinic/contracts';
import { isApiError } from '../http/index.ts';
import type { ApiError, ClientErrorCode } from '../http/index.ts';
import { apiFieldErrors, validate, type FieldError } from './validate.ts';

/** What came of a form that was submitted. `values` are the texts that were typed, to fill the form again. */
export type Submission<A> =
  | { state: 'done'; answer: A }
  | { state: 'invalid'; errors: FieldError[]; values: Record<string, string> }
  | ({ state: 'failed'; values: Record<string, string> } & SubmissionFailure);

/** Why a form could not be sent, though nothing is wrong with what was typed. */
export interface SubmissionFailure {
  code: ClientErrorCode;
  /** The API's own words in the visitor's language; null when no answer came. */
  text: string | null;
  /** Seconds after which a try may succeed. */
  retryAfter: number | null;
  /** With SLOT_TAKEN: the next free starts of the same doctor. */
  alternatives: readonly FreeSlot[];
}

interface SendContext {
  form: FormData;
  /** Makes a repeated post harmless; there is none without script. */
  idempotencyKey?: string;
  /** What was written into the field that people leave empty. */
  trap: string;
  /** Ends when nobody waits for the outcome any more. */
  signal: AbortSignal;
}

interface SubmitOptions<S extends z.core.$ZodType, A> {
  schema: S;
  send: (values: z.output<S>, context: SendContext) => Promise<A>;
  /** What the schema checks, from the form; without it every text by the name of its field. */
  read?: (form: FormData) => unknown;
  /** Fields that are never given back, passwords: what was typed is written into the page without script. */
  secret?: readonly string[];
  /** What no schema can say, for example about a file. */
  check?: (form: FormData) => FieldError[];
  /** Refusals of the API that are about a field though they name none: wrong credentials. */
  refusals?: Partial<Record<ClientErrorCode, FieldError[]>>;
}

/** Name of the hidden field that makes a repeated post harmless; empty until script fills it. */
export const idempotencyField = 'idempotency_key';

/**
 * The action of a form: checks it against its contract, sends it, and says what came of it, as the page's action data with
 * the fitting HTTP status. It runs in the browser, or on the server for a browser without script.
 * @throws what is neither wrong with the form nor an answer of the API
 */
export async function submit<S extends z.core.$ZodType, A>(
  request: Request,
  { schema, send, read, secret = [], check = () => [], refusals = {} }: SubmitOptions<S, A>,
): Promise<ReturnType<typeof data<Submission<A>>>> {
  const form = await request.formData();
  const texts = textsOf(form);
  const values = Object.fromEntries(Object.entries(texts).filter(([name]) => !secret.includes(name)));
  const invalid = (errors: FieldError[]) => data<Submission<A>>({ state: 'invalid', errors, values }, { status: 422 });

  const checked = validate(schema, read === undefined ? texts : read(form));
  const errors = [...(checked.errors ?? []), ...check(form)];
  if (checked.errors !== null || errors.length > 0) return invalid(errors);
  try {
    return data<Submission<A>>({ state: 'done', answer: await send(checked.data, contextOf(form, request.signal)) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const wrong = refusals[error.code] ?? apiFieldErrors(error.errors);
    if (wrong.length > 0) return invalid(wrong);
    return data<Submission<A>>(
      { state: 'failed', ...submissionFailure(error), values },
      { status: error.status || 503 },
    );
  }
}

function contextOf(form: FormData, signal: AbortSignal): SendContext {
  const key = textOf(form, idempotencyField);
  return { form, signal, trap: textOf(form, honeypot), ...(key === '' ? {} : { idempotencyKey: key }) };
}

/** Why a call failed, as a form shows it. */
export function submissionFailure({ code, text, retryAfter, alternatives }: ApiError): SubmissionFailure {
  // Without script the host's server asks, from beside the API: the visitor's connection has no part in it.
  const isOurs = code === 'NETWORK' && typeof document === 'undefined';
  return { code: isOurs ? 'BAD_ANSWER' : code, text, retryAfter, alternatives };
}

/**
 * The texts of a form by the names of their fields, but for the hidden ones; of a name that comes again the first. A browser that
 * sends a form itself ends lines with two signs, and its field counts one.
 */
function textsOf(form: FormData): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (isText(value) && !fields.has(name)) fields.set(name, value.replaceAll('\r\n', '\n'));
  for (const hidden of [idempotencyField, honeypot]) fields.delete(hidden);
  return Object.fromEntries(fields);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return isText(value) ? value : '';
}

const isText = (value: FormDataEntryValue | null): value is string => typeof value === 'string';
