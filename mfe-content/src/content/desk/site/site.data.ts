import {
  recordCollections,
  RecordCollectionsResponse,
  RecordListResponse,
  RecordRevisionsResponse,
} from '@clinic/contracts/content/records';
import type { ListedRecord, RecordCollection, RecordRevision, RecordRights } from '@clinic/contracts/content/records';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { whyNothing } from '../../../parts/desk/why-nothing.ts';

/** The records of a collection, with the version of their order. */
export interface RecordList {
  records: ListedRecord[];
  /** Those that were closed and can come back. */
  closed?: ListedRecord[] | undefined;
  version: string;
  may: RecordRights;
}

export type SiteData =
  | { kind: 'index'; collections: { collection: RecordCollection; count: number; may_edit: boolean }[] }
  | {
      kind: 'collection';
      collection: RecordCollection;
      list: RecordList;
      search: string;
      /** What was taken off the site and can be put back. */
      removed: RecordRevision[];
    }
  | { kind: 'missing' | 'refused' | 'failed' };

/** All collections, or one of them with the records whose titles have what was searched for. */
export async function loader({ request, params }: ScreenArgs): Promise<SiteData> {
  const { signal } = request;
  const wanted = params['collection'];
  const collection = recordCollections.find((one) => one === wanted);
  if (wanted !== undefined && collection === undefined) return { kind: 'missing' };
  try {
    if (collection === undefined) {
      const { data } = await memberCall(request, () =>
        api.get('/api/content-records', RecordCollectionsResponse, { signal }),
      );
      return { kind: 'index', collections: data };
    }
    const at = `/api/content-records/${collection}`;
    const [{ data }, { data: removals }] = await memberCall(request, () =>
      Promise.all([
        api.get(at, RecordListResponse, { signal }),
        api.get(`${at}/revisions?reason=removed`, RecordRevisionsResponse, { signal }),
      ]),
    );
    const isThere = (id: string) => data.records.some((record) => record.id === id);
    const isNewest = (id: string, place: number) => removals.findIndex(({ record_id }) => record_id === id) === place;
    // A doctor who left comes back from the list of those who did.
    const canBePutBack = data.may.add && collection !== 'doctors';
    const removed = removals.filter(({ record_id }, place) => !isThere(record_id) && isNewest(record_id, place));
    const search = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, 100);
    return { kind: 'collection', collection, list: data, search, removed: canBePutBack ? removed : [] };
  } catch (error) {
    return { kind: whyNothing(error) };
  }
}
