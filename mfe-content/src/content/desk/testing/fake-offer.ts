import { roles } from '@clinic/contracts';
import type { ContentRecord, RecordForm, RecordRevision, StoredRecord } from '@clinic/contracts/content/records';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { aLibrary, aPicture } from './sample-library.ts';
import { aList, allCollections, anOffer, aRevision, offerForm } from './sample-records.ts';

/** What the offer held in its revision. */
export const held = () =>
  anOffer({ title_ar: 'كشف عام', title_en: 'Medical', style: 'soft', items: [{ name_ar: 'تحليل', name_en: 'A test' }] })
    .record;

const heartOffer = {
  ...{
    id: 3,
    slug: 'heart',
    doctor: null,
    icon: 'heart',
    style: 'soft',
    title_ar: 'فحص القلب',
    title_en: 'Heart check',
  },
  ...{
    subtitle_ar: 'ف',
    subtitle_en: 's',
    text_ar: 'ن',
    text_en: 't',
    cta_text_ar: 'ا',
    cta_text_en: 'c',
    cta: 'chat',
  },
  ...{ cta_link: null, price: null, price_before: null, discount_percent: null, image: null },
  ...{ valid_from: null, valid_to: null },
};

const refusal = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, message: 'no', request_id: 'r', ...more }, { status });

/** What the API has, and what was asked of it. */
interface FakeOffer {
  stored: StoredRecord;
  form: RecordForm;
  /** What was saved. */
  sent: { version?: string; record: ContentRecord }[];
  removed: object[];
  /** What is wrong with what is saved or removed. */
  refused: Record<string, string[]> | null;
  revisions: RecordRevision[];
  /** Whether a revision cannot be read. */
  isAway: boolean;
  areOffersThere: boolean;
  /** What a saving or a removal waits for before it answers. */
  waiting: Promise<void>;
  /** What the list of all content waits for. */
  listing: Promise<void>;
  /** What was added, by the key of who added it. */
  added: Map<string, StoredRecord>;
  /** Whether the answer to who adds something is lost on its way. */
  isAnswerLost: boolean;
}

const atFirst = (): FakeOffer => ({
  ...{ stored: anOffer(), form: offerForm, sent: [], removed: [] },
  ...{ refused: null, revisions: [], isAway: false, areOffersThere: true },
  ...{ waiting: Promise.resolve(), listing: Promise.resolve(), added: new Map(), isAnswerLost: false },
});

/** The API with one offer, for a publisher; each test begins with it as it was. */
export function fakeOffer() {
  const api = atFirst();
  fakeApi(
    http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/content-desk/pictures', () =>
      HttpResponse.json({ data: aLibrary([aPicture('ward', { alt_ar: 'الجناح', alt_en: 'The ward' })]) }),
    ),
    http.get('*/api/search/suggestions', () =>
      HttpResponse.json({
        data: [
          ...[{ kind: 'doctor', id: 'doctors-58', title_ar: 'د. قلب', title_en: 'Dr. Heart' }],
          ...[{ kind: 'blog', id: 'posts-7', title_ar: 'صحة القلب', title_en: 'Heart health' }],
        ].map((page) => ({ ...page, path_ar: `/${page.id}/ar`, path_en: `/${page.id}/en` })),
      }),
    ),
    http.get('*/api/offers', () =>
      api.areOffersThere ? HttpResponse.json({ data: [heartOffer] }) : new HttpResponse(null, { status: 502 }),
    ),
    http.post('*/api/content-desk/links', async ({ request }) => {
      const { links } = (await request.json()) as { links: string[] };
      return HttpResponse.json({ data: { nowhere: links.filter((link) => link.endsWith('gone')) } });
    }),
    http.get('*/api/content-records', async () => {
      await api.listing;
      return HttpResponse.json({ data: allCollections });
    }),
    http.get('*/api/content-records/offers', () => HttpResponse.json({ data: aList() })),
    http.get('*/api/content-records/offers/revisions', ({ request }) => {
      const record = new URL(request.url).searchParams.get('record');
      return HttpResponse.json({
        data: api.revisions.filter(({ record_id }) => record === null || record === record_id),
      });
    }),
    http.get('*/api/content-records/offers/revisions/:id', ({ params }) =>
      api.isAway
        ? refusal('SERVER', 503)
        : HttpResponse.json({ data: { ...aRevision(Number(params['id'])), record: held() } }),
    ),
    http.get('*/api/content-records/offers/form', ({ request }) => {
      const blank = new URL(request.url).searchParams.has('returning') ? anOffer().record : api.form.blank;
      return HttpResponse.json({ data: { ...api.form, blank } });
    }),
    http.get('*/api/content-records/offers/records/:id', () => HttpResponse.json({ data: api.stored })),
    http.post('*/api/content-records/offers/records', async ({ request }) => {
      const body = (await request.json()) as (typeof api.sent)[number];
      await api.waiting;
      const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
      const before = api.added.get(key);
      if (before === undefined) api.sent.push(body);
      api.stored = before ?? { id: 'another', record: body.record, version: 'd'.repeat(32) };
      api.added.set(key, api.stored);
      if (api.isAnswerLost) return HttpResponse.error();
      const data = { ...api.stored, removed: [], ...(before !== undefined && { replayed: true }) };
      return HttpResponse.json({ data }, { status: 201 });
    }),
    http.post('*/api/content-records/offers/records/check-up', async ({ request }) => {
      const body = (await request.json()) as (typeof api.sent)[number];
      await api.waiting;
      if (api.refused !== null) return refusal('VALIDATION', 422, { errors: api.refused });
      if (body.version !== api.stored.version) return refusal('EDIT_CONFLICT', 409);
      api.sent.push(body);
      api.stored = { ...api.stored, record: body.record, version: 'c'.repeat(32) };
      return HttpResponse.json({ data: { ...api.stored, removed: ['<script>'] } });
    }),
    http.post('*/api/content-records/offers/records/check-up/removal', async ({ request }) => {
      await api.waiting;
      if (api.refused !== null) return refusal('VALIDATION', 422, { errors: api.refused });
      api.removed.push((await request.json()) as object);
      return new HttpResponse(null, { status: 204 });
    }),
  );

  beforeEach(() => {
    Object.assign(api, atFirst());
    sessionStorage.clear();
    signedInAs({ role: roles.publisher });
  });
  return api;
}
