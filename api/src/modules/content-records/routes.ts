import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  AddRecord,
  CollectionParams,
  OrderRecords,
  recordCollections,
  RecordCollectionsResponse,
  RecordFormQuery,
  RecordFormResponse,
  RecordListResponse,
  RecordParams,
  RecordRevisionParams,
  RecordRevisionResponse,
  RecordRevisionsQuery,
  RecordRevisionsResponse,
  RecordSearch,
  RecordsFound,
  RemoveRecord,
  SavedRecordResponse,
  SaveRecord,
  StoredRecordResponse,
} from '@clinic/contracts/content/records';
import type { RecordCollection } from '@clinic/contracts/content/records';
import { editedPart } from '../../content/edited-collections.ts';
import { findRevision, revisionsOf } from '../../content/record-revisions.ts';
import type { StoredRecord } from '../../content/stored-records.ts';
import { closedRecords, storedRecords } from '../../content/stored-records.ts';
import type { Queryable } from '../../db/database.ts';
import { ClinicError } from '../../http/errors.ts';
import { readKey } from '../../http/idempotency.ts';
import { countByAccount } from '../../http/network.ts';
import type { Limit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../auth/session.ts';
import { blankRecord } from './blank-record.ts';
import { addRecord, orderRecords, removeRecord, saveRecord } from './change.ts';
import { formFields } from './form-fields.ts';
import { mayRead, rightsIn } from './policy.ts';
import { listVersion, presentRecord, presentRevision, titleOf } from './present.ts';
import { callerIn, readersOnly } from './readers.ts';
import { referenceChoices } from './references.ts';
import { coversRecord, nextNumber } from './repo.ts';
import { recordsCalled } from './search.ts';

/** As many as the other searches of the staff: each reads the titles of every collection. */
const searches: Limit = { scope: 'record-searches', most: 60, minutes: 1 };

/** The longest texts in two languages, in letters of two bytes, with what surrounds them. */
const longestRecord = 512 * 1024;

/** What a new record begins with: numbers that count up go on; one that comes back has what it held. */
async function blankIn(db: Queryable, collection: RecordCollection, returning: string | undefined) {
  if (returning !== undefined) {
    const found = (await closedRecords(db, collection)).find(({ id }) => id === returning);
    if (!found) throw new ClinicError('NOT_FOUND');
    return editedPart(collection, found);
  }
  const blank = blankRecord(collection);
  const number = await nextNumber(db, collection);
  return number === null ? blank : { ...blank, id: number };
}

const presentRecords = (records: readonly StoredRecord[]) =>
  records.map(({ id, record }) => ({ id, ...titleOf(record) }));

const presentList = (records: readonly StoredRecord[]) => ({
  records: presentRecords(records),
  version: listVersion(records),
});

/**
 * The editor of what the site says besides articles and news. Records are those of a content folder, and a change is checked
 * and stored as an import would; visitors see it at once. Who may change what is decided in `policy.ts`.
 */
export async function contentRecordRoutes(instance: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;
  instance.addHook('onRequest', readersOnly(services));
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const tags = ['content-records'];

  app.get(
    '/api/content-records',
    {
      schema: {
        tags,
        summary: 'The collections of the content that the caller may read',
        response: { 200: RecordCollectionsResponse },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const readable = recordCollections.filter((collection) => mayRead(actor.role, collection));
      const counted = readable.map(async (collection) => ({
        collection,
        count: (await storedRecords(db, collection)).length,
        may_edit: rightsIn(actor, collection).edit,
      }));
      return { data: await Promise.all(counted) };
    },
  );

  app.get(
    '/api/content-records/search',
    {
      schema: {
        tags,
        summary: 'Records of all collections that the caller may read, by their titles',
        querystring: RecordSearch,
        response: { 200: RecordsFound },
      },
    },
    async (request) => {
      const { role, userId } = actorOf(request);
      await countByAccount(db, searches, request, userId, clock());
      const readable = recordCollections.filter((collection) => mayRead(role, collection));
      return { data: await recordsCalled(db, readable, request.query.search) };
    },
  );

  app.get(
    '/api/content-records/:collection',
    {
      schema: {
        tags,
        summary: 'The records of a collection, in the order of the site',
        params: CollectionParams,
        response: { 200: RecordListResponse },
      },
    },
    async (request) => {
      const { collection } = request.params;
      const { actor } = await callerIn(request, services, collection, 'read');
      const [records, closed] = await Promise.all([storedRecords(db, collection), closedRecords(db, collection)]);
      const list = { ...presentList(records), closed: presentRecords(closed) };
      return { data: { ...list, may: rightsIn(actor, collection) } };
    },
  );

  app.get(
    '/api/content-records/:collection/form',
    {
      schema: {
        tags,
        summary: 'How the records of a collection are edited, and what they can refer to',
        params: CollectionParams,
        querystring: RecordFormQuery,
        response: { 200: RecordFormResponse },
      },
    },
    async (request) => {
      const { collection } = request.params;
      const { actor } = await callerIn(request, services, collection, 'read');
      const [blank, references] = await Promise.all([
        blankIn(db, collection, request.query.returning),
        referenceChoices(db),
      ]);
      const may = rightsIn(actor, collection);
      return { data: { fields: formFields(collection), blank, references, may } };
    },
  );

  app.post(
    '/api/content-records/:collection/records',
    {
      bodyLimit: longestRecord,
      schema: {
        tags,
        summary: 'Put a record on the site',
        params: CollectionParams,
        body: AddRecord,
        response: { 201: SavedRecordResponse },
      },
    },
    async (request, reply) => {
      const call = await callerIn(request, services, request.params.collection, 'add');
      const key = readKey(request.headers['idempotency-key']);
      return reply.code(201).send({ data: await addRecord(services, call, request.body, key) });
    },
  );

  app.get(
    '/api/content-records/:collection/records/:id',
    {
      schema: { tags, summary: 'A record, whole', params: RecordParams, response: { 200: StoredRecordResponse } },
    },
    async (request) => {
      const { collection, id } = request.params;
      const { actor } = await callerIn(request, services, collection, 'read');
      const found = (await storedRecords(db, collection)).find((one) => one.id === id);
      if (!found) throw new ClinicError('NOT_FOUND');
      const isTheirs = await coversRecord(db, actor.limits, collection, id);
      return { data: { ...presentRecord(collection, found), may_edit: isTheirs && rightsIn(actor, collection).edit } };
    },
  );

  app.post(
    '/api/content-records/:collection/records/:id',
    {
      bodyLimit: longestRecord,
      schema: {
        tags,
        summary: 'Store a changed record; visitors see it at once',
        params: RecordParams,
        body: SaveRecord,
        response: { 200: SavedRecordResponse },
      },
    },
    async (request) => {
      const { collection, id } = request.params;
      const call = await callerIn(request, services, collection, 'edit', id);
      return { data: await saveRecord(services, call, { id, ...request.body }) };
    },
  );

  app.post(
    '/api/content-records/:collection/records/:id/removal',
    {
      schema: {
        tags,
        summary: 'Take a record off the site',
        params: RecordParams,
        body: RemoveRecord,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { collection, id } = request.params;
      const call = await callerIn(request, services, collection, 'remove');
      await removeRecord(services, call, { id, ...request.body });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/content-records/:collection/revisions',
    {
      schema: {
        tags,
        summary: 'What records of a collection held before they were changed or taken off the site, the newest first',
        params: CollectionParams,
        querystring: RecordRevisionsQuery,
        response: { 200: RecordRevisionsResponse },
      },
    },
    async (request) => {
      const { collection } = request.params;
      await callerIn(request, services, collection, 'read');
      return { data: (await revisionsOf(db, collection, request.query)).map(presentRevision) };
    },
  );

  app.get(
    '/api/content-records/:collection/revisions/:revision',
    {
      schema: {
        tags,
        summary: 'What a record held, whole',
        params: RecordRevisionParams,
        response: { 200: RecordRevisionResponse },
      },
    },
    async (request) => {
      const { collection, revision } = request.params;
      await callerIn(request, services, collection, 'read');
      const found = await findRevision(db, collection, revision);
      if (!found) throw new ClinicError('NOT_FOUND');
      return { data: { ...presentRevision(found), record: found.content } };
    },
  );

  app.post(
    '/api/content-records/:collection/order',
    {
      schema: {
        tags,
        summary: 'Put the records of a collection into another order',
        params: CollectionParams,
        body: OrderRecords,
        response: { 200: RecordListResponse },
      },
    },
    async (request) => {
      const { collection } = request.params;
      const call = await callerIn(request, services, collection, 'order');
      const list = presentList(await orderRecords(services, call, request.body));
      return { data: { ...list, may: rightsIn(call.actor, collection) } };
    },
  );
}
