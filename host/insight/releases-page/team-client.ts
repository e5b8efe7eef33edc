import { ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import type { ReleaseMetrics } from '@clinic/contracts/metrics';
import { TeamRefusal, TeamState } from '@clinic/contracts/host';
import type { TeamAction } from '@clinic/contracts/host';

/** The server refused; `code` has a text in both languages (`refusals.<code>`). */
export class TeamRefused extends Error {
  override readonly name = 'TeamRefused';
  readonly code: string;

  constructor({ code, message }: TeamRefusal) {
    super(message);
    this.code = code;
  }
}

/** What the page asks the host's server. @throws {TeamRefused} with code `unreachable` when there was no answer */
export const teamClient = {
  signIn: (token: string) => call('POST', 'session', { token }),
  signOut: () => call('DELETE', 'session'),
  state: async (signal: AbortSignal): Promise<TeamState> =>
    TeamState.parse(await call('GET', 'state', undefined, signal)),
  metrics: async (signal: AbortSignal): Promise<ReleaseMetrics[]> =>
    ReleaseMetricsResponse.parse(await call('GET', 'figures', undefined, signal)).data,
  act: (asked: TeamAction) => call('POST', 'acts', asked),
};

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  what: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`/releases/api/${what}`, {
    method,
    cache: 'no-store',
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  const read: unknown = answer === null || answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer?.ok === true) return read;
  const refusal = TeamRefusal.safeParse(read);
  throw new TeamRefused(refusal.success ? refusal.data : { code: 'unreachable', message: '' });
}
