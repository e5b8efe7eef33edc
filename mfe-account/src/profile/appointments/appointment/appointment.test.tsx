import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppointmentDetails } from '@clinic/contracts/account';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, testSite } from '@clinic/kit/testing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { uiTranslations } from '@clinic/kit/ui';
import { account } from '../../../testing/remote-under-test.ts';
import { anAppointment } from '../testing/an-appointment.ts';

const url = '/profile/Appointments/7';

const details = (changes: Partial<AppointmentDetails> = {}): AppointmentDetails => ({
  ...anAppointment(),
  history: [
    { at: '2026-11-20T07:00:00.000Z', what: 'pending', by: 'patient' },
    { at: '2026-11-20T09:00:00.000Z', what: 'confirmed', by: 'clinic' },
  ],
  place_ar: 'الدور الأول',
  place_en: 'First floor',
  preparation: [{ text_ar: 'أحضر صورك.', text_en: 'Bring your X-rays.' }],
  ...changes,
});

let stored: Record<string, AppointmentDetails> = {};
let moves: { body: unknown; key: string | null }[] = [];
const other = { ...anAppointment().doctor, id: 67, name_ar: 'د. سعد', name_en: 'Dr. Saad', job_titles: [] };

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/appointments/:id', ({ params }) => {
    const visit = stored[String(params['id'])];
    return visit
      ? HttpResponse.json({ data: visit })
      : HttpResponse.json({ code: 'NOT_FOUND', message: 'x', request_id: 'r-1' }, { status: 404 });
  }),
  http.get('*/api/doctors/1', () =>
    HttpResponse.json({ data: [{ ...anAppointment().doctor, job_titles: [] }, other] }),
  ),
  http.get('*/api/available-days', () =>
    HttpResponse.json({ today: '2026-11-21', first: '2026-11-23', last: '2026-12-20', days: { '2026-11-26': 2 } }),
  ),
  http.get('*/api/available-slots', () => HttpResponse.json(['09:00', '11:30'])),
  http.post('*/api/appointments/7/reschedule', async ({ request }) => {
    moves.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    stored = {
      7: details({ status: 'cancelled', cancelled_by: 'moved', moved_to: 8 }),
      8: details({ id: 8, status: 'pending', date: '2026-11-26', time: '11:30', rescheduled_from: 7 }),
    };
    return HttpResponse.json({ data: stored['8'] }, { status: 201 });
  }),
);

beforeEach(() => {
  stored = { 7: details() };
  moves = [];
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
});

