import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode, FreeSlot, Lang } from '@clinic/contracts';
import { errorStatus } from '@clinic/contracts';
import { formatWait } from '@clinic/contracts/time';
import { describeForLog } from '@clinic/node';
import type { RawResponse } from '@clinic/node';
import { databaseErrorOf, unavailabilityOf } from '../db/database.ts';
import { FileStoreAway } from '../files/file-store.ts';
import { errorMessages, tooManyAttempts } from './error-messages.ts';
import { languageOf } from './language.ts';

/** Sent with every answer, also with those that Fastify gives before any hook. */
export const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** An expected error; the caller receives its code. */
export class ClinicError extends Error {
  override readonly name = 'ClinicError';
  readonly code: ErrorCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly alternatives: FreeSlot[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { errors?: Record<string, string[]>; alternatives?: FreeSlot[]; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.errors = more.errors;
    this.alternatives = more.alternatives;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** A refusal of one named field. */
export function invalidField(field: string, key: string): ClinicError {
  return new ClinicError('VALIDATION', { errors: { [field]: [key] } });
}

const isTextKey = (message: string) => /^[a-z]+(\.[A-Za-z]+)+$/.test(message);

function textKey(issue: { keyword: string; message?: string; params: Record<string, unknown> }): string {
  if (issue.message !== undefined && isTextKey(issue.message)) return issue.message;
  if (issue.keyword === 'invalid_type' && issue.params['input'] === undefined) return 'validation.required';
  return 'validation.invalid';
}

function fieldErrors(error: FastifyError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!hasZodFastifySchemaValidationErrors(error)) return errors;
  for (const issue of error.validation) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.');
    (errors[field] ??= []).push(textKey(issue));
  }
  return errors;
}

/** The refusal of fields that a route has read by itself, from what its schema says of them. */
export function invalidFields(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ClinicError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    (errors[path.map(String).join('.')] ??= []).push(isTextKey(message) ? message : 'validation.invalid');
  }
  return new ClinicError('VALIDATION', { errors });
}

/** Whether something could not be written for want of space, by the database or by this process. */
function isDiskFull(error: unknown): boolean {
  if (databaseErrorOf(error)?.code === '53100') return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return true;
  }
  return false;
}

const unavailable = {
  away: () => new ClinicError('MAINTENANCE', { retryAfterSeconds: 5 }),
  overloaded: () => new ClinicError('BUSY', { retryAfterSeconds: 2 }),
};

function clinicErrorOf(error: FastifyError | ClinicError): ClinicError {
  if (error instanceof ClinicError) return error;
  if (isDiskFull(error)) return new ClinicError('MAINTENANCE', { retryAfterSeconds: 60 });
  const why = unavailabilityOf(error);
  if (why !== null) return unavailable[why]();
  if (error instanceof FileStoreAway) return new ClinicError('MAINTENANCE', { retryAfterSeconds: 30 });
  if (error.validation) return new ClinicError('VALIDATION', { errors: fieldErrors(error) });
  switch (error.statusCode) {
    case 400:
      return new ClinicError('BAD_REQUEST');
    // 414: nothing lies at an address with a longer part than any has.
    case 404:
    case 414:
      return new ClinicError('NOT_FOUND');
    case 413:
      return new ClinicError('FILE_TOO_LARGE');
    case 415:
      return new ClinicError('FILE_TYPE');
    default:
      return new ClinicError('INTERNAL');
  }
}

/** The code that a caller receives for whatever was thrown. */
export const codeOf = (error: unknown): ErrorCode => clinicErrorOf(error as FastifyError | ClinicError).code;

/** The same wait as the header says, where it is known. */
function messageOf({ code, retryAfterSeconds }: ClinicError, lang: Lang): string {
  if (code !== 'RATE_LIMITED' || retryAfterSeconds === undefined) return errorMessages[code][lang];
  return tooManyAttempts[lang](formatWait(retryAfterSeconds, lang));
}

function bodyOf(error: ClinicError, request: FastifyRequest): ErrorBody {
  return {
    code: error.code,
    message: messageOf(error, languageOf(request)),
    ...(error.errors && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {}),
    ...(error.alternatives ? { alternatives: error.alternatives } : {}),
    request_id: request.id,
  };
}

const jsonType = 'application/json; charset=utf-8';

/** Answers with the error envelope of E7, whatever was thrown. */
export function sendError(
  thrown: FastifyError | ClinicError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = clinicErrorOf(thrown);
  if (isDiskFull(thrown)) {
    request.server.readiness.noteDiskFull();
    request.log.error('the disk is full');
  }
  const why = unavailabilityOf(thrown);
  if (why !== null) request.log.error({ failure: describeForLog(thrown) }, `the database is ${why}`);
  if (thrown instanceof FileStoreAway) request.log.error({ failure: describeForLog(thrown) }, 'the file store is away');
  if (error.code === 'INTERNAL') request.log.error({ failure: describeForLog(thrown) }, 'request failed');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  // A route's response schema speaks of its own answers; errors have one shape for all.
  reply.serializer((body: unknown) => JSON.stringify(body));
  return reply
    .code(errorStatus[error.code])
    .header('cache-control', 'no-store')
    .type(jsonType)
    .send(bodyOf(error, request));
}

/** Turns everything that is thrown, and every unknown address, into the error envelope. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new ClinicError('NOT_FOUND'), request, reply));
}

/** The envelope for bytes that were no request: nobody knows the caller's language. */
export function unparsedResponse(): RawResponse {
  const body: ErrorBody = { code: 'BAD_REQUEST', message: errorMessages.BAD_REQUEST.ar, request_id: randomUUID() };
  return { headers: { ...answerHeaders, 'content-type': jsonType }, body: JSON.stringify(body) };
}
