import { act, screen, waitFor } from '@testing-library/react';
import { samePage } from '@clinic/kit/routing';
import { useSession } from '@clinic/kit/session';
import { fakeApi, http, HttpResponse, signedInAs } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
import { account, fakeClinic, refusal } from '../testing/fake-clinic.ts';
import { answeredUpTo, heading, languages, openModal, resumeModal, words } from '../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
beforeEach(() => clinic.reset());

const sessionEnds = () => act(() => useSession.setState({ state: 'visitor', user: null }));

describe.each(languages)('%s', (lang) => {
  test('S31: a visitor is led to sign in and then finds the wizard open, with the doctor they came for', async () => {
    const { location, navigate, events } = await openModal(lang, {
      as: 'visitor',
      at: '/doctors/x?page=2',
      payload: { doctor: 58 },
    });
    await waitFor(() => expect(location()).toBe('/login?returnTo=%2Fdoctors%2Fx%3Fpage%3D2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(events).toEqual([]);

    act(() => void signedInAs(account));
    await act(() => navigate('/doctors/x?page=2'));
    await heading(lang, 3);
    await waitFor(() => expect(events.map(({ topic }) => topic)).toEqual(['booking/wizard.started@1']));
    expect(keptBooking().draft).toMatchObject({ specialty: { id: 1 }, doctor: { id: 58 }, step: 3 });
  });

  test('S31: while a sign-in takes more pages, the wizard is not over them, and opens where it leads back to', async () => {
    const { location, navigate } = await openModal(lang, { as: 'visitor', at: '/doctors/x?page=2' });
    await waitFor(() => expect(location()).toBe('/login?returnTo=%2Fdoctors%2Fx%3Fpage%3D2'));
    await act(() => navigate('/login/second-step?returnTo=%2Fdoctors%2Fx%3Fpage%3D2'));
    act(() => void signedInAs(account));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => navigate('/phone/verification/7?returnTo=%2Fdoctors%2Fx%3Fpage%3D2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => navigate('/doctors/x?page=2'));
    await heading(lang, 1);
  });

  test('"Sign in" pressed once more on a page of the sign-in changes nothing', async () => {
    const { location, navigate } = await openModal(lang, { as: 'visitor', at: '/doctors' });
    const signIn = '/login?returnTo=%2Fdoctors';
    await waitFor(() => expect(location()).toBe(signIn));
    for (const path of ['/login', '/register?returnTo=%2Fdoctors', '/login']) await act(() => navigate(path));
    await waitFor(() => expect(location()).toBe(signIn));
    act(() => void signedInAs(account));
    await act(() => navigate('/doctors'));
    await heading(lang, 1);
  });

  test('a visitor who gives up signing in and signs in for something else later finds no wizard', async () => {
    const { location, navigate } = await openModal(lang, { as: 'visitor', at: '/doctors' });
    await waitFor(() => expect(location()).toBe('/login?returnTo=%2Fdoctors'));
    for (const path of ['/qa', '/login']) await act(() => navigate(path));
    act(() => void signedInAs(account));
    for (const path of ['/profile/Appointments', '/doctors']) {
      await act(() => navigate(path));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  test.each([
    ['/login', '/login?returnTo=%2Fprofile%2FAppointments', '/profile/Appointments'],
    ['/login?returnTo=%2Fqa', '/login?returnTo=%2Fqa', '/qa'],
    ['/register', '/login?returnTo=%2Fprofile%2FAppointments', '/profile/Appointments'],
    ['/phone/verification/7?returnTo=%2Fqa', '/login?returnTo=%2Fqa', '/qa'],
  ])('called over a page of the sign-in at %s, it opens where that leads', async (at, then, to) => {
    const { location, navigate } = await openModal(lang, { as: 'visitor', at });
    await waitFor(() => expect(location()).toBe(then));
    act(() => void signedInAs(account));
    await act(() => navigate(to));
    await heading(lang, 1);
  });

  test('a speciality chosen on its page begins with the doctor', async () => {
    await openModal(lang, { payload: { specialty: 2 } });
    await heading(lang, 2);
    expect(keptBooking().draft.specialty).toMatchObject({ id: 2 });
  });

  test('a doctor who cannot be had is logged, and the wizard begins at the first question', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/doctors/by-slug/:slug', () => refusal('INTERNAL', 500)));
    await openModal(lang, { payload: { doctor: 58 } });
    await heading(lang, 1);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('INTERNAL'));
    log.mockRestore();
  });

  test.each([
    ['cannot be had', () => refusal('INTERNAL', 500)],
    ['is too much to ask for', () => refusal('RATE_LIMITED', 429)],
    ['is out of reach', () => HttpResponse.error()],
  ])(
    'a doctor who %s is named and asked for again; the one of an older draft is not booked instead',
    async (_, fail) => {
      const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      server.use(http.get('*/api/doctors/by-slug/58', fail, { once: true }));
      keep({ owner: account.public_id, draft: answeredUpTo(5) });
      const { press } = await openModal(lang, { payload: { doctor: 58 } });
      await heading(lang, 2);
      const { chosenFailed } = words(lang).doctor;
      expect(screen.getByRole('alert')).toHaveTextContent(chosenFailed);
      const cards = await screen.findAllByRole('radio');
      expect(cards.filter((card) => (card as HTMLInputElement).checked)).toEqual([]);
      expect(keptBooking().draft).toMatchObject({
        specialty: { id: 1 },
        doctor: null,
        date: null,
        time: null,
        step: 2,
      });
      expect(clinic.received.holds).toEqual([]);

      await press(uiTranslations[lang].retry);
      await heading(lang, 3);
      expect(screen.queryByText(chosenFailed)).toBeNull();
      expect(keptBooking().draft).toMatchObject({ doctor: { id: 58 }, date: null, time: null, step: 3 });
      log.mockRestore();
    },
  );

  test('another doctor can be chosen instead of the one who could not be loaded', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/doctors/by-slug/58', () => refusal('INTERNAL', 500)));
    keep({ owner: account.public_id, draft: answeredUpTo(5) });
    const { user } = await openModal(lang, { payload: { doctor: 58 } });
    await user.click(await screen.findByRole('radio', { name: new RegExp(words(lang).reem) }));
    await heading(lang, 2);
    expect(screen.queryByText(words(lang).doctor.chosenFailed)).toBeNull();
    log.mockRestore();
  });

  test('a doctor who is gone: the wizard asks for one, and does not go on with that of an older draft', async () => {
    keep({ owner: account.public_id, draft: answeredUpTo(5) });
    await openModal(lang, { payload: { doctor: 424242, specialty: 2 } });
    await heading(lang, 2);
    expect(keptBooking().draft).toMatchObject({ specialty: { id: 2 }, doctor: null, date: null, time: null, step: 2 });
  });

  test('when a speciality cannot be had, the wizard begins at the first question despite a draft', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/specialties', () => refusal('INTERNAL', 500), { once: true }));
    keep({ owner: account.public_id, draft: answeredUpTo(5) });
    await openModal(lang, { payload: { specialty: 2 } });
    await heading(lang, 1);
    log.mockRestore();
  });

  test('Q30: a session that ends in the middle leads to sign in and back to the same step with all kept', async () => {
    const { location, navigate } = await resumeModal(5, lang);
    await heading(lang, 5);
    sessionEnds();
    await waitFor(() => expect(location()).toBe('/login?returnTo=%2Fdoctors'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => void signedInAs(account));
    await act(() => navigate('/doctors'));
    await heading(lang, 5);
    expect(keptBooking().draft).toEqual(answeredUpTo(5));
  });

  test('waiting for an earlier time closes the wizard, also over the page of what is waited for', async () => {
    keep({ owner: account.public_id, draft: answeredUpTo(3) });
    const { user, location } = await openModal(lang, { at: '/profile/WaitingList' });
    await heading(lang, 3);
    await user.click(screen.getByRole('link', { name: words(lang).date.waitInstead }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/profile/WaitingList?doctor=101&specialty=1');
  });

  test('what one account left behind is not shown to the next', async () => {
    keep({ owner: 'another-account', draft: answeredUpTo(5) });
    await openModal(lang);
    await heading(lang, 1);
    expect(JSON.stringify(sessionStorage)).not.toContain(account.email);
  });

  test('S35: after a sign-out nothing opens again for whoever signs in next', async () => {
    const { emit, navigate } = await resumeModal(3, lang);
    await heading(lang, 3);
    sessionEnds();
    act(() => emit('account/session.ended@1', { reason: 'signed-out' }));
    act(() => void signedInAs(account));
    await act(() => navigate('/doctors'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('S71: the draft is kept under exactly these keys, and survives a reload', async () => {
    await resumeModal(4, lang);
    await screen.findByDisplayValue(account.email);
    const { draft } = keptBooking();
    expect(Object.keys(draft).sort()).toEqual(
      ['bookingFor', 'date', 'doctor', 'specialty', 'step', 'time', 'userDetails'].sort(),
    );
    expect(Object.keys(draft.userDetails).sort()).toEqual(['email', 'name', 'phone']);
    expect(draft).toMatchObject({ step: 4, bookingFor: 'self', date: '2026-11-24', time: '07:30' });
  });

  test('going to another page closes the modal, a press beside it does not', async () => {
    const { user, navigate } = await openModal(lang);
    await heading(lang, 1);
    await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => navigate('/qa'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('going back closes it too, also to a page that had taken another address', async () => {
    const { navigate } = await openModal(lang, { at: '/qa' });
    await heading(lang, 1);
    // A page takes its address in the other language.
    for (const path of ['/doctors', '/questions']) await act(() => navigate(path, samePage));
    expect(screen.getByRole('dialog')).toBeVisible();
    await act(() => navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Escape closes the modal', async () => {
    const { user } = await openModal(lang);
    await heading(lang, 1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
