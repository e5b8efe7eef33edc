import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type {
  ContentRecord,
  RecordField,
  RecordForm,
  RecordRevision,
  StoredRecord,
} from '@clinic/contracts/content/records';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { aLibrary, aPicture } from '../../testing/sample-library.ts';
import { aList, anOffer, aRevision, offerForm } from '../../testing/sample-records.ts';

let stored: StoredRecord;
let form: RecordForm;
let sent: { version?: string; record: ContentRecord }[];
let removed: object[];
let refused: Record<string, string[]> | null;
let revisions: RecordRevision[];
let isAway: boolean;
/** What the offer held in its revision. */
const held = () =>
  anOffer({ title_ar: 'كشف عام', title_en: 'Medical', style: 'soft', items: [{ name_ar: 'تحليل', name_en: 'A test' }] })
    .record;
let areOffersThere: boolean;

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
    areOffersThere ? HttpResponse.json({ data: [heartOffer] }) : new HttpResponse(null, { status: 502 }),
  ),
  http.post('*/api/content-desk/links', async ({ request }) => {
    const { links } = (await request.json()) as { links: string[] };
    return HttpResponse.json({ data: { nowhere: links.filter((link) => link.endsWith('gone')) } });
  }),
  http.get('*/api/content-records/offers', () => HttpResponse.json({ data: aList() })),
  http.get('*/api/content-records/offers/revisions', ({ request }) => {
    const record = new URL(request.url).searchParams.get('record');
    return HttpResponse.json({ data: revisions.filter(({ record_id }) => record === null || record === record_id) });
  }),
  http.get('*/api/content-records/offers/revisions/:id', ({ params }) =>
    isAway
      ? refusal('SERVER', 503)
      : HttpResponse.json({ data: { ...aRevision(Number(params['id'])), record: held() } }),
  ),
  http.get('*/api/content-records/offers/form', ({ request }) => {
    const blank = new URL(request.url).searchParams.has('returning') ? anOffer().record : form.blank;
    return HttpResponse.json({ data: { ...form, blank } });
  }),
  http.get('*/api/content-records/offers/records/:id', () => HttpResponse.json({ data: stored })),
  http.post('*/api/content-records/offers/records', async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    sent.push(body);
    stored = { id: 'another', record: body.record, version: 'd'.repeat(32) };
    return HttpResponse.json({ data: { ...stored, removed: [] } }, { status: 201 });
  }),
  http.post('*/api/content-records/offers/records/check-up', async ({ request }) => {
    const body = (await request.json()) as (typeof sent)[number];
    if (refused !== null) return refusal('VALIDATION', 422, { errors: refused });
    if (body.version !== stored.version) return refusal('EDIT_CONFLICT', 409);
    sent.push(body);
    stored = { ...stored, record: body.record, version: 'c'.repeat(32) };
    return HttpResponse.json({ data: { ...stored, removed: ['<script>'] } });
  }),
  http.post('*/api/content-records/offers/records/check-up/removal', async ({ request }) => {
    if (refused !== null) return refusal('VALIDATION', 422, { errors: refused });
    removed.push((await request.json()) as object);
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  stored = anOffer();
  form = offerForm;
  sent = [];
  removed = [];
  refused = null;
  revisions = [];
  isAway = false;
  areOffersThere = true;
  sessionStorage.clear();
  signedInAs({ role: roles.publisher });
});

