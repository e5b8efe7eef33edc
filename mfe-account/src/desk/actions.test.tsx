import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { account } from '../testing/remote-under-test.ts';
import { aDeskDoctor, aDeskVisit, fakeReception, today } from './testing/fake-reception.ts';

const { desk, server } = fakeReception();
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: 'said by the API', request_id: 'r' }, { status });

describe.each(['ar', 'en'] as const)('%s: actions at the reception desk', (lang) => {
  const open = () => renderRoute(account, '/desk?doctor=58', { lang });
  const openVisit = async () => {
    const rendered = await open();
    await rendered.user.click(await screen.findByRole('button', { name: 'سارة الحربي' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'سارة الحربي' }));
    await dialog.findByText(rendered.t('reception.history.title'));
    return { ...rendered, dialog };
  };
  const named = (label: string) => ({ name: new RegExp(`^${label}`) });
  const toasts = (events: { payload: unknown }[]) => events.map(({ payload }) => (payload as { key: string }).key);

  test('E5: confirming takes one press; the list is loaded again and says so', async () => {
    desk.then = { status: 'confirmed', may: ['check-in', 'cancel', 'move'] };
    const { user, t, events } = await open();

    await user.click(await screen.findByRole('button', named(`${t('reception.acts.confirm')}: سارة الحربي`)));
    expect(await screen.findByText(t('reception.status.confirmed'))).toBeVisible();
    expect(desk.sent).toEqual([['appointments/7/confirm', {}]]);
    expect(toasts(events)).toEqual(['account:reception.done.confirm']);
    expect(await screen.findByRole('button', named(`${t('reception.acts.check-in')}:`))).toBeVisible();
  });

  /** Types a name for a booking while the answer to a confirmation is held back; without one of its own it is the usual one. */
  const bookWhileConfirming = async (then: () => Response | undefined) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/api/reception/appointments/:id/confirm', () => held.then(then)));
    const rendered = await open();
    const { user, t } = rendered;
    await user.click(await screen.findByRole('button', named(`${t('reception.acts.confirm')}: سارة الحربي`)));
    await user.click(
      screen.getByRole('button', { name: t('reception.free.bookAt', { time: formatTime('10:00', lang) }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', named(t('reception.book.name'))), 'نورة');
    return { ...rendered, dialog, answer };
  };

  test('a booking that is begun while another action is in progress stays, with what was typed', async () => {
    desk.then = { status: 'confirmed', may: ['check-in', 'cancel', 'move'] };
    const { user, t, events, dialog, answer } = await bookWhileConfirming(() => undefined);
    act(() => answer());
    await waitFor(() => expect(toasts(events)).toEqual(['account:reception.done.confirm']));
    expect(dialog.getByRole('textbox', named(t('reception.book.name')))).toHaveValue('نورة');
    await user.click(dialog.getByRole('button', { name: t('reception.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a booking that is begun while another action fails closes once it is done', async () => {
    const refuses = refuse('INVALID_TRANSITION', 409);
    const { user, t, events, dialog, answer } = await bookWhileConfirming(refuses);
    await user.type(dialog.getByRole('textbox', named(t('reception.book.phone'))), '0551234567');
    act(() => answer());
    const book = dialog.getByRole('button', { name: t('reception.book.confirm') });
    await waitFor(() => expect(book).toBeEnabled());
    await user.click(book);
    await waitFor(() => expect(toasts(events)).toEqual(['account:reception.done.book']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('E5, R9: what a colleague did meanwhile is said, and the present state is shown', async () => {
    server.use(http.post('*/api/reception/appointments/:id/confirm', refuse('INVALID_TRANSITION', 409)));
    const { user, t, events } = await open();

    await user.click(await screen.findByRole('button', named(`${t('reception.acts.confirm')}:`)));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('reception.failure.INVALID_TRANSITION'));
    expect(events).toEqual([]);
    await waitFor(() => expect(desk.asked).toHaveLength(2));
  });

  test('a refusal is not said over another doctor', async () => {
    server.use(http.post('*/api/reception/appointments/:id/confirm', refuse('INVALID_TRANSITION', 409)));
    const { user, t, navigate } = await open();
    await user.click(await screen.findByRole('button', named(`${t('reception.acts.confirm')}:`)));
    await screen.findByText(t('reception.failure.INVALID_TRANSITION'));
    await act(() => navigate('/desk?doctor=67'));
    await waitFor(() => expect(desk.asked.at(-1)).toMatch(/^67 /));
    await waitFor(() => expect(screen.queryByText(t('reception.failure.INVALID_TRANSITION'))).toBeNull());
    await user.click(screen.getByRole('button', named(`${t('reception.acts.confirm')}:`)));
    expect(await screen.findByText(t('reception.failure.INVALID_TRANSITION'))).toBeVisible();
  });

  test('R9: an open visit shows what a colleague made of it, once it was refused or the list shows it', async () => {
    server.use(
      http.post('*/api/reception/appointments/:id/confirm', () => {
        desk.day = { ...desk.day, visits: [aDeskVisit({ status: 'cancelled', may: [] })] };
        return refuse('INVALID_TRANSITION', 409)();
      }),
    );
    const { user, t, dialog } = await openVisit();
    desk.day = { ...desk.day, visits: [aDeskVisit({ time: '12:30', may: ['confirm'] })] };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await dialog.findByText(formatTime('12:30', lang))).toBeVisible();
    expect(dialog.queryByRole('button', { name: t('reception.acts.move') })).toBeNull();

    await user.click(dialog.getByRole('button', { name: t('reception.acts.confirm') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('reception.failure.INVALID_TRANSITION'));
    await waitFor(() => expect(dialog.queryByRole('group', { name: t('reception.acts.label') })).toBeNull());
    expect(dialog.getAllByText(t('reception.status.cancelled'))).toHaveLength(2);
  });

  test('an open visit that was moved meanwhile is said to be moved, not cancelled', async () => {
    const { t, dialog } = await openVisit();
    const visit = aDeskVisit({ status: 'cancelled', may: [] });
    const moved = { to: 'cancelled', moved: true, at: '2026-11-20T08:00:00.000Z', by: 'patient' };
    const events = [{ ...moved, name: null, reason: null, note: null }];
    server.use(
      http.get('*/api/reception/appointments/:id', () =>
        HttpResponse.json({ data: { ...visit, patient_email: null, lang: 'ar', events } }),
      ),
    );
    desk.day = { ...desk.day, visits: [] };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await dialog.findAllByText(t('reception.history.moved'))).toHaveLength(2);
    expect(dialog.queryByText(t('reception.status.cancelled'))).toBeNull();
  });

  test('E10: a visit opens with its history: who did what, and why', async () => {
    const { t, dialog } = await openVisit();
    dialog.getByText('NB-7K3M9Q');
    dialog.getByText('sara@nabd.example');
    dialog.getByText('هند الاستقبال');
    dialog.getByText(t('reception.reasons.doctor-away'));
    dialog.getByText('سفر');
  });

  test('E5: cancelling asks why, and nothing is sent before there is a reason', async () => {
    desk.then = { status: 'cancelled', may: [] };
    const { user, t, dialog, events } = await openVisit();

    await user.click(dialog.getByRole('button', { name: t('reception.acts.cancel') }));
    expect(dialog.getByRole('heading', { name: t('reception.end.cancel.title') })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: t('reception.end.cancel.confirm') }));
    expect(await dialog.findByRole('link', { name: t('reception.errors.reasonRequired') })).toBeVisible();
    expect(desk.sent).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', named(t('reception.end.reason'))), 'patient-asked');
    await user.type(dialog.getByRole('textbox', named(t('reception.end.note'))), 'اتصل صباحًا');
    await user.click(dialog.getByRole('button', { name: t('reception.end.cancel.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toEqual([['appointments/7/cancel', { reason: 'patient-asked', note: 'اتصل صباحًا' }]]);
    expect(toasts(events)).toEqual(['account:reception.done.cancel']);
    expect(await screen.findByText(t('reception.day.ended', { count: 1 }))).toBeVisible();
  });

  test('E3: moving shows the free times of a day; one that is gone is said, and the rest asked for again', async () => {
    const { user, t, dialog } = await openVisit();

    await user.click(dialog.getByRole('button', { name: t('reception.acts.move') }));
    const choose = async (time: string) =>
      user.selectOptions(await dialog.findByRole('combobox', named(t('reception.move.time'))), time);
    await choose('12:00');
    server.use(http.post('*/api/reception/appointments/:id/move', refuse('SLOT_TAKEN', 409), { once: true }));
    await user.click(dialog.getByRole('button', { name: t('reception.move.confirm') }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('reception.failure.SLOT_TAKEN'));
    await choose('10:00');
    await user.click(dialog.getByRole('button', { name: t('reception.move.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toEqual([
      ['appointments/7/move', { doctor_id: 58, specialty_id: 1, date: today, time: '10:00' }],
    ]);
  });

  test('a visit of a doctor who has gone is moved to the one who is shown; times that cannot be loaded are asked for again', async () => {
    desk.doctors = [aDeskDoctor(67)];
    const times: (string | null)[] = [];
    server.use(
      http.get('*/api/reception/days', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (!query.has('appointment_id')) return;
        times.push(query.get('doctor_id'));
        return times.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user, t } = await renderRoute(account, `/desk?search=${encodeURIComponent('سارة')}`, { lang });
    await user.click(await screen.findByRole('button', { name: 'سارة الحربي' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'سارة الحربي' }));
    await user.click(await dialog.findByRole('button', { name: t('reception.acts.move') }));
    await user.click(await dialog.findByRole('button', { name: lang === 'ar' ? 'أعد المحاولة' : 'Try again' }));
    await user.selectOptions(await dialog.findByRole('combobox', named(t('reception.move.time'))), '10:00');
    await user.click(dialog.getByRole('button', { name: t('reception.move.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(times).toEqual(['67', '67']);
    expect(desk.sent).toEqual([
      ['appointments/7/move', { doctor_id: 67, specialty_id: 1, date: today, time: '10:00' }],
    ]);
  });

  test('E3: the free times are asked for again each time that one is gone, of two in a row as well', async () => {
    desk.day = { ...desk.day, free: ['10:00', '12:00', '12:30'] };
    const { user, t, dialog } = await openVisit();
    let asked = 0;
    server.use(
      http.get('*/api/reception/days', ({ request }) => {
        // The page asks for no appointment’s times.
        if (new URL(request.url).searchParams.has('appointment_id')) asked += 1;
      }),
      http.post('*/api/reception/appointments/:id/move', async ({ request }) => {
        const { time } = (await request.json()) as { time: string };
        desk.day = { ...desk.day, free: desk.day.free.filter((one) => one !== time) };
        return refuse('SLOT_TAKEN', 409)();
      }),
    );

    await user.click(dialog.getByRole('button', { name: t('reception.acts.move') }));
    const time = () => dialog.findByRole('combobox', named(t('reception.move.time')));
    const offered = async () => [...within(await time()).getAllByRole<HTMLOptionElement>('option')].map((o) => o.value);
    const lose = async (wanted: string) => {
      await user.selectOptions(await time(), wanted);
      await user.click(dialog.getByRole('button', { name: t('reception.move.confirm') }));
    };
    await lose('12:00');
    await waitFor(() => expect(asked).toBe(2));
    expect(await offered()).toEqual(['', '10:00', '12:30']);
    await lose('10:00');
    await waitFor(() => expect(asked).toBe(3));
    expect(await offered()).toEqual(['', '12:30']);
  });

  test('a press beside an open visit leaves what was typed in it; Escape closes it', async () => {
    const { user, t, dialog } = await openVisit();
    await user.click(dialog.getByRole('button', { name: t('reception.acts.cancel') }));
    await user.type(dialog.getByRole('textbox', named(t('reception.end.note'))), 'اتصل صباحًا');
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(dialog.getByRole('textbox', named(t('reception.end.note')))).toHaveValue('اتصل صباحًا');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  describe('E10: booking by telephone', () => {
    const openSlot = async () => {
      const rendered = await open();
      const { user, t } = rendered;
      const label = t('reception.free.bookAt', { time: formatTime('12:00', lang) });
      await user.click(await screen.findByRole('button', { name: label }));
      return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: t('reception.book.title') })) };
    };
    const slot = { doctor_id: 58, specialty_id: 1, date: today, time: '12:00' };

    test('by name and number; what is wrong is said at its field and what was typed stays', async () => {
      const { user, t, dialog } = await openSlot();
      await user.type(dialog.getByRole('textbox', named(t('reception.book.name'))), 'منال');
      await user.type(dialog.getByRole('textbox', named(t('reception.book.phone'))), '123');
      await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
      const phone = dialog.getByRole('textbox', named(t('reception.book.phone')));
      await waitFor(() => expect(phone).toHaveAccessibleDescription());
      expect(dialog.getByRole('textbox', named(t('reception.book.name')))).toHaveValue('منال');
      expect(desk.sent).toEqual([]);
      await user.clear(phone);
      await user.type(phone, '0551234567');
      await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const patient = { kind: 'person', name: 'منال', phone: '0551234567', email: '', lang };
      expect(desk.sent).toEqual([['appointments', { ...slot, patient }]]);
      expect(desk.keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
    });

    test('under an account, which is found with no more than tells two people apart', async () => {
      const { user, t, dialog } = await openSlot();
      await user.click(dialog.getByRole('radio', { name: t('reception.book.kinds.account') }));
      await user.type(dialog.getByRole('searchbox'), 'نورة');
      const found = await dialog.findByRole('radio', { name: /نورة/ });
      dialog.getByText('050 000 0012 · n…@nabd.example');
      await user.click(found);
      await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(desk.sent).toEqual([['appointments', { ...slot, patient: { kind: 'account', public_id: 'p-1' } }]]);
    });

    test('what was typed for a person is there again after a look at the accounts, and only one of them is sent', async () => {
      const { user, t, dialog } = await openSlot();
      const choose = (kind: 'person' | 'account') =>
        user.click(dialog.getByRole('radio', { name: t(`reception.book.kinds.${kind}`) }));
      const name = dialog.getByRole('textbox', named(t('reception.book.name')));
      await user.type(name, 'منال');
      await choose('account');
      expect(name).not.toBeVisible();
      // What is disabled is not sent.
      expect(name).toBeDisabled();
      const find = dialog.getByRole('searchbox');
      await user.type(find, 'نورة');
      await user.click(await dialog.findByRole('radio', { name: /نورة/ }));
      await choose('person');
      expect(dialog.getByRole('textbox', named(t('reception.book.name')))).toHaveValue('منال');
      expect(find).not.toBeVisible();
      expect(find).toBeDisabled();
      await choose('account');
      expect(dialog.getByRole('searchbox')).toHaveValue('نورة');
      expect(dialog.getByRole('radio', { name: /نورة/ })).toBeChecked();
      await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(desk.sent).toEqual([['appointments', { ...slot, patient: { kind: 'account', public_id: 'p-1' } }]]);
    });

    test('a press beside it leaves what was typed; Escape closes it', async () => {
      const { user, t, dialog } = await openSlot();
      await user.type(dialog.getByRole('textbox', named(t('reception.book.name'))), 'منال');
      await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
      expect(dialog.getByRole('textbox', named(t('reception.book.name')))).toHaveValue('منال');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    test('another address closes it: nobody is booked with a doctor who was not the one of the time', async () => {
      const { navigate } = await openSlot();
      await act(() => navigate('/desk?doctor=67'));
      await waitFor(() => expect(desk.asked.at(-1)).toMatch(/^67 /));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    test('a refresh of the desk that fails leaves what was typed, and is said beside the desk', async () => {
      const { user, t, dialog } = await openSlot();
      const name = dialog.getByRole('textbox', named(t('reception.book.name')));
      const phone = dialog.getByRole('textbox', named(t('reception.book.phone')));
      await user.type(name, 'منال');
      await user.type(phone, '0551234567');
      server.use(http.get('*/api/reception/days', refuse('UNAVAILABLE', 503), { once: true }));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
      expect(name).toBeVisible();
      expect(name).toHaveValue('منال');
      expect(phone).toHaveValue('0551234567');
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: t('shared:retry') }));
      await waitFor(() => expect(screen.queryByText(t('desk:stale'))).toBeNull());
      expect(screen.getByRole('button', { name: 'سارة الحربي' })).toBeVisible();
    });
  });

  test('E10: calling off days says first for how many people, then does it', async () => {
    const { user, t, events } = await open();
    await user.click(await screen.findByRole('button', { name: t('reception.daysOff.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    const forHowMany = t('reception.daysOff.cancelled', { count: 2 });
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(forHowMany));
    const days = { doctor_id: 58, first: today, last: today };
    expect(desk.sent).toEqual([['days/cancel', { ...days, reason: 'other', dry_run: true }]]);
    await user.selectOptions(dialog.getByRole('combobox', named(t('reception.end.reason'))), 'clinic-closed');
    await user.click(dialog.getByRole('button', { name: t('reception.daysOff.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent.at(-1)).toEqual(['days/cancel', { ...days, reason: 'clinic-closed', dry_run: false }]);
    expect(events.map(({ payload }) => payload)).toEqual([
      { kind: 'success', key: 'account:reception.done.days', values: { count: 2 } },
    ]);
  });

  test('calling off days ends with another address: no days of another doctor are called off', async () => {
    const { user, t, navigate } = await open();
    await user.click(await screen.findByRole('button', { name: t('reception.daysOff.open') }));
    await screen.findByRole('dialog');
    await act(() => navigate('/desk?doctor=67'));
    await waitFor(() => expect(desk.asked.at(-1)).toMatch(/^67 /));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  const aLeave = { id: 3, from: null, to: null, first: today, last: today, clinic: false, may_end: true };

  test('leave of several days is ended only after its first and last day were read', async () => {
    desk.day = { ...desk.day, leave: [{ ...aLeave, last: '2026-11-24' }] };
    const { user, t, events } = await open();
    await user.click(await screen.findByRole('button', { name: t('reception.acts.reopen') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('reception.reopen.title') }));
    dialog.getByText(t('reception.reopen.first', { day: formatDate(today, lang, 'full') }));
    dialog.getByText(t('reception.reopen.last', { day: formatDate('2026-11-24', lang, 'full') }));
    expect(desk.sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('reception.reopen.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toEqual([['leave/3', null]]);
    expect(toasts(events)).toEqual(['account:reception.done.reopen']);
  });

  test('leave that somebody else ended is not called an appointment', async () => {
    desk.day = { ...desk.day, leave: [aLeave] };
    server.use(http.delete('*/api/reception/leave/:id', refuse('NOT_FOUND', 404)));
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('reception.acts.reopen') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('reception.failure.leaveGone'));
  });

  test('E10: leave that was a mistake is ended with a press', async () => {
    desk.day = { ...desk.day, leave: [aLeave] };
    const { user, t, events } = await open();
    await user.click(await screen.findByRole('button', { name: t('reception.acts.reopen') }));
    await waitFor(() => expect(screen.queryByText(t('reception.leave.doctor'))).not.toBeInTheDocument());
    expect(desk.sent).toEqual([['leave/3', null]]);
    expect(toasts(events)).toEqual(['account:reception.done.reopen']);
  });
});
