import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { fakeOffer } from '../../testing/fake-offer.ts';
import { anOffer, offerForm } from '../../testing/sample-records.ts';

const api = fakeOffer();

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
    expect(api.sent).toEqual([
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
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]?.record).toMatchObject({
      ...{ image: 'uploads/ward.jpg', style: 'soft', doctor: null, days: [1, 5], featured: false },
    });
  });

  test('a picture that is not needed can be taken out', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.pictures.clear') }));
    expect(screen.getByRole('button', { name: t('desk.pictures.choose') })).toHaveFocus();
    await user.click(save(t));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]?.record).toMatchObject({ image: null });
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
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]?.record['items']).toEqual([
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
    await waitFor(() => expect(api.sent.at(-1)?.record).toMatchObject({ opens: '20:00', minutes: 360 }));
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.allDay') }));
    await user.click(save(t));
    await waitFor(() => expect(api.sent.at(-1)?.record).toMatchObject({ minutes: 1440 }));
    expect(screen.queryByLabelText(t('desk.site.fields.opens'))).toBeNull();
  });

  test('an opening that is moved onto the closing stays in its field, and the same times are refused there', async () => {
    const { user, t } = await open();
    const opens = screen.getByLabelText(t('desk.site.fields.opens'));
    opens.focus();
    fireEvent.change(opens, { target: { value: '16:00' } });
    expect(opens).toHaveFocus();
    expect(opens).toHaveValue('16:00');
    expect(screen.getByLabelText(t('desk.site.closes'))).toHaveValue('16:00');
    expect(screen.getByRole('checkbox', { name: t('desk.site.allDay') })).not.toBeChecked();
    api.refused = { 'record.minutes': ['records.wrong.tooSmall'] };
    await user.click(save(t));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(`${t('desk.site.closes')}: ${t('desk.site.sameTimes')}`)).toBeVisible();
    expect(screen.getByLabelText(t('desk.site.closes'))).toBeInvalid();
    expect(screen.getByLabelText(t('desk.site.closes'))).toHaveAccessibleDescription(t('desk.site.sameTimes'));
  });

  test('the closing stays while the opening is empty, and can be typed first', async () => {
    const { user, t } = await open();
    const opens = screen.getByLabelText(t('desk.site.fields.opens'));
    const closes = screen.getByLabelText(t('desk.site.closes'));
    fireEvent.change(opens, { target: { value: '' } });
    expect(closes).toHaveValue('16:00');
    fireEvent.change(closes, { target: { value: '17:00' } });
    expect(closes).toHaveValue('17:00');
    api.refused = { 'record.opens': ['records.wrong.time'], 'record.minutes': ['records.wrong.invalid'] };
    await user.click(save(t));
    await waitFor(() => expect(opens).toBeInvalid());
    expect(closes).toBeValid();
    api.refused = null;
    fireEvent.change(opens, { target: { value: '10:00' } });
    expect(closes).toHaveValue('17:00');
    await user.click(save(t));
    await waitFor(() => expect(api.sent.at(-1)?.record).toMatchObject({ opens: '10:00', minutes: 420 }));
    fireEvent.change(opens, { target: { value: '' } });
    await user.click(screen.getByRole('checkbox', { name: t('desk.site.allDay') }));
    await user.click(save(t));
    await waitFor(() => expect(api.sent.at(-1)?.record).toMatchObject({ opens: '00:00', minutes: 1440 }));
  });

  test('what is wrong is said at its field and above, and what was typed stays', async () => {
    api.refused = { 'record.price': ['records.wrong.tooSmall'], 'record.items.1.name_en': ['records.wrong.required'] };
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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(titleIn(t, 'en')).toHaveValue('Check-up');
    cleanup();
    await open();
    expect(screen.queryByText(t('desk.site.restored'))).toBeNull();
  });

  test('what is stored already is no draft any more: it does not come back over what colleagues save later', async () => {
    const { user, t } = await open();
    await user.type(titleIn(t, 'en'), '!');
    for (const title of ['Check-up!', 'Check-up']) {
      cleanup();
      api.stored = anOffer({ title_en: title });
      await open();
      expect(titleIn(t, 'en')).toHaveValue(title);
      expect(screen.queryByText(t('desk.site.restored'))).toBeNull();
    }
  });

  test('a record whose answer is lost is added once, also over a reload, and what was typed since waits to be saved', async () => {
    api.isAnswerLost = true;
    const { user, t } = await open('+new');
    await user.type(titleIn(t, 'en'), 'New');
    await user.click(save(t));
    expect(await screen.findByRole('alert')).toBeVisible();
    cleanup();
    const again = await open('+new');
    expect(titleIn(t, 'en')).toHaveValue('New');
    api.isAnswerLost = false;
    await again.user.type(titleIn(t, 'en'), '!');
    await again.user.click(save(t));
    await waitFor(() => expect(again.location()).toContain('/offers/another'));
    expect(await screen.findByText(t('desk.site.restored'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('New!');
    expect(api.sent.map(({ record }) => record['title_en'])).toEqual(['New']);
    expect(api.added.size).toBe(1);
  });

  test('fields that only one of two people changed are joined and wait to be saved', async () => {
    const { user, t } = await open();
    api.stored = anOffer({ title_ar: 'فحص' }, 'e'.repeat(32));
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    expect(await screen.findByText(t('desk.site.joined'))).toBeVisible();
    expect(titleIn(t, 'ar')).toHaveValue('فحص');
    expect(api.sent).toEqual([]);
    await user.click(save(t));
    await waitFor(() =>
      expect(api.sent[0]).toMatchObject({ version: 'e'.repeat(32), record: { title_en: 'Check-up!' } }),
    );
  });

  test('what is typed while a saving is on its way stays, also over a reload, and goes with the next one', async () => {
    const { user, t } = await open();
    const gate = Promise.withResolvers<void>();
    api.waiting = gate.promise;
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    await user.type(titleIn(t, 'en'), '?');
    gate.resolve();
    expect(await screen.findByText(t('desk.site.states.changed'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('Check-up!?');
    expect(api.sent.map(({ record }) => record['title_en'])).toEqual(['Check-up!']);
    cleanup();
    await open();
    expect(screen.getByText(t('desk.site.restored'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('Check-up!?');
    await user.click(save(t));
    expect(await screen.findByText(t('desk.site.live'))).toBeVisible();
    expect(api.sent.at(-1)).toMatchObject({ version: 'c'.repeat(32), record: { title_en: 'Check-up!?' } });
  });

  test('what is typed while a saving meets what a colleague saved is joined with it too', async () => {
    const { user, t } = await open();
    const gate = Promise.withResolvers<void>();
    api.waiting = gate.promise;
    api.stored = anOffer({ title_ar: 'فحص' }, 'e'.repeat(32));
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    await user.type(titleIn(t, 'en'), '?');
    gate.resolve();
    expect(await screen.findByText(t('desk.site.joined'))).toBeVisible();
    expect(titleIn(t, 'ar')).toHaveValue('فحص');
    expect(titleIn(t, 'en')).toHaveValue('Check-up!?');
    await user.click(save(t));
    await waitFor(() => expect(api.sent[0]).toMatchObject({ record: { title_ar: 'فحص', title_en: 'Check-up!?' } }));
  });

  test.each(['mine', 'theirs'] as const)(
    'two people change one field: both are shown, and %s may stay',
    async (whose) => {
      const { user, t } = await open();
      api.stored = anOffer({ title_en: 'Theirs' }, 'e'.repeat(32));
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
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  test('whoever drops what they typed has nothing left to choose', async () => {
    const { user, t } = await open();
    api.stored = anOffer({ title_en: 'Theirs' }, 'e'.repeat(32));
    await user.type(titleIn(t, 'en'), '!');
    await user.click(save(t));
    expect(await screen.findByText(t('desk.site.conflict.title'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.site.discard') }));
    expect(screen.queryByText(t('desk.site.conflict.title'))).toBeNull();
    expect(titleIn(t, 'en')).toHaveValue('Theirs');
    expect(save(t)).toBeEnabled();
  });

  test('a new one begins empty, can name its address, and has a page of its own once it is saved', async () => {
    const { user, t, location } = await open('+new');
    await user.type(screen.getByLabelText(new RegExp(t('desk.site.fields.slug'))), 'another');
    await user.type(titleIn(t, 'en'), 'Another');
    await user.click(save(t));
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers/another'));
    expect(api.sent[0]?.record).toMatchObject({ slug: 'another', title_en: 'Another' });
    await waitFor(() => expect(screen.getByText(t('desk.site.live'))).toBeVisible());
  });

  test('what is typed while a new one is added is on its page', async () => {
    const { user, t, location } = await open('+new');
    const gate = Promise.withResolvers<void>();
    api.waiting = gate.promise;
    await user.type(titleIn(t, 'en'), 'Another');
    await user.click(save(t));
    await user.type(titleIn(t, 'en'), '?');
    gate.resolve();
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers/another'));
    expect(await screen.findByText(t('desk.site.restored'))).toBeVisible();
    expect(titleIn(t, 'en')).toHaveValue('Another?');
  });

  test('one that was closed comes back under its key with what it held', async () => {
    const { user, t } = await open('+new?returning=check-up');
    expect(screen.getByLabelText(t('desk.site.fields.slug'))).toHaveAttribute('readonly');
    expect(titleIn(t, 'en')).toHaveValue('Check-up');
    await user.click(save(t));
    await waitFor(() => expect(api.sent).toEqual([{ record: anOffer().record, returns: true }]));
  });

  test('one leaves the site after a second press; one that others refer to stays and says why', async () => {
    const { user, t, location } = await open();
    api.refused = { record: ['records.wrong.stillUsed'] };
    const press = async () => {
      await user.click(screen.getByRole('button', { name: t('desk.site.remove.button') }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('desk.site.remove.confirm') }));
    };
    await press();
    expect(await screen.findByText(t('desk.site.wrong.stillUsed'))).toBeVisible();
    api.refused = null;
    await press();
    await waitFor(() => expect(location()).toBe('/content/desk/site/offers'));
    expect(api.removed).toEqual([{ version: 'b'.repeat(32) }]);
  });

  test.each(['added', 'removed'])('whoever leaves while one is %s goes where they want', async (change) => {
    const { user, t, location, locations } = await open(change === 'added' ? '+new' : 'check-up');
    const [answer, page] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    [api.waiting, api.listing] = [answer.promise, page.promise];
    if (change === 'added') await user.click(save(t));
    else {
      await user.click(screen.getByRole('button', { name: t('desk.site.remove.button') }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('desk.site.remove.confirm') }));
    }
    const state = await screen.findByText(t('desk.site.states.saving'));
    await user.click(screen.getByRole('link', { name: t('desk.site.title') }));
    answer.resolve();
    await waitFor(() => expect(state).toHaveTextContent(t('desk.site.states.clean')));
    page.resolve();
    await waitFor(() => expect(location()).toBe('/content/desk/site'));
    expect(locations).toHaveLength(2);
  });

  test('whoever only reads changes nothing', async () => {
    api.form = { ...offerForm, may: { edit: false, add: false, remove: false, order: false } };
    const { t } = await open();
    expect(titleIn(t, 'en')).toHaveAttribute('readonly');
    expect(labelled(t('desk.site.fields.style'))).toBeDisabled();
    expect(screen.queryByRole('button', { name: t('desk.site.save') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('desk.site.remove.button') })).toBeNull();
  });
});
