import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '@clinic/shared/contracts';
import { beaconBytes, BeaconBatch } from '@clinic/shared/contracts/figures';
import type { BeaconItem } from '@clinic/shared/contracts/figures';
import { isFromThisSite } from '../from-this-site.ts';
import type { KnownReleases } from './known-releases.ts';
import { BeaconLimits } from './limits.ts';

interface Taking {
  known: KnownReleases;
  registry: () => Registry | null;
  originOf: (request: FastifyRequest) => string;
  count: (item: BeaconItem, composition: string) => void;
  /** Hears what became of a batch. */
  told: (outcome: 'counted' | 'refused') => void;
  limits?: BeaconLimits;
}

const isFailureOfRelease = ({ event }: BeaconItem) =>
  (event.startsWith('load/') && event !== 'load/ok') || event === 'draw/failed' || event === 'error/uncaught';

/** What only servers count. */
const isOfServer = ({ event }: BeaconItem) => event.startsWith('server/');

/**
 * `POST /beacons`: what pages tell about the releases they run. Nobody is known by it: no cookie is read, no address is kept, and
 * only names of releases that were live are counted. The answer is the same whatever was sent.
 */
export function serveBeacons(app: FastifyInstance, taking: Taking): void {
  const { known, registry, originOf, count, told, limits = new BeaconLimits() } = taking;
  app.post('/beacons', { bodyLimit: beaconBytes }, async (request, reply) => {
    void reply.code(204).header('cache-control', 'no-store');
    const batch = BeaconBatch.safeParse(request.body);
    const taken = batch.success && isFromThisSite(request, originOf(request)) && limits.takesBatch(request.ip);
    told(taken ? 'counted' : 'refused');
    if (!taken) return reply.send();
    const releases = await known.of(registry());
    for (const item of batch.data.items) {
      const release = `${item.remote}@${item.release}`;
      if (!releases.has(release) || isOfServer(item)) continue;
      const what = isFailureOfRelease(item) ? 'failures' : 'others';
      const counted = limits.counted(request.ip, release, what, item.count);
      if (counted > 0) count({ ...item, count: counted }, batch.data.composition);
    }
    return reply.send();
  });
}
