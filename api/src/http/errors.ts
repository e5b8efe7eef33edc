import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode, FreeSlot } from '@clinic/contracts';
import { errorStatus } from '@clinic/contracts';
import { describeForLog } from '@clinic/node';
import { errorMessages } from './error-messages.ts';
import { languageOf } from './language.ts';

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

function clinicErrorOf(error: FastifyError): ClinicError {
  if (error instanceof ClinicError) return error;
  if (error.validation) return new ClinicError('VALIDATION', { errors: fieldErrors(error) });
  switch (error.statusCode) {
    case 400:
      return new ClinicError('BAD_REQUEST');
    case 404:
      return new ClinicError('NOT_FOUND');
    case 413:
      return new ClinicError('FILE_TOO_LARGE');
    case 415:
      return new ClinicError('FILE_TYPE');
    default:
      return new ClinicError('INTERNAL');
  }
}

function bodyOf(error: ClinicError, request: FastifyRequest): ErrorBody {
  return {
    code: error.code,
    message: errorMessages[error.code][languageOf(request)],
    ...(error.errors && Object.keys(error.errors).length > 0 ? { errors: error.errors } : {}),
    ...(error.alternatives ? { alternatives: error.alternatives } : {}),
    request_id: request.id,
  };
}

/** Turns everything that is thrown, and every unknown address, into the error envelope of E7. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = clinicErrorOf(error);
    if (known.code === 'INTERNAL') request.log.error({ failure: describeForLog(error) }, 'request failed');
    if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    // A route's response schema speaks of its own answers; errors have one shape for all.
    reply.serializer((body: unknown) => JSON.stringify(body));
    return reply
      .code(errorStatus[known.code])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(bodyOf(known, request));
  });

  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(bodyOf(new ClinicError('NOT_FOUND'), request)),
  );
}
