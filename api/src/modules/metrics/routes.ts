import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { MetricCounts, internalKeyHeader, ReleaseMetricsResponse } from '@clinic/contracts/metrics';
import { isKey } from '@clinic/node';
import type { Services } from '../../services.ts';
import { hourMs } from '../../durations.ts';
import { ClinicError } from '../../http/errors.ts';
import { presentMetrics } from './present.ts';
import { addCounts, countsSince } from './repo.ts';

const MetricsQuery = z.object({ since: z.iso.datetime({ offset: true }) });

/**
 * Metrics of releases, for the site's own host servers alone: they send what they have counted and read the sums. For everybody
 * else these routes do not exist. Hours are those of the machine's clock, not of a demonstration's fixed one: releases are
 * made in real time.
 */
export async function metricRoutes(instance: FastifyInstance, { db, settings }: Services): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onlyHostServers = async (request: FastifyRequest) => {
    if (!isKey(request.headers[internalKeyHeader], settings.internalKey)) throw new ClinicError('NOT_FOUND');
  };

  app.post(
    '/api/release-figures',
    { logLevel: 'warn', onRequest: onlyHostServers, schema: { hide: true, body: MetricCounts } },
    async (request, reply) => {
      await addCounts(db, request.body.items);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/release-figures',
    {
      logLevel: 'warn',
      onRequest: onlyHostServers,
      schema: { hide: true, querystring: MetricsQuery, response: { 200: ReleaseMetricsResponse } },
    },
    async (request) => {
      const from = new Date(Math.floor(Date.parse(request.query.since) / hourMs) * hourMs);
      return { since: from.toISOString(), data: presentMetrics(await countsSince(db, from)) };
    },
  );
}
