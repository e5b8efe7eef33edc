import {
  recordCollections,
  RecordFormResponse,
  RecordRevisionResponse,
  RecordRevisionsResponse,
  StoredRecordResponse,
} from '@clinic/contracts/content/records';
import type { RecordCollection, RecordForm, RecordRevision, StoredRecord } from '@clinic/contracts/content/records';
import { api } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { newRecord } from '../new-record.ts';
import { whyNothing } from '../../../../parts/desk/why-nothing.ts';

export type RecordScreen =
  | {
      kind: 'found';
      collection: RecordCollection;
      form: RecordForm;
      /** Null for one that is not there yet. */
      stored: StoredRecord | null;
      /** The id of one that was closed and comes back. */
      returning: string | null;
      /** The revision that a new one begins with. */
      restores: number | null;
      /** What it held before, the newest first. */
      revisions: RecordRevision[];
    }
  | { kind: 'missing' | 'refused' | 'failed' };

/** A record and how it is edited. A new one begins with the revision, or with the closed record, that the address names. */
export async function loader({ request, params }: ScreenArgs): Promise<RecordScreen> {
  const { signal } = request;
  const collection = recordCollections.find((one) => one === params['collection']);
  const id = params['id'] ?? '';
  if (collection === undefined || id === '' || id.length > 120) return { kind: 'missing' };
  const at = `/api/content-records/${collection}`;
  const record = encodeURIComponent(id);
  const { searchParams } = new URL(request.url);
  const revision = searchParams.get('revision') ?? '';
  const restores = /^\d{1,15}$/.test(revision) ? Number(revision) : null;
  const returning = (searchParams.get('returning') ?? '').slice(0, 120) || null;
  try {
    if (id === newRecord) {
      const [{ data: form }, from] = await memberCall(request, () =>
        Promise.all([
          api.get(`${at}/form`, RecordFormResponse, { signal, ...(returning !== null && { query: { returning } }) }),
          restores === null ? null : api.get(`${at}/revisions/${restores}`, RecordRevisionResponse, { signal }),
        ]),
      );
      if (!form.may.add) return { kind: 'refused' };
      const blank = { ...form.blank, ...from?.data.record };
      const begun = { form: { ...form, blank }, stored: null, returning, restores };
      return { kind: 'found', collection, ...begun, revisions: [] };
    }
    const [{ data: form }, { data: found }, { data: revisions }] = await memberCall(request, () =>
      Promise.all([
        api.get(`${at}/form`, RecordFormResponse, { signal }),
        api.get(`${at}/records/${record}`, StoredRecordResponse, { signal }),
        api.get(`${at}/revisions?record=${record}`, RecordRevisionsResponse, { signal }),
      ]),
    );
    const { may_edit, ...stored } = found;
    const may = { ...form.may, edit: form.may.edit && may_edit !== false };
    return { kind: 'found', collection, form: { ...form, may }, stored, returning: null, restores: null, revisions };
  } catch (error) {
    return { kind: whyNothing(error) };
  }
}
