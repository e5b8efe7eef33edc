import { recordCollections, RecordFormResponse, StoredRecordResponse } from '@clinic/contracts/content/records';
import type { RecordCollection, RecordForm, StoredRecord } from '@clinic/contracts/content/records';
import { api, isApiError } from '@clinic/kit/http';
import type { ScreenArgs } from '@clinic/kit/routing';
import { memberCall } from '@clinic/kit/session';
import { newRecord } from '../new-record.ts';

export type RecordScreen =
  | {
      kind: 'found';
      collection: RecordCollection;
      form: RecordForm;
      /** Null for one that is not there yet. */
      stored: StoredRecord | null;
    }
  | { kind: 'missing' | 'refused' | 'failed' };

/** A record and how it is edited. */
export async function loader({ request, params }: ScreenArgs): Promise<RecordScreen> {
  const { signal } = request;
  const collection = recordCollections.find((one) => one === params['collection']);
  const id = params['id'] ?? '';
  if (collection === undefined || id === '' || id.length > 120) return { kind: 'missing' };
  const at = `/api/content-records/${collection}`;
  try {
    const [{ data: form }, stored] = await memberCall(request, () =>
      Promise.all([
        api.get(`${at}/form`, RecordFormResponse, { signal }),
        id === newRecord ? null : api.get(`${at}/records/${encodeURIComponent(id)}`, StoredRecordResponse, { signal }),
      ]),
    );
    if (stored === null && !form.may.add) return { kind: 'refused' };
    return { kind: 'found', collection, form, stored: stored?.data ?? null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'NOT_FOUND') return { kind: 'missing' };
    if (error.code === 'FORBIDDEN') return { kind: 'refused' };
    console.warn(error);
    return { kind: 'failed' };
  }
}
