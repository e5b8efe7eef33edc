import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { keep, keptBooking } from '../draft/kept-booking.ts';
import {
  account,
  appointmentOf,
  detailOf,
  doctors,
  fakeClinic,
  freeDays,
  refusal,
  specialties,
} from '../../testing/fake-clinic.ts';
import { booking } from '../../testing/remote-under-test.ts';
import { answeredUpTo, day, heading, languages, openModal, openPage, words } from '../../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
beforeEach(() => clinic.reset());

const slot = 'specialty=1&doctor=101&date=2026-11-24&time=07%3A30';
const branch = {
  ...{ id: 2, name_ar: 'فرع الياسمين', name_en: 'Al Yasmin branch', address_ar: '', address_en: '' },
  ...{ phone: null, map_url: null, days: freeDays.days },
};
const resume = (step: 3 | 4 | 5) => keep({ owner: account.public_id, draft: answeredUpTo(step), started: true });

describe.each(languages)('%s', (lang) => {
  const t = words(lang);

  test.each([
    ['/s', '/s', 1],
    ['/s?specialty=2', '/s?specialty=2', 2],
    ['/s?specialty=99', '/s', 1],
    ['/s?doctor=58', '/s?doctor=58', 2],
    ['/date', '/s', 1],
    ['/date?doctor=58', '/date?doctor=58', 3],
    ['/date?specialty=2&doctor=58', '/date?specialty=2&doctor=58', 3],
    ['/date?specialty=2', '/s?specialty=2', 2],
    ['/date?doctor=424242', '/s', 1],
    ['/details?doctor=58&date=2026-02-31&time=07:30', '/date?specialty=1&doctor=58', 3],
    [`/details?${slot}`, `/details?${slot}`, 4],
    [`/confirmation?${slot}`, `/details?${slot}`, 4],
    [`/details?specialty=1&doctor=101&date=2026-11-24&time=03%3A33`, '/date?specialty=1&doctor=101&date=2026-11-24', 3],
    [`/confirmation?specialty=1&doctor=101&date=2026-11-26&time=07%3A30`, '/date?specialty=1&doctor=101', 3],
    ['/date?specialty=3&doctor=58', '/s?specialty=3', 2],
    ['/confirmation', '/s', 1],
  ] as const)('S8, Q6: %s leads to %s, step %i: the earliest that is incomplete', async (asked, shown, step) => {
    const { location } = await openPage(lang, asked);
    await heading(lang, step);
    expect(location()).toBe(shown);
    expect(keptBooking().draft.step).toBe(step);
  });

  test('S8: a doctor outside the speciality of the address is reported, and booked for their own with one press', async () => {
    const { press } = await openPage(lang, '/date?specialty=3&doctor=58');
    const [khalid, paediatrics] =
      lang === 'ar' ? ['د. خالد الدوسري', 'طب الأطفال'] : ['Dr. Khalid Al-Dossary', 'Paediatrics'];
    const outsideText = t.doctor.outside.replace('{{doctor}}', khalid).replace('{{specialty}}', paediatrics);
    expect(await screen.findByText(outsideText)).toBeVisible();
    await press(t.doctor.inOwn.replace('{{doctor}}', khalid).replace('{{specialty}}', t.dentistry));
    expect(keptBooking().draft).toMatchObject({ specialty: { id: 1 }, doctor: { id: 58 } });
    expect(screen.queryByText(outsideText)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test.each([
    ['/details?doctor=424242&date=2026-11-27&time=08:00', '/s?specialty=1', 1],
    ['/details?specialty=2&doctor=424242&date=2026-11-27&time=08:00', '/s?specialty=2', 2],
    ['/date?specialty=1&doctor=424242', '/s?specialty=1', 1],
  ] as const)('the time of a doctor who is gone is not taken for another: %s leads to %s', async (asked, shown, id) => {
    resume(5);
    const { location } = await openPage(lang, asked);
    await heading(lang, 2);
    expect(location()).toBe(shown);
    expect(keptBooking().draft).toMatchObject({ specialty: { id }, doctor: null, date: null, time: null });
    expect(clinic.received.holds).toEqual([]);
  });

  test('a doctor outside the speciality of the address is reported, although an older draft holds one of it', async () => {
    const paediatrics = { id: 3, name_ar: 'طب الأطفال', name_en: 'Paediatrics' };
    keep({ owner: account.public_id, draft: { ...answeredUpTo(5), specialty: paediatrics } });
    const { location } = await openPage(lang, '/details?specialty=3&doctor=58&date=2026-11-27&time=08:00');
    expect(await screen.findByRole('button', { name: new RegExp(t.dentistry) })).toBeVisible();
    expect(location()).toBe('/s?specialty=3');
    expect(keptBooking().draft).toMatchObject({ specialty: paediatrics, doctor: null, date: null, time: null });
  });

  test('S8: a doctor without a speciality is seen for the first of their own', async () => {
    await openPage(lang, '/date?doctor=58');
    await heading(lang, 3);
    expect(keptBooking().draft).toMatchObject({ specialty: { id: 1, name_en: 'Dentistry' }, doctor: { id: 58 } });
  });

  test('S8, S62: the whole way over the pages; the addresses carry the choice and never who it is for', async () => {
    resume(3);
    const { press, user, location } = await openPage(lang, '/date?specialty=1&doctor=101');
    await user.click(await screen.findByRole('gridcell', { name: /^(الثلاثاء|Tuesday) 24/ }));
    await press(t.half7);
    await press(t.next);
    await screen.findByDisplayValue(account.email);
    expect(location()).toBe(`/details?${slot}`);
    await press(t.next);
    await heading(lang, 5);
    expect(location()).toBe(`/confirmation?${slot}`);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(location()).toBe('/s');
    await heading(lang, 1);
  });

  test('the start of a booking on the pages is reported once until a visit comes of it', async () => {
    const { press, user, events } = await openPage(lang, '/s');
    const begun = () => events.filter(({ topic }) => topic === 'booking/wizard.started@1');
    await heading(lang, 1);
    await waitFor(() => expect(begun()).toHaveLength(1));
    await user.click(await screen.findByRole('radio', { name: new RegExp(t.dentistry) }));
    await press(t.next);
    await heading(lang, 2);
    await press(t.back);
    await heading(lang, 1);
    expect(begun()).toHaveLength(1);
    cleanup();

    resume(5);
    const later = await openPage(lang, `/confirmation?${slot}`);
    await later.press(t.submit);
    await heading(lang, 1);
    await waitFor(() => expect(later.events.map(({ topic }) => topic)).toContain('booking/appointment.created@1'));
    expect(later.events.map(({ topic }) => topic)).not.toContain('booking/wizard.started@1');
    await later.user.click(await screen.findByRole('radio', { name: new RegExp(t.dentistry) }));
    await later.press(t.next);
    await heading(lang, 2);
    expect(later.events.filter(({ topic }) => topic === 'booking/wizard.started@1')).toHaveLength(1);
  });

  test('S8: Back of the browser keeps the step and the choice', async () => {
    resume(5);
    const { press, navigate } = await openPage(lang, `/confirmation?${slot}`);
    await press(t.back);
    await heading(lang, 4);
    await act(() => navigate('/date?specialty=1&doctor=101'));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: t.half7 })).toHaveAttribute('aria-pressed', 'true'),
    );
  });

  test('what is chosen on a page takes its place in the address: a reload and Back of the browser keep it', async () => {
    const first = await openPage(lang, '/s?doctor=58');
    await first.user.click(await screen.findByRole('radio', { name: new RegExp(t.reem) }));
    expect(first.location()).toBe('/s?specialty=1&doctor=101');
    await first.press(t.next);
    await heading(lang, 3);
    await act(() => first.navigate(-1));
    expect(await screen.findByRole('radio', { name: new RegExp(t.reem) })).toBeChecked();

    cleanup();
    const again = await openPage(lang, first.location());
    expect(await screen.findByRole('radio', { name: new RegExp(t.reem) })).toBeChecked();
    expect(again.location()).toBe('/s?specialty=1&doctor=101');
  });

  test.each([
    ['details of the account', '/details?doctor=101&date=2026-11-24&time=07%3A30', '*/api/user', account],
    ['days of a branch', '/date?specialty=1&doctor=101', '*/api/available-days', { ...freeDays, branches: [branch] }],
  ])('the %s that come late do not end the way to another page', async (_, from, address, data) => {
    const comes = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    server.use(
      http.get(address, () => comes.promise.then(() => HttpResponse.json(data))),
      http.get('*/api/specialties', () => arrives.promise.then(() => HttpResponse.json({ data: specialties }))),
    );
    const { location, navigate } = await openPage(lang, from);
    await heading(lang, from.startsWith('/date') ? 3 : 4);
    act(() => void navigate('/s?specialty=2'));
    comes.resolve();
    await (from.startsWith('/date') ? day('2026-11-24') : screen.findByDisplayValue(account.email));
    arrives.resolve();
    await heading(lang, 2);
    expect(location()).toBe('/s?specialty=2');
  });

  test('nor the way back to a page whose address has taken a choice', async () => {
    const comes = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    const late = { ...freeDays, branches: [branch] };
    server.use(http.get('*/api/available-days', () => comes.promise.then(() => HttpResponse.json(late))));
    const { location, navigate, user } = await openPage(lang, '/s?doctor=58');
    await user.click(await screen.findByRole('radio', { name: new RegExp(t.reem) }));
    expect(location()).toBe('/s?specialty=1&doctor=101');
    await act(() => navigate('/date?specialty=2&doctor=58'));
    await heading(lang, 3);
    const [, reem] = doctors;
    server.use(
      http.get('*/api/doctors/by-slug/101', () =>
        arrives.promise.then(() => HttpResponse.json({ data: reem && detailOf(reem) })),
      ),
    );
    act(() => void navigate(-1));
    comes.resolve();
    await day('2026-11-24');
    arrives.resolve();
    await heading(lang, 2);
    expect(location()).toBe('/s?specialty=1&doctor=101');
    expect(await screen.findByRole('radio', { name: new RegExp(t.reem) })).toBeChecked();
  });

  test('another time than that of the address is kept after a reload, and the first one is not asked for again', async () => {
    const { press, user, location } = await openPage(lang, `/date?${slot}`);
    await user.click(await day('2026-11-27'));
    await press(t.eight);
    expect(location()).toBe('/date?specialty=1&doctor=101&date=2026-11-27&time=08%3A00');
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ date: '2026-11-27', time: '08:00' }));
    clinic.reset();

    cleanup();
    await openPage(lang, location());
    expect(await screen.findByRole('button', { name: t.eight })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(clinic.received.holds).toHaveLength(1));
    expect(clinic.received.holds).toMatchObject([{ date: '2026-11-27', time: '08:00' }]);
  });

  test('the time that the clinic offers instead of a taken one takes its place in the address', async () => {
    resume(5);
    const alternatives = [{ date: '2026-11-27', time: '08:00' }];
    server.use(http.post('*/api/appointments', () => refusal('SLOT_TAKEN', 409, alternatives)));
    const { press, location } = await openPage(lang, `/confirmation?${slot}`);
    await press(t.submit);
    await press(new RegExp(t.eight));
    expect(location()).toBe('/confirmation?specialty=1&doctor=101&date=2026-11-27&time=08%3A00');
    await heading(lang, 5);
  });

  test.each([
    ['details', 4],
    ['date', 3],
  ] as const)(
    'a booking that is done after somebody left it, and came back to its /%s, leads to its news',
    async (page, step) => {
      resume(5);
      const answered = Promise.withResolvers<undefined>();
      server.use(http.post('*/api/appointments', () => answered.promise));
      const { press, navigate, location } = await openPage(lang, `/confirmation?${slot}`);
      await press(t.submit);
      const what = t.confirmation.changeThis.replace('{{what}}', t.confirmation.doctor);
      await waitFor(() => expect(screen.getByRole('button', { name: what })).toBeDisabled());
      await act(() => navigate('/'));
      await waitFor(() => expect(location()).toBe('/'));
      await act(() => navigate(`/${page}?${slot}`));
      await heading(lang, step);
      answered.resolve(undefined);
      await screen.findByText('NB-7K3M9Q');
      await heading(lang, 1);
      expect(location()).toBe('/s');
      expect(clinic.received.bookings).toHaveLength(1);
    },
  );

  test('Back after success says that it is booked, with the reference, the calendar and the way to change it', async () => {
    resume(5);
    const { press, navigate, location } = await openPage(lang, `/confirmation?${slot}`);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    const holds = clinic.received.holds.length;
    for (const page of ['confirmation', 'details', 'date']) {
      await act(() => navigate(`/${page}?${slot}`));
      expect(await screen.findByRole('heading', { level: 1, name: t.booked.already })).toBeVisible();
      expect(screen.getByText('NB-7K3M9Q')).toBeVisible();
      expect(screen.getByRole('link', { name: t.booked.calendar })).toHaveAttribute('download', 'NB-7K3M9Q.ics');
      expect(screen.getByRole('link', { name: t.booked.change })).toHaveAttribute('href', '/profile/Appointments/901');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(location()).toBe(`/${page}?${slot}`);
    }
    expect(clinic.received.holds).toHaveLength(holds);
  });

  test.each([
    ['confirmed', [false, true]],
    ['checked_in', [false, false]],
  ] as const)('Back after a visit became %s does not promise to confirm it', async (status, said) => {
    resume(5);
    const { press, navigate } = await openPage(lang, `/confirmation?${slot}`);
    await press(t.submit);
    expect(await screen.findByText(t.booked.pending, { exact: false })).toBeVisible();
    server.use(
      http.get('*/api/appointments/:id', () => {
        const { body } = clinic.received.bookings[0] as (typeof clinic.received.bookings)[number];
        return HttpResponse.json({ data: { ...appointmentOf(body), status } });
      }),
    );
    await act(() => navigate(`/confirmation?${slot}`));
    await screen.findByRole('heading', { level: 1, name: t.booked.already });
    const texts = [t.booked.pending, t.booked.confirmed];
    expect(texts.map((text) => screen.queryByText(text, { exact: false }) !== null)).toEqual(said);
  });

  test('Back after a visit was cancelled again asks for the details as ever', async () => {
    resume(5);
    server.use(http.get('*/api/appointments/:id', () => refusal('NOT_FOUND', 404)));
    const { press, navigate } = await openPage(lang, `/confirmation?${slot}`);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    await act(() => navigate(`/confirmation?${slot}`));
    await heading(lang, 4);
  });

  test('Q30: a session that ends in the middle leads to sign in and back to this very step', async () => {
    resume(5);
    const { location } = await openPage(lang, `/confirmation?${slot}`);
    await heading(lang, 5);
    act(() => useSession.setState({ state: 'visitor', user: null }));
    await waitFor(() => expect(location()).toBe(`/login?returnTo=${encodeURIComponent(`/confirmation?${slot}`)}`));
    expect(keptBooking().draft).toEqual(answeredUpTo(5));
  });

  test('the buttons of a page stay at the lower edge of the window while its content comes', async () => {
    signedInAs(account);
    await renderRoute(booking, '/s?specialty=2', { lang, styled: true });
    await heading(lang, 2);
    const form = screen.getByRole('button', { name: t.next }).closest('form');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
    const own = rules.filter((rule) => [...(form?.classList ?? [])].some((name) => rule.startsWith(`.${name} {`)));
    expect(own.join('\n')).toContain('min-height: min(100svh - 160px, 820px)');
  });

  test('S65: Cancel on the first page leads home', async () => {
    const { press, location } = await openPage(lang, '/s');
    await press(t.actions.cancel);
    await waitFor(() => expect(location()).toBe('/'));
  });

  test('the modal is not opened over the pages of the wizard, its choice is', async () => {
    const { location } = await openModal(lang, { at: '/s', payload: { doctor: 58 } });
    await waitFor(() => expect(location()).toBe('/date?specialty=1&doctor=58'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
