import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@clinic/contracts';
import { beaconBytes, BeaconBatch } from '@clinic/contracts/metrics';
import type { BeaconItem } from '@clinic/contracts/metrics';
import { isFromThisSite } from '../../http/same-origin.ts';
import type { KnownReleases } from './known-releases.ts';
import type { BeaconLimits } from './beacon-limits.ts';
import type { CountContext } from './metrics-aggregator.ts';

interface BeaconServices {
  known: Pick<KnownReleases, 'of'>;
  registry: () => Registry | null;
  originOf: (request: FastifyRequest) => string;
  /** @param from address of the page's visitor, which is not kept */
  count: (item: BeaconItem, of: CountContext, from: string) => void;
  /** Whether the descriptor of a remote names a conversion. */
  hasConversion: (remote: string) => boolean;
  /** Whether pages of a composition came from this server. */
  served: (composition: string) => boolean;
  /** Hears what became of a batch. */
  onBatch: (outcome: 'counted' | 'refused') => void;
  limits: BeaconLimits;
}

/**
 * `POST /beacons`: what pages report about the releases they run. Nobody is known by it: no cookie is read, no address is kept, and
 * only names of releases and compositions that were live are counted. The answer is the same whatever was sent and whatever
 * became of it.
 */
export function serveBeacons(app: FastifyInstance, taking: BeaconServices): void {
  const { known, registry, originOf, count, hasConversion, served, onBatch, limits } = taking;
  const isOwn = ({ remote, event }: BeaconItem) => !event.startsWith('conversion/') || hasConversion(remote);
  app.post(
    '/beacons',
    {
      bodyLimit: beaconBytes,
      errorHandler: (error, request, reply) => {
        if ((error.statusCode ?? 500) >= 500)
          request.log.error({ err: error }, 'what a page reported could not be counted');
        onBatch('refused');
        void reply.code(204).header('cache-control', 'no-store').send();
      },
    },
    async (request, reply) => {
      void reply.code(204).header('cache-control', 'no-store');
      const batch = BeaconBatch.safeParse(request.body);
      const taken = batch.success && isFromThisSite(request, originOf(request)) && limits.allowsBatch(request.ip);
      if (!taken) {
        onBatch('refused');
        return reply.send();
      }
      const { releases, live, compositions } = await known.of(registry());
      const { items, composition: named } = batch.data;
      const composition = compositions.has(named) || served(named) ? named : '';
      for (const item of items) {
        const release = `${item.remote}@${item.release}`;
        const counted = releases.has(release) && isOwn(item) ? limits.counted(request.ip, item) : 0;
        if (counted > 0) count({ ...item, count: counted }, { composition, live: live.has(release) }, request.ip);
      }
      onBatch('counted');
      return reply.send();
    },
  );
}
