import type { FastifyReply, FastifyRequest } from 'fastify';

/** A session cookie with the team's token, which only the server reads: it ends with the browser. */
const teamCookie = '__Host-team';

const cookie = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** The token that a request carries: as a bearer from commands, as a cookie from the page. */
export function tokenOf({ headers, cookies }: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? cookies[teamCookie] ?? null;
}

export function keepToken(reply: FastifyReply, token: string): void {
  void reply.setCookie(teamCookie, token, cookie);
}

export function forgetToken(reply: FastifyReply): void {
  void reply.clearCookie(teamCookie, cookie);
}
