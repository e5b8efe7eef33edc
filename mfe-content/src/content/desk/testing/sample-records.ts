import type { RecordField, RecordForm, RecordRevision, StoredRecord } from '@clinic/contracts/content/records';
import { recordCollections } from '@clinic/contracts/content/records';
import type { RecordList } from '../site/site.data.ts';

const mayAll = { edit: true, add: true, remove: true, order: true };

export const allCollections = recordCollections.map((collection) => ({ collection, count: 3, may_edit: true }));

export const aList = (more: Partial<RecordList> = {}): RecordList => ({
  records: [
    { id: 'check-up', title_ar: 'كشف شامل', title_en: 'Check-up' },
    { id: 'braces', title_ar: 'تقويم الأسنان', title_en: 'Braces' },
    { id: 'skin', title_ar: 'نضارة البشرة', title_en: 'Fresh skin' },
  ],
  version: 'a'.repeat(32),
  may: mayAll,
  ...more,
});

const aField = (path: string, more: Partial<RecordField>): RecordField => ({
  ...{ path, name: 'title', kind: 'text', bilingual: false, empty: null, fixed: false, choices: [] },
  ...{ refers_to: null, whole: false, least: null, most: null },
  ...more,
});

/** A form with a field of each kind that a test works with. */
export const offerForm: RecordForm = {
  fields: [
    aField('slug', { name: 'slug', kind: 'slug', fixed: true }),
    aField('title', { bilingual: true }),
    aField('price', { name: 'price', kind: 'number', empty: 'null' }),
    aField('style', { name: 'style', kind: 'choice', choices: ['deep', 'soft'] }),
    aField('doctor', { name: 'doctor', kind: 'reference', empty: 'null', refers_to: 'doctors' }),
    aField('image', { name: 'image', kind: 'picture', empty: 'null' }),
    aField('link', { name: 'link', kind: 'link', empty: 'null' }),
    aField('featured', { name: 'featured', kind: 'yes-no' }),
    aField('items', { name: 'items', kind: 'parts' }),
    aField('items.name', { name: 'name', bilingual: true }),
    aField('opens', { name: 'opens', kind: 'time' }),
    aField('minutes', { name: 'minutes', kind: 'number', whole: true }),
    aField('days', { name: 'days', kind: 'weekdays' }),
  ],
  blank: {
    ...{ slug: '', title_ar: '', title_en: '', price: null, style: 'deep', doctor: null, image: null, link: null },
    ...{ featured: false, items: [], opens: '08:00', minutes: 480, days: [] },
  },
  references: { doctors: [{ value: 58, title_ar: 'د. خالد', title_en: 'Dr. Khalid' }], specialties: [] },
  may: mayAll,
};

export const anOffer = (more: StoredRecord['record'] = {}, version = 'b'.repeat(32)): StoredRecord => ({
  id: 'check-up',
  record: {
    ...{ slug: 'check-up', title_ar: 'كشف شامل', title_en: 'Check-up', price: 200, style: 'deep', doctor: 58 },
    ...{ image: 'offers/one.svg', link: null, featured: true, opens: '08:00', minutes: 480, days: [0, 1] },
    items: [
      { name_ar: 'تحليل', name_en: 'A test' },
      { name_ar: 'أشعة', name_en: 'An X-ray' },
    ],
    ...more,
  },
  version,
});

/** A revision of the offer of {@link anOffer}. */
export const aRevision = (id: number, more: Partial<RecordRevision> = {}): RecordRevision => ({
  ...{ id, record_id: 'check-up', title_ar: 'كشف عام', title_en: 'Medical', reason: 'saved' },
  ...{ replaced_at: '2026-11-20T08:30:00.000Z', by: 'هند' },
  ...more,
});