describe.each(['ar', 'en'] as const)('a record of the content in %s', (lang) => {
  const open = (id = 'check-up') => renderRoute(content, `/content/desk/site/offers/${id}`, { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const titleIn = (t: T, of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.site.fields.title'), language: t(`desk.in.${of}`) }),
    });
  const labelled = (text: string) => screen.getByLabelText(new RegExp(`^${text.replace(/[()]/g, '\\$&')}`));
  const save = (t: T) => screen.getByRole('button', { name: t('desk.site.save') });

  test('both languages stand side by side, each in its direction; the address of the page stays', async () => {
    const { t } = await open();
    expect(titleIn(t, 'ar')).toHaveAttribute('dir', 'rtl');
    expect(titleIn(t, 'en')).toHaveAttribute('dir', 'ltr');
    expect(titleIn(t, 'en')).toHaveValue('Check-up');
    expect(screen.getByLabelText(t('desk.site.fields.slug'))).toHaveAttribute('readonly');
  });

  test('what is typed is saved over the version that was seen; it is live, and leads to its page', async () => {
    const { user, t } = await open();
    await user.type(titleIn(t, 'en'), '!');
    const price = labelled(t('desk.site.fields.price'));
    await user.clear(price);
    await user.type(price, '149.50');
    expect(screen.getByText(t('desk.site.states.changed'))).toBeVisible();
    await user.click(save(t));
    expect(await screen.findByText(t('desk.site.live'))).toBeVisible();
    expect(sent).toEqual([
      { version: 'b'.repeat(32), record: { ...anOffer().record, title_en: 'Check-up!', price: 149.5 } },
    ]);
    expect(screen.getByText(t('desk.removed', { parts: '<script>' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('desk.site.see') })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/offers/),
    );
    expect(screen.getByText(t('desk.site.states.clean'))).toBeVisible();
  });

  test('a picture, a choice, a doctor, days and a switch are sent as they are stored', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.change') }));
    const name = lang === 'ar' ? 'الجناح' : 'The ward';
    await user.click(await screen.findByRole('button', { name: t('desk.pictures.chooseOne', { name }) }));
    await user.selectOptions(labelled(t('desk.site.fields.style')), 'soft');
    await user.selectOptions(labelled(t('desk.site.fields.doctor')), '');
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.days.5') }));
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.days.0') }));
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.fields.featured') }));
    await user.click(save(t));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.record).toMatchObject({
      ...{ image: 'uploads/ward.jpg', style: 'soft', doctor: null, days: [1, 5], featured: false },
    });
  });

  describe('earlier versions', () => {
    const [title, date] = lang === 'ar' ? ['كشف عام', '20 نوفمبر 2026'] : ['Medical', '20 November 2026'];
    const named = (t: T) => t('desk.site.revisions.named', { title, date, time: '11:30' });
    const button = (t: T, name: 'compareOne' | 'takeOne') =>
      screen.findByRole('button', { name: t(`desk.site.revisions.${name}`, { name: named(t) }) });

    test('are compared with what stands in the fields, part by part', async () => {
      revisions = [aRevision(7), aRevision(6, { record_id: 'braces' })];
      const { user, t } = await open();
      const comparing = await screen.findAllByRole('button', { name: new RegExp(`^${t('desk.revisions.compare')}`) });
      expect(comparing).toHaveLength(1);
      isAway = true;
      await user.click(await button(t, 'compareOne'));
      expect(await screen.findByText(t('desk.failed'))).toBeVisible();
      isAway = false;
      await user.click(screen.getByRole('button', { name: t('shared:retry') }));
      const heading = t('desk.site.revisions.compared', { name: named(t) });
      expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
      const parts = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
      const part = t('desk.site.parts.one', { label: t('desk.site.each.items'), number: 2 });
      const partNamed = (of: 'ar' | 'en', name: 'title' | 'name') =>
        t('desk.partIn', { part: t(`desk.site.fields.${name}`), language: t(`desk.in.${of}`) });
      expect(parts).toEqual([
        partNamed('ar', 'title'),
        partNamed('en', 'title'),
        t('desk.site.fields.style'),
        t('desk.site.revisions.within', { part, field: partNamed('ar', 'name') }),
        t('desk.site.revisions.within', { part, field: partNamed('en', 'name') }),
      ]);
      expect(
        [...document.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [tagName, textContent]),
      ).toEqual([
        ...[
          ['DEL', 'عام'],
          ['INS', 'شامل'],
          ['DEL', 'Medical'],
          ['INS', 'Check-up'],
        ],
        ...[
          ['DEL', t('desk.site.choices.soft')],
          ['INS', t('desk.site.choices.deep')],
        ],
        ...[
          ['INS', 'أشعة'],
          ['INS', 'An X-ray'],
        ],
      ]);
    });

    test('go into the fields, and onto the site once they are saved', async () => {
      revisions = [aRevision(7)];
      const { user, t } = await open();
      await user.click(await button(t, 'takeOne'));
      expect(await screen.findByText(t('desk.site.taken'))).toBeVisible();
      expect(titleIn(t, 'en')).toHaveValue('Medical');
      expect(sent).toEqual([]);
      revisions = [aRevision(8, { title_ar: 'كشف شامل', title_en: 'Check-up' }), ...revisions];
      await user.click(save(t));
      await waitFor(() => expect(sent).toEqual([{ version: 'b'.repeat(32), record: held() }]));
      // What was on the site until now is the newest of them.
      expect(await screen.findByText(lang === 'ar' ? 'كشف شامل' : 'Check-up')).toBeVisible();
    });

    test('that lacked a field leave it empty', async () => {
      const field = {
        ...offerForm.fields[0],
        path: 'urgent',
        name: 'urgent',
        kind: 'yes-no',
        empty: 'absent',
      } as const;
      form = { ...offerForm, fields: [...offerForm.fields, field as RecordField] };
      stored = anOffer({ urgent: true });
      revisions = [aRevision(7)];
      const { user, t } = await open();
      await user.click(await button(t, 'takeOne'));
      await screen.findByText(t('desk.site.taken'));
      await user.click(save(t));
      await waitFor(() => expect(sent.map(({ record }) => record)).toEqual([held()]));
    });

    test('are read by those who may not edit', async () => {
      revisions = [aRevision(7)];
      form = { ...offerForm, may: { ...offerForm.may, edit: false } };
      const { t } = await open();
      expect(await button(t, 'compareOne')).toBeVisible();
      expect(screen.queryByRole('button', { name: t('desk.site.revisions.takeOne', { name: named(t) }) })).toBeNull();
    });

    test('of what is gone begin a new record', async () => {
      const { user, t } = await open('+new?revision=7');
      expect(titleIn(t, 'en')).toHaveValue('Medical');
      await user.click(save(t));
      await waitFor(() => expect(sent).toEqual([{ record: held() }]));
    });
  });

  test('an address and a link of a text that lead nowhere are named before the record is saved', async () => {
    const text = { ...form.fields[0], path: 'bio_html', name: 'description_html', kind: 'html' } as RecordField;
    form = { ...form, fields: [...form.fields, { ...text, fixed: false, bilingual: true }] };
    stored = anOffer({ link: '/doctors/gone', bio_html_ar: '<p><a href="/gone">هنا</a></p>', bio_html_en: '' });
    const { user, t } = await open();
    const remark = t('desk.remarks.address-nowhere', { address: '\u2066/doctors/gone\u2069' });
    expect(await screen.findByText(remark)).toBeVisible();
    const address = '\u2066/gone\u2069';
    expect(screen.getByText(t('desk.remarks.link-nowhere', { text: 'هنا', address }))).toBeVisible();
    await user.clear(labelled(t('desk.site.fields.link')));
    await user.type(labelled(t('desk.site.fields.link')), '/doctors');
    await waitFor(() => expect(screen.queryByText(remark)).toBeNull());
  });

  test('a link is chosen among main pages, what the search suggests and offers, and stored as its path', async () => {
    const { user, t } = await open();
    const press = async () => {
      await user.click(screen.getByRole('button', { name: t('desk.links.choose') }));
      await screen.findByRole('searchbox', { name: t('desk.links.search') });
    };
    const pages = () => within(screen.getByRole('list', { name: t('desk.links.pages') }));
    await press();
    expect(pages().getByRole('button', { name: new RegExp(lang === 'ar' ? 'الأطباء' : 'Doctors') })).toBeVisible();

    areOffersThere = false;
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), lang === 'ar' ? 'قلب' : 'heart');
    expect(await screen.findByText(t('desk.links.unread'))).toBeVisible();
    areOffersThere = true;
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    const post = await screen.findByRole('button', { name: /صحة القلب.*Heart health/ });
    expect(post).toHaveTextContent(t('desk.links.kinds.blog'));
    await user.click(post);
    expect(labelled(t('desk.site.fields.link'))).toHaveValue('/posts-7/ar');

    await press();
    await user.type(screen.getByRole('searchbox', { name: t('desk.links.search') }), 'heart');
    await user.click(await screen.findByRole('button', { name: /Heart check/ }));
    await user.click(save(t));
    await waitFor(() => expect(sent[0]?.record).toMatchObject({ link: '/offers#offer-heart' }));
  });

  test('a picture that is not needed can be taken out', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.clear') }));
    expect(screen.getByRole('button', { name: t('desk.pictures.choose') })).toBeVisible();
    await user.click(save(t));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.record).toMatchObject({ image: null });
  });

  test('the parts of a list come, go and change places, and the focus follows', async () => {
    const { user, t } = await open();
    const label = t('desk.site.each.items');
    await user.click(screen.getByRole('button', { name: t('desk.site.parts.down', { label, number: 1 }) }));
    await user.click(screen.getByRole('button', { name: t('desk.site.parts.add', { label }) }));
    expect(screen.getAllByRole('textbox').at(-2)).toHaveFocus();
    await user.keyboard('جديد');
    await user.click(screen.getByRole('button', { name: t('desk.site.parts.remove', { label, number: 1 }) }));
    expect(screen.getByRole('button', { name: t('desk.site.parts.add', { label }) })).toHaveFocus();
    await user.click(save(t));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.record['items']).toEqual([
      { name_ar: 'تحليل', name_en: 'A test' },
      { name_ar: 'جديد', name_en: '' },
    ]);
  });

  test('opening hours are edited as opening and closing, also over midnight and round the clock', async () => {
    const { user, t } = await open();
    const closes = () => screen.getByLabelText(t('desk.site.closes'));
    expect(closes()).toHaveValue('16:00');
    const opens = screen.getByLabelText(t('desk.site.fields.opens'));
    fireEvent.change(opens, { target: { value: '10:30' } });
    expect(opens).toHaveValue('10:30');
    expect(closes()).toHaveValue('16:00');
    await user.clear(opens);
    await user.type(opens, '20:00');
    await user.clear(closes());
    await user.type(closes(), '02:00');
    await user.click(save(t));
    await waitFor(() => expect(sent.at(-1)?.record).toMatchObject({ opens: '20:00', minutes: 360 }));
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.allDay') }));
    await user.click(save(t));
    await waitFor(() => expect(sent.at(-1)?.record).toMatchObject({ minutes: 1440 }));
    expect(screen.queryByLabelText(t('desk.site.fields.opens'))).toBeNull();
  });

  test('what is wrong is said at its field and above, and what was typed stays', async () => {
    refused = { 'record.price': ['records.wrong.tooSmall'], 'record.items.1.name_en': ['records.wrong.required'] };
    const { user, t } = await open();
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(new RegExp(t('desk.site.wrong.tooSmall')))).toBeVisible();
    expect(labelled(t('desk.site.fields.price'))).toBeInvalid();
    await user.click(summary.getByText(new RegExp(`2: ${t('desk.site.wrong.required')}`)));
    expect(screen.getByDisplayValue('An X-ray')).toHaveFocus();
    expect(titleIn(t, 'en')).toHaveValue('Check-up!');
  });

  test('what was typed is back after a reload, until it is saved or dropped', async () => {
    const { user, t } = await open();
    await user.type(titleIn(t, 'en'), '!');
    cleanup();
    const again = await open();
    expect(screen.getByText(t('desk.site.restored'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('Check-up!');
    await again.user.click(screen.getByRole('button', { name: t('desk.site.discard') }));
    expect(titleIn(t, 'en')).toHaveValue('Check-up');
    cleanup();
    await open();
    expect(screen.queryByText(t('desk.site.restored'))).toBeNull();
  });

  test('fields that only one of two people changed are joined and wait to be saved', async () => {
    const { user, t } = await open();
    stored = anOffer({ title_ar: 'فحص' }, 'e'.repeat(32));
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    expect(await screen.findByText(t('desk.site.joined'))).toBeVisible();
    expect(titleIn(t, 'ar')).toHaveValue('فحص');
    expect(sent).toEqual([]);
    await user.click(save(t));
    await waitFor(() => expect(sent[0]).toMatchObject({ version: 'e'.repeat(32), record: { title_en: 'Check-up!' } }));
  });

  test.each(['mine', 'theirs'] as const)(
    'two people change one field: both are shown, and %s may stay',
    async (whose) => {
      const { user, t } = await open();
      stored = anOffer({ title_en: 'Theirs' }, 'e'.repeat(32));
      await user.type(titleIn(t, 'en'), '!');
      await user.click(save(t));
      const panel = within(await screen.findByRole('alert'));
      expect(panel.getByText('Check-up!')).toBeVisible();
      expect(panel.getByText('Theirs')).toBeVisible();
      expect(save(t)).toBeDisabled();
      await user.click(
        panel.getByRole('button', {
          name: t(whose === 'mine' ? 'desk.site.conflict.keepMine' : 'desk.site.conflict.takeTheirs'),
        }),
      );
      expect(titleIn(t, 'en')).toHaveValue(whose === 'mine' ? 'Check-up!' : 'Theirs');
      expect(screen.queryByText(t('desk.site.conflict.title'))).toBeNull();
    },
  );

  test('a new one begins empty, can name its address, and has a page of its own once it is saved', async () => {
    const { user, t, location } = await open('+new');
    await user.type(screen.getByLabelText(new RegExp(t('desk.site.fields.slug'))), 'another');
    await user.type(titleIn(t, 'en'), 'Another');
    await user.click(save(t));
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers/another'));
    expect(sent[0]?.record).toMatchObject({ slug: 'another', title_en: 'Another' });
    await waitFor(() => expect(screen.getByText(t('desk.site.live'))).toBeVisible());
  });

  test('one that was closed comes back under its key with what it held', async () => {
    const { user, t } = await open('+new?returning=check-up');
    expect(screen.getByLabelText(t('desk.site.fields.slug'))).toHaveAttribute('readonly');
    expect(titleIn(t, 'en')).toHaveValue('Check-up');
    await user.click(save(t));
    await waitFor(() => expect(sent).toEqual([{ record: anOffer().record, returns: true }]));
  });

  test('one leaves the site after a second press; one that others refer to stays and says why', async () => {
    const { user, t, location } = await open();
    refused = { record: ['records.wrong.stillUsed'] };
    const press = async () => {
      await user.click(screen.getByRole('button', { name: t('desk.site.remove.button') }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('desk.site.remove.confirm') }));
    };
    await press();
    expect(await screen.findByText(t('desk.site.wrong.stillUsed'))).toBeVisible();
    refused = null;
    await press();
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers'));
    expect(removed).toEqual([{ version: 'b'.repeat(32) }]);
  });

  test('whoever only reads changes nothing', async () => {
    form = { ...offerForm, may: { edit: false, add: false, remove: false, order: false } };
    const { t } = await open();
    expect(titleIn(t, 'en')).toHaveAttribute('readonly');
    expect(labelled(t('desk.site.fields.style'))).toBeDisabled();
    expect(screen.queryByRole('button', { name: t('desk.site.save') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('desk.site.remove.button') })).toBeNull();
  });
});
