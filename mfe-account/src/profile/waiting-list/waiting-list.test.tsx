import { act, screen, waitFor, within } from '@testing-library/react';
import * as accountPaths from '@clinic/contracts/account/paths';
import type { Doctor, ErrorCode } from '@clinic/contracts';
import type { Waitlist } from '@clinic/contracts/account';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { account } from '../../testing/remote-under-test.ts';
import { anAppointment } from '../appointments/testing/an-appointment.ts';
import { aList, anOffer, anEntry } from './testing/an-entry.ts';

const url = '/profile/WaitingList';
const refuse =
  (code: ErrorCode, status: number, message = '') =>
  () =>
    HttpResponse.json({ code, message, request_id: 'r' }, { status });
const specialty = { id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry', slug_ar: 'أسنان', slug_en: 'dentistry' };
const specialties = [
  { ...specialty, summary_ar: 'س', summary_en: 's', icon: 'tooth', doctors_count: 1 },
  {
    ...specialty,
    id: 2,
    name_ar: 'العيون',
    name_en: 'Eyes',
    summary_ar: 'س',
    summary_en: 's',
    icon: 'eye',
    doctors_count: 1,
  },
];
const doctor: Doctor = { ...anOffer.doctor, job_titles: [] };

let stored: Waitlist;
let posted: { method: string; path: string; body: unknown }[];

const taken = async (request: Request) => {
  posted.push({
    method: request.method,
    path: new URL(request.url).pathname,
    body: await request.json().catch(() => null),
  });
};
const server = fakeApi(
  // The screen that this leads to has tests of its own; here there is nothing to show on it.
  http.get('*/api/appointments/:id', () =>
    HttpResponse.json({ code: 'NOT_FOUND', message: '', request_id: 'r' }, { status: 404 }),
  ),
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/waitlist', () => HttpResponse.json({ data: stored })),
  http.get('*/api/specialties', () => HttpResponse.json({ data: specialties })),
  http.get('*/api/doctors/1', () => HttpResponse.json({ data: [doctor] })),
  http.get('*/api/doctors/2', () => HttpResponse.json({ data: [] })),
  http.get('*/api/appointments', () => HttpResponse.json({ data: [] })),
  http.get('*/api/dependents', () => HttpResponse.json({ data: [] })),
  http.post('*/api/waitlist', async ({ request }) => {
    await taken(request);
    stored = aList(anEntry());
    return HttpResponse.json({ data: anEntry() }, { status: 201 });
  }),
  http.post('*/api/waitlist/offers/:id/accept', async ({ request }) => {
    await taken(request);
    stored = aList(anEntry({ status: 'taken', place: null }));
    return HttpResponse.json({ data: anAppointment() });
  }),
  http.post('*/api/waitlist/offers/:id/decline', async ({ request }) => {
    await taken(request);
    stored = aList(anEntry());
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete('*/api/waitlist/:id', async ({ request }) => {
    await taken(request);
    stored = aList();
    return new HttpResponse(null, { status: 204 });
  }),
);

beforeEach(() => {
  signedInAs();
  stored = aList();
  posted = [];
});

afterEach(() => jest.useRealTimers());

describe.each(['ar', 'en'] as const)('%s', (lang) => {
  test('E5: an entry is sent as it was chosen, and then stands in the list with its place', async () => {
    const { user, t, events } = await renderRoute(account, url, { lang });
    expect(await screen.findByText(t('waitingList.none'))).toBeVisible();

    await user.selectOptions(screen.getByLabelText(t('waitingList.form.specialty_id')), '1');
    const doctors = screen.getByLabelText(new RegExp(t('waitingList.form.doctor_id')));
    await within(doctors).findByRole('option', { name: lang === 'ar' ? doctor.name_ar : doctor.name_en });
    await user.selectOptions(doctors, '58');
    await user.click(screen.getByLabelText(t('waitingList.form.parts.night')));
    await user.click(screen.getByRole('button', { name: t('waitingList.form.submit') }));

    expect(await screen.findByText(t('waitingList.placeIs', { count: 2 }))).toBeVisible();
    expect(posted[0]?.body).toEqual({
      specialty_id: 1,
      doctor_id: 58,
      first_date: '2026-11-21',
      last_date: '2027-02-19',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      day_parts: ['morning', 'afternoon', 'evening'],
    });
    expect(events.at(-1)?.payload).toEqual({ kind: 'success', key: 'account:waitingList.done.join' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('E5: without the specialities the entries are shown, and another try brings the form', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/specialties', () => HttpResponse.error(), { once: true }));
    stored = aList(anEntry());
    const { user, t } = await renderRoute(account, url, { lang });
    expect(await screen.findByText(t('waitingList.placeIs', { count: 2 }))).toBeVisible();
    const join = within(screen.getByRole('region', { name: t('waitingList.join') }));
    await user.click(within(join.getByRole('alert')).getByRole('button'));
    expect(await join.findByLabelText(t('waitingList.form.specialty_id'))).toBeVisible();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('what is missing is named at its field, and what was chosen stays', async () => {
    const { user, t } = await renderRoute(account, url, { lang });
    const days = await screen.findAllByRole('checkbox');
    for (const day of days.slice(0, 7)) await user.click(day);
    await user.click(screen.getByRole('button', { name: t('waitingList.form.submit') }));

    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(days[0]).not.toBeChecked();
    expect(posted).toEqual([]);
  });

  test('E5: what is kept stands first, and taking it leads to the appointment', async () => {
    stored = aList(anEntry({ status: 'offered', place: null, offer: anOffer }));
    const { user, t, location } = await renderRoute(account, url, { lang });
    expect(await screen.findByText(new RegExp(t('waitingList.offer.left', { count: 30 })))).toBeVisible();

    await user.click(screen.getByRole('button', { name: new RegExp(t('waitingList.offer.accept')) }));

    await waitFor(() => expect(location()).toBe('/profile/Appointments/7'));
    expect(posted.map(({ path }) => path)).toEqual(['/api/waitlist/offers/9/accept']);
  });

  test('E5: the appointment does not end the way to a page that was pressed while the list was loaded again', async () => {
    stored = aList(anEntry({ status: 'offered', place: null, offer: anOffer }));
    const { user, t, location, navigate, events } = await renderRoute(account, url, { lang });
    await screen.findByText(t('waitingList.offer.title'));
    const listed = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    const asked = jest.fn(() => listed.promise.then(() => HttpResponse.json({ data: stored })));
    server.use(http.get('*/api/waitlist', asked));
    await user.click(screen.getByRole('button', { name: new RegExp(t('waitingList.offer.accept')) }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    server.use(http.get('*/api/dependents', () => arrives.promise.then(() => HttpResponse.json({ data: [] }))));
    act(() => void navigate(accountPaths.family()));
    listed.resolve();
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toContainEqual({
        ...{ kind: 'success', key: 'account:waitingList.done.accept' },
      }),
    );
    arrives.resolve();
    await waitFor(() => expect(location()).not.toBe(url));
    expect(location()).toBe(accountPaths.family());
  });

  test('E5: the minutes left of an offer go on while the device sleeps; one that ran out meanwhile is loaded again', async () => {
    stored = aList(anEntry({ status: 'offered', place: null, offer: anOffer }));
    // While a device sleeps, its clock goes on and no timer runs.
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
    const sleep = (minutes: number) => {
      jest.setSystemTime(Date.now() + minutes * 60_000);
      act(() => void jest.advanceTimersByTime(1000));
    };
    const { t } = await renderRoute(account, url, { lang });
    const left = (count: number) => screen.findByText(new RegExp(t('waitingList.offer.left', { count })));
    expect(await left(30)).toBeVisible();
    sleep(10);
    expect(await left(20)).toBeVisible();
    stored = aList(anEntry());
    sleep(20);
    await waitFor(() => expect(screen.queryByText(t('waitingList.offer.title'))).not.toBeInTheDocument());
  });

  test('E5: declining keeps the place and moves the focus to the heading', async () => {
    stored = aList(anEntry({ status: 'offered', place: null, offer: anOffer }));
    const { user, t, events } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('button', { name: new RegExp(t('waitingList.offer.decline')) }));

    await waitFor(() => expect(screen.queryByText(t('waitingList.offer.title'))).not.toBeInTheDocument());
    expect(screen.getByText(t('waitingList.status.waiting'))).toBeVisible();
    expect(events.at(-1)?.payload).toEqual({ kind: 'success', key: 'account:waitingList.done.decline' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('E7: an offer that has run out says so in the words of the API, and the list is loaded again', async () => {
    stored = aList(anEntry({ status: 'offered', place: null, offer: anOffer }));
    server.use(http.post('*/api/waitlist/offers/:id/accept', refuse('OFFER_EXPIRED', 410, 'انتهت المهلة')));
    const { user, t } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('button', { name: new RegExp(t('waitingList.offer.accept')) }));

    expect(await screen.findByRole('alert')).toHaveTextContent('انتهت المهلة');
  });

  test('leaving asks first', async () => {
    stored = aList(anEntry());
    const { user, t } = await renderRoute(account, url, { lang });
    await user.click(await screen.findByRole('button', { name: new RegExp(t('waitingList.leave')) }));
    expect(posted).toEqual([]);
    await user.click(await screen.findByRole('button', { name: t('waitingList.leaveDialog.confirm') }));

    expect(await screen.findByText(t('waitingList.none'))).toBeVisible();
    expect(posted.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/waitlist/3']);
  });

  test('the address fills the form in: a day without times leads here with its doctor', async () => {
    const { t } = await renderRoute(account, `${url}?specialty=1&doctor=58`, { lang });
    await waitFor(() => expect(screen.getByLabelText(new RegExp(t('waitingList.form.doctor_id')))).toHaveValue('58'));
    expect(screen.getByLabelText(t('waitingList.form.specialty_id'))).toHaveValue('1');
  });

  test('an earlier time than an appointment can be asked for: its speciality and patient are known, and its day is the last', async () => {
    server.use(http.get('*/api/appointments', () => HttpResponse.json({ data: [anAppointment()] })));
    const { user, t } = await renderRoute(account, url, { lang });
    await user.selectOptions(await screen.findByLabelText(new RegExp(t('waitingList.form.appointment_id'))), '7');
    expect(screen.queryByLabelText(t('waitingList.form.specialty_id'))).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t('waitingList.form.submit') }));

    await waitFor(() =>
      expect(posted[0]?.body).toMatchObject({ specialty_id: 1, appointment_id: 7, last_date: '2026-11-25' }),
    );
  });

  test('after joining for an appointment the form is reset, and asks for the speciality again', async () => {
    server.use(http.get('*/api/appointments', () => HttpResponse.json({ data: [anAppointment()] })));
    const { user, t } = await renderRoute(account, url, { lang });
    const appointment = () => screen.getByLabelText(new RegExp(t('waitingList.form.appointment_id')));
    await screen.findByLabelText(t('waitingList.form.specialty_id'));
    await user.selectOptions(appointment(), '7');
    await user.click(screen.getByRole('button', { name: t('waitingList.form.submit') }));
    expect(await screen.findByText(t('waitingList.placeIs', { count: 2 }))).toBeVisible();
    expect(appointment()).toHaveValue('');
    expect(await screen.findByLabelText(t('waitingList.form.specialty_id'))).toHaveValue('');
    await user.selectOptions(screen.getByLabelText(t('waitingList.form.specialty_id')), '2');
    await user.click(screen.getByRole('button', { name: t('waitingList.form.submit') }));
    await waitFor(() => expect(posted[1]?.body).toMatchObject({ specialty_id: 2, last_date: '2027-02-19' }));
    expect(posted[1]?.body).not.toHaveProperty('appointment_id');
  });

  test('another choice in the address while the page is open takes the place of the one before', async () => {
    const { t, navigate } = await renderRoute(account, `${url}?specialty=2`, { lang });
    expect(await screen.findByLabelText(t('waitingList.form.specialty_id'))).toHaveValue('2');
    await act(() => navigate(`${url}?specialty=1&doctor=58`));
    await waitFor(() => expect(screen.getByLabelText(new RegExp(t('waitingList.form.doctor_id')))).toHaveValue('58'));
    expect(screen.getByLabelText(t('waitingList.form.specialty_id'))).toHaveValue('1');
  });

  test('S69: family and appointments that cannot be had leave the form as it is', async () => {
    server.use(
      http.get('*/api/dependents', refuse('INTERNAL', 500)),
      http.get('*/api/appointments', refuse('INTERNAL', 500)),
    );
    const { t } = await renderRoute(account, url, { lang });
    expect(await screen.findByRole('button', { name: t('waitingList.form.submit') })).toBeVisible();
  });
});
