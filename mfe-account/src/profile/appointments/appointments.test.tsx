import { act, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@clinic/contracts';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { formatDate, formatHijri, formatTime } from '@clinic/contracts/time';
import { account } from '../../testing/remote-under-test.ts';
import { anAppointment } from './testing/an-appointment.ts';

const url = '/profile/Appointments';
let stored: Appointment[] = [];
let cancelBodies: unknown[] = [];

const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/appointments', () => HttpResponse.json({ data: stored })),
  http.post('*/api/appointments/:id/cancel', async ({ request, params }) => {
    cancelBodies.push(await request.json());
    stored = stored.map((one) =>
      one.id === Number(params['id']) ? { ...one, status: 'cancelled', can_cancel: false } : one,
    );
    return HttpResponse.json({ data: stored.find((one) => one.id === Number(params['id'])) });
  }),
);
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ code, message: code, request_id: 'r-1' }, { status });

beforeEach(() => {
  stored = [anAppointment()];
  cancelBodies = [];
  useSession.setState({ state: 'unknown', user: null });
  signedInAs();
});

const cancelButtons = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

describe.each(['ar', 'en'] as const)('%s: my appointments', (lang) => {
  test('S18: each with doctor, both calendars, time, state and reference', async () => {
    const { t } = await renderRoute(account, url, { lang });

    const card = within(await screen.findByRole('region', { name: t('appointments.upcoming') }));
    const [first] = stored as [Appointment];
    card.getByText(lang === 'ar' ? first.doctor.name_ar : first.doctor.name_en);
    card.getByText(formatDate(first.date, lang, 'full'));
    card.getByText(formatHijri(first.date, lang));
    card.getByText(formatTime(first.time, lang));
    card.getByText(t('appointments.status.confirmed'));
    card.getByText('NB-7K3M9Q');
    expect(card.getByRole('link', { name: t('appointments.addToCalendar') })).toHaveAttribute(
      'href',
      `/api/appointments/7/calendar.ics?locale=${lang}`,
    );
  });

  test('S18: of many past ones the latest five, and the others when asked for', async () => {
    stored = Array.from({ length: 8 }, (_, index) =>
      anAppointment({ id: 20 - index, reference: `NB-PAST${index}`, status: 'completed', upcoming: false }),
    );
    const { user, t } = await renderRoute(account, url, { lang });

    const past = within(await screen.findByRole('region', { name: t('appointments.past') }));
    expect(past.getAllByRole('listitem')).toHaveLength(5);
    await user.click(past.getByRole('button', { name: t('appointments.more', { count: 3 }) }));
    expect(past.getAllByRole('listitem')).toHaveLength(8);
    expect(past.getAllByRole('listitem')[5]).toHaveFocus();
    expect(past.queryByRole('button', { name: t('appointments.more', { count: 3 }) })).not.toBeInTheDocument();
  });

  test('S18: each leads to all about it, and to another time', async () => {
    const { t } = await renderRoute(account, url, { lang });
    expect(await screen.findByRole('link', { name: new RegExp(t('appointments.open')) })).toHaveAttribute(
      'href',
      '/profile/Appointments/7',
    );
    expect(screen.getByRole('link', { name: t('appointments.move') })).toHaveAttribute(
      'href',
      '/profile/Appointments/7?open=move',
    );
  });

  test('S18: without any, the way to book one', async () => {
    stored = [];
    const { t } = await renderRoute(account, url, { lang });

    expect(await screen.findByText(t('appointments.none.title'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('appointments.book') })).toHaveAttribute('href', '/s');
  });

  test('E5: cancelling asks first, sends the reason, and moves the appointment to the past ones', async () => {
    const { user, t, events } = await renderRoute(account, url, { lang });

    await user.click(await cancelButtons(t('appointments.cancel')));
    const dialog = within(await screen.findByRole('dialog', { name: t('appointments.cancelDialog.title') }));
    await user.type(dialog.getByRole('textbox'), '  سفر ');
    await user.click(dialog.getByRole('button', { name: t('appointments.cancelDialog.confirm') }));

    expect(await screen.findByText(t('appointments.status.cancelled'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cancelBodies).toEqual([{ reason: 'سفر' }]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'success', key: 'account:appointments.cancelled' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: new RegExp(t('appointments.bookAgain')) })).toHaveAttribute(
      'href',
      '/s?doctor=58&specialty=1',
    );
  });

  test('E5: thinking better of it changes nothing', async () => {
    const { user, t } = await renderRoute(account, url, { lang });

    await user.click(await cancelButtons(t('appointments.cancel')));
    await user.click(await screen.findByRole('button', { name: t('appointments.cancelDialog.keep') }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cancelBodies).toEqual([]);
    expect(await cancelButtons(t('appointments.cancel'))).toHaveFocus();
  });

  test.each([
    ['TOO_LATE_TO_CANCEL', 422, 'tooLate'],
    ['INVALID_TRANSITION', 409, 'changed'],
  ])('E5, E7: %s is said in words and not offered again', async (code, status, key) => {
    server.use(http.post('*/api/appointments/:id/cancel', refuse(code, status)));
    const { user, t } = await renderRoute(account, url, { lang });

    await user.click(await cancelButtons(t('appointments.cancel')));
    const confirm = await screen.findByRole('button', { name: t('appointments.cancelDialog.confirm') });
    await user.click(confirm);

    expect(await screen.findByRole('alert')).toHaveTextContent(t(`appointments.cancelDialog.${key}`));
    expect(confirm).not.toBeInTheDocument();
  });

  test('E7: a failure may be tried again, with the reason still there', async () => {
    server.use(http.post('*/api/appointments/:id/cancel', refuse('INTERNAL', 500)));
    const { user, t } = await renderRoute(account, url, { lang });

    await user.click(await cancelButtons(t('appointments.cancel')));
    await user.type(await screen.findByRole('textbox'), 'سفر');
    await user.click(screen.getByRole('button', { name: t('appointments.cancelDialog.confirm') }));

    expect(await screen.findByRole('alert')).toHaveTextContent('INTERNAL');
    expect(screen.getByRole('textbox')).toHaveValue('سفر');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('appointments.cancelDialog.confirm') })).toBeEnabled(),
    );
  });

  test('E5: within 24 hours it says whom to ask instead', async () => {
    stored = [anAppointment({ can_cancel: false })];
    const { t } = await renderRoute(account, url, { lang });

    expect(await screen.findByText(t('appointments.tooLate'))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(t('appointments.cancel')) })).not.toBeInTheDocument();
  });

  test('S18: the reference can be copied', async () => {
    const { user, t, events } = await renderRoute(account, url, { lang });
    const written = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(await screen.findByRole('button', { name: t('appointments.copy', { code: 'NB-7K3M9Q' }) }));

    await waitFor(() => expect(events[0]?.payload).toEqual({ kind: 'success', key: 'account:appointments.copied' }));
    expect(written).toHaveBeenCalledWith('NB-7K3M9Q');
  });

  test('Q30: a session that the server ended leads to the sign-in page and back', async () => {
    server.use(http.get('*/api/appointments', refuse('SESSION_EXPIRED', 401)));
    useSession.setState({ state: 'visitor', user: null });
    const { t, location } = await renderRoute(account, url, { lang });

    expect(await screen.findByRole('heading', { level: 1, name: t('login.title') })).toBeVisible();
    expect(location()).toBe('/login?returnTo=%2Fprofile%2FAppointments');
  });
});

