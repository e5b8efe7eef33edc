import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import { authorizedClient, isStoreError, StoreError } from '@clinic/releases/store';
import type { AuthorizedClient, Grant, ReleaseStore, StoreProblem } from '@clinic/releases/store';
import { TeamAction } from '@clinic/contracts/host';
import type { TeamRefusal } from '@clinic/contracts/host';
import { NetworkLimit } from '@clinic/node';
import { isFromThisSite } from '../http/same-origin.ts';
import { forgetToken, keepToken, tokenOf } from './team-session.ts';
import { teamState } from './team-state.ts';

interface TeamServices {
  store: ReleaseStore;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
  /** Figures of releases, null when they cannot be had. */
  releaseMetrics: () => Promise<ReleaseMetricsResponse | null>;
}

/** Wrong tokens that one network may show in a minute, on the page and in commands. */
const wrongTokensPerMinute = 10;

class TooManyTokens extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too many wrong tokens');
    this.seconds = seconds;
  }
}

function refuseFor(seconds: number | null): void {
  if (seconds !== null) throw new TooManyTokens(seconds);
}

const SignIn = z.object({ token: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

const statusOf: Partial<Record<StoreProblem, number>> = {
  invalid: 422,
  missing: 404,
  forbidden: 403,
  conflict: 409,
  locked: 423,
  busy: 503,
  unreachable: 503,
};

/**
 * What the page of releases and the commands of a team ask the host's server, below `/releases/api/`: only for who has a
 * team's token, with the rights of that token, and with the same lines in the history as the commands leave.
 */
export function serveTeams(app: FastifyInstance, { store, originOf, releaseMetrics }: TeamServices): void {
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        // A cookie travels by itself: what changes something has to come from a page of this site.
        const safe = request.method === 'GET' || request.headers.authorization !== undefined;
        if (!safe && !isFromThisSite(request, originOf(request)))
          return refuse(reply, 403, 'foreign', 'The call did not come from a page of this site.');
        return undefined;
      });
      api.setErrorHandler((error, request, reply) => {
        if (error instanceof TooManyTokens)
          return refuse(reply.header('retry-after', error.seconds), 429, 'too-many-tokens', 'Too many wrong tokens.');
        if (isStoreError(error)) return refuse(reply, statusOf[error.code] ?? 409, error.code, error.message);
        const status = (error as { statusCode?: number }).statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'a call of a team failed');
        return refuse(reply, status, status >= 500 ? 'failed' : 'invalid', 'The call could not be answered.');
      });

      const wrongTokens = new NetworkLimit(wrongTokensPerMinute);
      /** The team of a token, null for a wrong one, which alone is counted, after it was looked up. */
      const teamOf = async (request: FastifyRequest, token: string): Promise<Grant | null> => {
        refuseFor(wrongTokens.look(request.ip));
        const team = await store.whoIs(token);
        if (team === null) refuseFor(wrongTokens.secondsToWait(request.ip));
        return team;
      };
      /** The team that a request comes from, null for everybody else. */
      const callerOf = async (request: FastifyRequest): Promise<Grant | null> => {
        const token = tokenOf(request);
        return token === null ? null : teamOf(request, token);
      };

      api.post('/session', async (request, reply) => {
        const parsed = SignIn.safeParse(request.body);
        const team = parsed.success ? await teamOf(request, parsed.data.token) : null;
        if (!parsed.success || team === null) return refuse(reply, 401, 'unknown-token', 'No team has this token.');
        keepToken(reply, parsed.data.token);
        return reply.code(204).send();
      });
      api.delete('/session', async (_request, reply) => {
        forgetToken(reply);
        return reply.code(204).send();
      });

      api.get('/state', async (request, reply) => {
        const team = await callerOf(request);
        return team === null ? signInFirst(reply) : reply.send(await teamState(store, team));
      });
      api.get('/figures', async (request, reply) => {
        if ((await callerOf(request)) === null) return signInFirst(reply);
        const known = await releaseMetrics();
        return known === null ? refuse(reply, 503, 'no-figures', 'The figures could not be read.') : reply.send(known);
      });
      api.post('/acts', async (request, reply) => {
        const team = await callerOf(request);
        if (team === null) return signInFirst(reply);
        const parsed = TeamAction.safeParse(request.body);
        if (!parsed.success) return refuse(reply, 422, 'invalid', z.prettifyError(parsed.error));
        await perform(authorizedClient(store, { token: tokenOf(request), self: team.name }), parsed.data);
        return reply.code(204).send();
      });
    },
    { prefix: '/releases/api' },
  );
}

/** Does what was asked, if the token may; who may not is told, and the history too. */
async function perform(client: AuthorizedClient, asked: TeamAction): Promise<void> {
  const reason = 'reason' in asked && asked.reason !== '' ? asked.reason : undefined;
  if (asked.act === 'promote') {
    const { channel, name, release, percent, seen } = asked;
    await client.promote({ channel, changes: { [name]: release }, percent, reason, expectedSeq: seen });
  } else if (asked.act === 'rollback') {
    await client.rollback({ channel: asked.channel, to: asked.to, reason, expectedSeq: asked.seen });
  } else if (asked.act === 'abort') {
    const { channel, name, release } = asked;
    const { changed } = await client.abortRollout({ channel, remote: name, release, reason });
    if (!changed) throw new StoreError('conflict', `${name}@${release} is not rolled out in ${channel} any more.`);
  } else if (asked.act === 'lock') await client.lock(asked.channel, asked.reason);
  else if (asked.act === 'unlock') await client.unlock(asked.channel, reason);
  else await client.revokePreview(asked.preview);
}

/** Also takes back the cookie of a token that has ended: a page that asks again and again would lock its network out. */
function signInFirst(reply: FastifyReply): FastifyReply {
  forgetToken(reply);
  return refuse(reply, 401, 'signed-out', 'Sign in with the token of a team.');
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message } satisfies TeamRefusal);
}
