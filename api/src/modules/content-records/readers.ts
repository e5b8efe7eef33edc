import type { FastifyRequest } from 'fastify';
import type { RecordCollection, RecordRights } from '@clinic/contracts/content/records';
import { ClinicError } from '../../http/errors.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { onlyRoles, recordRefusal } from '../moderation/refusals.ts';
import type { RecordPerson } from './policy.ts';
import { mayRead, readsContent, rightsIn } from './policy.ts';
import { coversRecord } from './repo.ts';

/** More than anybody reads and saves. */
const requests: Limit = { scope: 'content-records', most: 120, minutes: 1 };

/** Route hook: refuses callers who read none of the content. */
export const readersOnly = (services: Services) => {
  const admit = onlyRoles(services, 'content-records', readsContent);
  return async (request: FastifyRequest) => {
    await countByAccount(services.db, requests, request, actorOf(request).userId, services.clock());
    await admit(request);
  };
};

/** Somebody who changes records of a collection. */
export interface RecordCall {
  readonly actor: RecordPerson & { readonly userId: number };
  readonly collection: RecordCollection;
  readonly requestId: string;
}

/** The caller behind {@link readersOnly}, who may do something with a collection, or with a record of it; a refusal is a row of the audit log. */
export async function callerIn(
  request: FastifyRequest,
  services: Services,
  collection: RecordCollection,
  wanted: keyof RecordRights | 'read',
  record?: string,
): Promise<RecordCall> {
  const actor = actorOf(request);
  const rights = { read: mayRead(actor.role, collection), ...rightsIn(actor, collection) };
  const call = { actor, collection, requestId: request.id };
  const isTheirs = record === undefined || (await coversRecord(services.db, actor.limits, collection, record));
  if (rights[wanted] && isTheirs) return call;
  const action = `content-record.${wanted}`;
  await recordRefusal(services, { actor, requestId: request.id, action, subject: `content:${collection}` });
  throw new ClinicError('FORBIDDEN');
}
