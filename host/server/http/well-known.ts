import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ComposedSite } from '../rendering/composed-site.ts';

const dayMs = 24 * 60 * 60_000;
/** RFC 9116 wants less than a year; the date is set with each request. */
const validDays = 90;

interface WellKnown {
  /** Where weaknesses of the site are reported, as `mailto:` or `https:`; null where the clinic named nobody. */
  securityContact: string | null;
  /** The live composition. Null while there is none. */
  live: () => ComposedSite | null;
  originOf: (request: FastifyRequest) => string;
}

/** What programs look for at fixed addresses: whom to tell of weaknesses (RFC 9116), and where a password is changed. */
export function serveWellKnown(app: FastifyInstance, { securityContact, live, originOf }: WellKnown): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (securityContact === null) return reply.code(404).send();
    const expires = new Date(Math.ceil(Date.now() / dayMs + validDays) * dayMs).toISOString();
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: ar, en',
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', async (_request, reply) => {
    const page = live()?.routes.find(({ purpose }) => purpose === 'change-password');
    return page === undefined ? reply.code(404).send() : reply.redirect(page.path, 302);
  });
}
