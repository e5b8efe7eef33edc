/** A client of the clinic's API for apps and other servers. `schema.ts` is generated: `npm run client:types` writes it. */
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.ts';

export type { components, operations, paths } from './schema.ts';

/** What the API answers with when it refuses: a code to act on, and a message in the caller's language. */
export type ApiError = components['schemas']['Error'];

/** Why the API refuses. */
export type ApiErrorCode = ApiError['code'];

/** Calls of the API by method and path, with typed parameters, bodies, answers and errors. */
export type ClinicClient = Client<paths>;

export interface ClinicClientOptions {
  /** Where the site is, such as `https://clinic.example`. */
  readonly baseUrl: string;
  /** The language of messages; Arabic unless told otherwise. */
  readonly lang?: 'ar' | 'en';
  /** The token of the session, asked for at each call; null while nobody is signed in. */
  readonly token?: () => string | null;
  /** The platform's own unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of the API of one site. A call never throws because the API refuses: it answers with `error`, an
 * {@link ApiError}. It throws when the site cannot be reached.
 */
export function createClinicClient({ baseUrl, lang = 'ar', token, fetch }: ClinicClientOptions): ClinicClient {
  const client = createClient<paths>({
    baseUrl,
    headers: { accept: 'application/json', 'accept-language': lang },
    ...(fetch && { fetch }),
  });
  client.use({
    onRequest({ request }) {
      const known = token?.() ?? null;
      if (known !== null) request.headers.set('authorization', `Bearer ${known}`);
      return request;
    },
  });
  return client;
}
