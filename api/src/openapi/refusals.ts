import * as z from 'zod';
import { ErrorBody, errorStatus } from '@clinic/contracts';
import type { ErrorCode } from '@clinic/contracts';
import { errorMessages } from '../http/error-messages.ts';

/** What an operation says of itself that decides how it may refuse. */
export interface Refusable {
  readonly path: string;
  readonly isForAccounts: boolean;
  readonly hasBody: boolean;
  readonly hasParameters: boolean;
  readonly changes: boolean;
}

/** The refusals of the document: a name, what it is, and the code of its example. */
const refusals = {
  400: ['BadRequest', 'The request cannot be read', 'BAD_REQUEST'],
  401: ['Unauthenticated', 'Nobody is signed in, or the session has ended', 'UNAUTHENTICATED'],
  403: ['Forbidden', 'The caller may not do this, or a browser sent no anti-forgery token', 'FORBIDDEN'],
  404: ['NotFound', 'There is no such thing, or it is not the caller’s', 'NOT_FOUND'],
  409: [
    'Conflict',
    'Something else happened first; `alternatives` has other times where a slot is taken',
    'SLOT_TAKEN',
  ],
  422: ['Invalid', 'Fields do not fit; `errors` names each of them', 'VALIDATION'],
  429: ['TooMany', 'Too many attempts; `Retry-After` says in how many seconds to try again', 'RATE_LIMITED'],
} as const satisfies Record<number, readonly [name: string, description: string, code: ErrorCode]>;

/** Beginnings of the paths whose things others change as well: slots, visits, questions. */
const contested = /^\/api\/(appointments|holds|waitlist|qa\/desk\/|content-desk\/|content-records\/|reception\/)/;

type Status = keyof typeof refusals;

const bodyOf = (code: ErrorCode): z.input<typeof ErrorBody> => ({
  code,
  message: errorMessages[code].en,
  ...(code === 'SLOT_TAKEN' ? { alternatives: [{ date: '2026-11-23', time: '09:30' }] } : {}),
  ...(code === 'VALIDATION' ? { errors: { email: ['validation.invalid'] } } : {}),
  request_id: '6f1c1a52-7d0f-4b0f-9a3e-2f6f4f1f8a10',
});

const answer = (description: string, code: ErrorCode) => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: bodyOf(code) },
  },
});

/** Schema and answers that refusals of every operation refer to. */
export const refusalComponents = {
  schemas: { Error: z.toJSONSchema(ErrorBody) },
  responses: {
    ...Object.fromEntries(
      Object.values(refusals).map(([name, description, code]) => [name, answer(description, code)]),
    ),
    Refused: answer(
      `Any other refusal: ${[...new Set<number>(Object.values(errorStatus))].sort((a, b) => a - b).join(', ')}`,
      'INTERNAL',
    ),
  },
};

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** The refusals of one operation, by status. */
export function refusalsOf({
  path,
  isForAccounts,
  hasBody,
  hasParameters,
  changes,
}: Refusable): Record<string, object> {
  const statuses: Status[] = [
    400,
    ...(isForAccounts ? ([401] as const) : []),
    ...(isForAccounts || hasBody ? ([403] as const) : []),
    ...(path.includes('{') ? ([404] as const) : []),
    ...(changes && contested.test(path) ? ([409] as const) : []),
    ...(hasBody || hasParameters ? ([422] as const) : []),
    429,
  ];
  return {
    ...Object.fromEntries(statuses.map((status) => [status, reference(refusals[status][0])])),
    default: reference('Refused'),
  };
}
