import * as z from 'zod/mini';
import { StoreError } from '../store/errors.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const Issued = z.object({ value: z.string() });

/** Identity tokens of GitHub end after minutes; a new one is asked for before, in milliseconds. */
const freshMs = 4 * 60_000;

/**
 * What a command shows to a release service: `RELEASE_TOKEN`, else the identity token of the job that it runs in. GitLab writes
 * that into `RELEASE_ID_TOKEN` (`id_tokens` of the job, with the service's address as `aud`); GitHub issues it to a job with
 * `permissions: { contents: read, id-token: write }`. Null where there is none of these.
 */
export function bearer(env: Environment, service: string): () => Promise<string | null> {
  const given = env['RELEASE_TOKEN'] || env['RELEASE_ID_TOKEN'];
  const [address, key] = [env['ACTIONS_ID_TOKEN_REQUEST_URL'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  if (given || !address || !key) return () => Promise.resolve(given || null);
  let issued: { token: Promise<string>; at: number } | null = null;
  return () => {
    if (issued !== null && Date.now() - issued.at <= freshMs) return issued.token;
    const asked = { token: issue(address, key, service), at: Date.now() };
    issued = asked;
    // A failure is for those who asked meanwhile, not for the next minutes.
    asked.token.catch(() => {
      if (issued === asked) issued = null;
    });
    return asked.token;
  };
}

async function issue(address: string, key: string, audience: string): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` }, redirect: 'error' }).catch(
    () => null,
  );
  const parsed = Issued.safeParse(await response?.json().catch(() => null));
  if (parsed.success) return parsed.data.value;
  throw new StoreError('unreachable', 'The CI issued no identity token for this job (ACTIONS_ID_TOKEN_REQUEST_URL).');
}