test('S70: an appointment booked meanwhile appears by itself', async () => {
  stored = [];
  const { emit, t } = await renderRoute(account, url, { lang: 'en' });
  await screen.findByText(t('appointments.none.title'));

  stored = [anAppointment()];
  act(() => emit('booking/appointment.created@1', { appointment: 7 }));

  expect(await screen.findByText('NB-7K3M9Q')).toBeVisible();
});

test('an appointment that was changed elsewhere is shown as it is now', async () => {
  const { emit, t } = await renderRoute(account, url, { lang: 'en' });
  await screen.findByText('NB-7K3M9Q');

  stored = [];
  act(() => emit('booking/appointment.changed@1', { appointment: 7 }));

  expect(await screen.findByText(t('appointments.none.title'))).toBeVisible();
});

test('Q30: a session that ended in another tab is noticed', async () => {
  const { emit, location } = await renderRoute(account, url, { lang: 'en' });
  await screen.findByText('NB-7K3M9Q');

  server.use(http.get('*/api/appointments', refuse('UNAUTHENTICATED', 401)));
  act(() => {
    useSession.setState({ state: 'visitor', user: null });
    emit('host/session.changed@1', { state: 'visitor', role: null });
  });

  await screen.findByLabelText('Password');
  expect(location()).toBe('/login?returnTo=%2Fprofile%2FAppointments');
});