describe.each(['ar', 'en'] as const)('%s: one appointment', (lang) => {
  const shared = uiTranslations[lang];
  const thursday = (shown: { getByRole: typeof screen.getByRole }) =>
    shown.getByRole('gridcell', { name: new RegExp(formatDate('2026-11-26', lang, 'full').replace(/[()]/g, '.')) });

  async function chooseTime(user: Awaited<ReturnType<typeof renderRoute>>['user']) {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('grid');
    await user.click(thursday(dialog));
    await user.click(await dialog.findByRole('button', { name: formatTime('11:30', lang) }));
    return dialog;
  }

  test('moved elsewhere, it leads to what it became, and leaves the news to whoever moved it', async () => {
    const { t, emit, events, location } = await renderRoute(account, url, { lang });
    await screen.findByText('NB-7K3M9Q');
    stored = {
      7: details({ status: 'cancelled', cancelled_by: 'moved', moved_to: 8 }),
      8: details({ id: 8, reference: 'NB-8', rescheduled_from: 7 }),
    };
    act(() => emit('booking/appointment.changed@1', { appointment: 8 }));
    expect(await screen.findByText('NB-8')).toBeVisible();
    expect(location()).toBe('/profile/Appointments/8');
    expect(screen.getByRole('link', { name: t('appointments.details.back') })).toBeVisible();
    expect(events).toEqual([]);
  });

  test('S18: all about it: when, where, how to prepare, what to bring, what happened', async () => {
    const { t } = await renderRoute(account, url, { lang });

    const doctor = lang === 'ar' ? 'د. ريم العتيبي' : 'Dr. Reem Al-Otaibi';
    await screen.findByRole('heading', { level: 1, name: t('appointments.details.title', { doctor }) });
    const place = within(screen.getByRole('region', { name: t('appointments.where.title') }));
    place.getByText(lang === 'ar' ? 'الدور الأول' : 'First floor');
    place.getByText(testSite.brand.address?.[lang] ?? '');
    expect(place.getByRole('link', { name: new RegExp(t('appointments.where.map')) })).toHaveAttribute(
      'href',
      testSite.brand.map,
    );
    screen.getByText(lang === 'ar' ? 'أحضر صورك.' : 'Bring your X-rays.');
    screen.getByText(t('appointments.bring.id'));
    const history = within(screen.getByRole('region', { name: t('appointments.history.title') }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(t('appointments.history.confirmed_clinic')),
      expect.stringContaining(t('appointments.history.pending_patient')),
    ]);
    expect(screen.getByRole('link', { name: t('appointments.addToCalendar') })).toHaveAttribute(
      'href',
      `/api/appointments/7/calendar.ics?locale=${lang}`,
    );
  });

  test('S18: it can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, t } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('button', { name: t('appointments.print') }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  test('E3: it moves to another time, and its page with it', async () => {
    const { user, t, events, location } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('link', { name: t('appointments.move') }));
    const confirm = await screen.findByRole('button', { name: t('appointments.moveDialog.confirm') });
    expect(location()).toBe(`${url}?open=move`);
    expect(confirm).toBeDisabled();
    await chooseTime(user);
    await user.click(confirm);

    await waitFor(() => expect(location()).toBe('/profile/Appointments/8'));
    expect(moves).toEqual([
      {
        body: { doctor_id: 58, specialty_id: 1, date: '2026-11-26', time: '11:30' },
        key: 'move-58-2026-11-26-11:30',
      },
    ]);
    await screen.findByText(t('appointments.note.pending'));
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:appointments.moved' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('E3: another doctor may be chosen where the own one left since', async () => {
    const left = { code: 'NOT_FOUND', message: 'no', request_id: 'r-1' };
    server.use(http.get('*/api/available-days', () => HttpResponse.json(left, { status: 404 }), { once: true }));
    const { user, t } = await renderRoute(account, `${url}?open=move`, { lang });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(t('appointments.moveDialog.doctorGone'))).toBeVisible();
    await user.selectOptions(await dialog.findByLabelText(t('appointments.moveDialog.doctor')), '67');
    await chooseTime(user);
    expect(dialog.queryByText(t('appointments.moveDialog.doctorGone'))).toBeNull();
  });

  test('E3: another doctor of the speciality may be chosen, and the time again', async () => {
    const { user, t } = await renderRoute(account, `${url}?open=move`, { lang });
    const dialog = await chooseTime(user);
    await user.selectOptions(await dialog.findByLabelText(t('appointments.moveDialog.doctor')), '67');
    expect(dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') })).toBeDisabled();
    await chooseTime(user);
    await user.click(dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') }));
    await waitFor(() => expect(moves[0]?.body).toMatchObject({ doctor_id: 67 }));
  });

  const refuseOnce = () =>
    server.use(
      http.post(
        '*/api/appointments/7/reschedule',
        () =>
          HttpResponse.json(
            {
              code: 'SLOT_TAKEN',
              message: 'x',
              request_id: 'r-1',
              alternatives: [{ date: '2026-11-26', time: '09:00' }],
            },
            { status: 409 },
          ),
        { once: true },
      ),
    );

  test('the times that are offered for one that is gone are not offered for another doctor', async () => {
    refuseOnce();
    const { user, t } = await renderRoute(account, `${url}?open=move`, { lang });
    const dialog = await chooseTime(user);
    await user.click(dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') }));
    expect(await dialog.findByRole('group', { name: shared.slots.alternatives })).toBeVisible();
    await user.selectOptions(await dialog.findByLabelText(t('appointments.moveDialog.doctor')), '67');
    expect(dialog.queryByRole('group', { name: shared.slots.alternatives })).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  test('E7: a time that is gone is said, the appointment stays, and other times are one press away', async () => {
    refuseOnce();
    const { user, t } = await renderRoute(account, `${url}?open=move`, { lang });
    const dialog = await chooseTime(user);
    await user.click(dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') }));

    expect(await dialog.findByRole('alert')).toHaveTextContent(t('appointments.moveDialog.failure.SLOT_TAKEN'));
    const offers = within(dialog.getByRole('group', { name: shared.slots.alternatives }));
    await user.click(offers.getByRole('button'));
    await user.click(dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') }));
    await waitFor(() => expect(moves[0]?.body).toMatchObject({ date: '2026-11-26', time: '09:00' }));
  });

  test('E7: without an answer nothing is lost and it may be tried again', async () => {
    server.use(http.post('*/api/appointments/7/reschedule', () => HttpResponse.error(), { once: true }));
    const { user, t } = await renderRoute(account, `${url}?open=move`, { lang });
    const dialog = await chooseTime(user);
    const confirm = dialog.getByRole('button', { name: t('appointments.moveDialog.confirm') });
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('appointments.moveDialog.failure.unknown'));
    await user.click(confirm);
    await waitFor(() => expect(moves).toHaveLength(1));
  });

  test('E5: within 24 hours it says whom to call, and the address of the dialog opens nothing', async () => {
    stored = { 7: details({ can_cancel: false, can_reschedule: false }) };
    const { t } = await renderRoute(account, `${url}?open=move`, { lang });
    expect(await screen.findByText(new RegExp(t('appointments.tooLate')))).toBeVisible();
    expect(
      screen.getAllByRole('link', { name: new RegExp(testSite.brand.phone?.replace('+', '\\+') ?? '') }),
    ).not.toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: t('appointments.cancel') })).not.toBeInTheDocument();
  });

  test.each(['completed', 'no_show', 'rejected', 'cancelled'] as const)(
    'E5: what is %s says so and can be booked again',
    async (status) => {
      stored = {
        7: details({
          status,
          upcoming: false,
          can_cancel: false,
          can_reschedule: false,
          cancelled_by: status === 'cancelled' ? 'clinic' : null,
        }),
      };
      const { t } = await renderRoute(account, url, { lang });
      const note = status === 'cancelled' ? 'cancelled_clinic' : status;
      expect(await screen.findByText(t(`appointments.note.${note}`))).toBeVisible();
      expect(screen.getByRole('link', { name: t('appointments.bookAgain') })).toHaveAttribute(
        'href',
        '/s?doctor=58&specialty=1',
      );
      expect(screen.queryByRole('region', { name: t('appointments.where.title') })).not.toBeInTheDocument();
    },
  );

  test('E3: an address from before it was moved leads to what it has become; one that is nobody’s says so', async () => {
    stored = { 7: details({ status: 'cancelled', cancelled_by: 'moved', moved_to: 8 }), 8: details({ id: 8 }) };
    const first = await renderRoute(account, url, { lang });
    await waitFor(() => expect(first.location()).toBe('/profile/Appointments/8'));
    stored = {};
    const { t } = await renderRoute(account, '/profile/Appointments/99', { lang });
    expect(await screen.findByRole('heading', { level: 1, name: t('appointments.missing.title') })).toBeVisible();
  });
});
