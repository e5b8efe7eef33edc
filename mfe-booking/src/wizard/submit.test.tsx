import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import type { BookAppointment } from '@clinic/contracts';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { account, appointmentOf, fakeClinic, refusal } from '../testing/fake-clinic.ts';
import { emptyDraft } from '../parts/draft/draft.ts';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
import { answeredUpTo, heading, languages, openModal, resumeModal, words } from '../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
beforeEach(() => clinic.reset());

const refuseBooking = (...answer: Parameters<typeof refusal>) =>
  server.use(http.post('*/api/appointments', () => refusal(...answer), { once: true }));

/** Failures are logged by their code; here they are expected. */
function expectLog(code: string) {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    expect(log).toHaveBeenCalledWith(expect.stringContaining(code));
    expect(JSON.stringify(log.mock.calls)).not.toContain(account.email);
    log.mockRestore();
  };
}

/** A hold of the chosen time that the patient's own visit stands in. */
function takenByOwn() {
  const userDetails = { name: account.name, phone: '', email: '' };
  const slot = { doctor_id: 101, specialty_id: 1, date: '2026-11-24', time: '07:30' };
  const visits = [appointmentOf({ ...slot, bookingFor: 'self', userDetails })];
  return { id: 800, expires_at: '2026-11-21T09:05:00.000Z', conflict: { code: 'PATIENT_BUSY', visits } };
}

describe.each(languages)('%s', (lang) => {
  const t = words(lang);

  test('S64, Q25, Q26: the choices are shown in both calendars and sent as the specification says', async () => {
    const { press } = await resumeModal(5, lang);
    await heading(lang, 5);
    const answers = screen.getAllByRole('definition').map((answer) => answer.textContent);
    expect(answers).toContain(t.dentistry);
    expect(answers).toContain(t.reem);
    expect(answers).toContain(t.half7);
    expect(answers).toContain(
      lang === 'ar' ? 'الثلاثاء 24 نوفمبر 202614 جمادى الآخرة 1448' : 'Tuesday 24 November 202614 Jumada II 1448',
    );
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(clinic.received.bookings.map(({ body }) => body)).toEqual([
      {
        doctor_id: 101,
        specialty_id: 1,
        date: '2026-11-24',
        time: '07:30',
        status: 'pending',
        bookingFor: 'self',
        userDetails: { name: account.name, phone: account.phone, email: account.email },
      },
    ]);
  });

  test('S67, Q27: success shows a toast and step 1 with reference, calendar file and the way to the appointments', async () => {
    const { press, user, events } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByRole('heading', { name: t.booked.title })).toHaveFocus();
    await heading(lang, 1);
    await waitFor(() =>
      expect(events.map(({ topic, payload }) => [topic, payload])).toEqual([
        ['host/toast.show@1', { kind: 'success', key: 'booking:bookingSuccess' }],
        ['booking/appointment.created@1', { appointment: 901 }],
      ]),
    );
    expect(keptBooking()).toMatchObject({ draft: emptyDraft, attempt: null });
    expect(screen.getByRole('link', { name: t.booked.calendar })).toHaveAttribute(
      'href',
      `/api/appointments/901/calendar.ics?locale=${lang}`,
    );
    expect(screen.getByRole('link', { name: t.booked.appointments })).toHaveAttribute('href', '/profile/Appointments');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await press(t.booked.copy);
    expect(copied).toHaveBeenCalledWith('NB-7K3M9Q');
    await waitFor(() => expect(events.at(-1)?.payload).toEqual({ kind: 'success', key: 'booking:booked.copied' }));

    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await press(t.next);
    await heading(lang, 2);
    expect(screen.queryByText('NB-7K3M9Q')).toBeNull();
  });

  test('a visit that the API confirms at once is said to be confirmed, and not that it will be', async () => {
    server.use(
      http.post('*/api/appointments', async ({ request }) => {
        const visit = appointmentOf((await request.json()) as BookAppointment);
        return HttpResponse.json({ data: { ...visit, status: 'confirmed' } }, { status: 201 });
      }),
    );
    const { press } = await resumeModal(5, lang);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(screen.getByText(t.booked.confirmed, { exact: false })).toBeVisible();
    expect(screen.queryByText(t.booked.pending, { exact: false })).toBeNull();
  });

  test('S68: failure shows a toast, logs the code, changes nothing and stays; the next try repeats the same request', async () => {
    const logged = expectLog('INTERNAL');
    refuseBooking('INTERNAL', 500);
    const keys: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/api/appointments')) keys.push(request.headers.get('idempotency-key'));
    });
    const { press, events } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByText(t.failure.unknown)).toBeVisible();
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'booking:bookingFailed' }]);
    expect(keptBooking().draft).toEqual(answeredUpTo(5));
    await heading(lang, 5);
    logged();

    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    server.events.removeAllListeners();
  });

  test('two presses send one request', async () => {
    server.use(http.post('*/api/appointments', async () => void (await delay(30)), { once: true }));
    const { user } = await resumeModal(5, lang);
    await user.dblClick(await screen.findByRole('button', { name: t.submit }));
    await screen.findByText('NB-7K3M9Q');
    expect(clinic.received.bookings).toHaveLength(1);
  });

  test('a time taken meanwhile: the next free ones are one press away, and a new choice is a new request', async () => {
    const logged = expectLog('SLOT_TAKEN');
    refuseBooking('SLOT_TAKEN', 409, [
      { date: '2026-11-24', time: '08:00' },
      { date: '2026-11-27', time: '19:00' },
    ]);
    const { press, events } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByText(new RegExp(t.failure.SLOT_TAKEN))).toBeVisible();
    const firstKey = keptBooking().attempt?.key;
    // What helps is said in one place: "try again" would be wrong advice.
    expect(events).toEqual([]);
    expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();
    const choices = within(screen.getByRole('group', { name: uiTranslations[lang].slots.alternatives })).getAllByRole(
      'button',
    );
    expect(choices).toHaveLength(2);
    expect(choices[0]).toHaveTextContent(t.eight);
    await press(new RegExp(t.eight));
    expect(keptBooking().draft).toMatchObject({ date: '2026-11-24', time: '08:00', step: 5 });
    logged();

    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(clinic.received.bookings[0]?.body).toMatchObject({ time: '08:00' });
    expect(clinic.received.bookings[0]?.key).not.toBe(firstKey);
  });

  test.each([
    ['PATIENT_BUSY', 409, 3],
    ['DATE_OUT_OF_RANGE', 422, 3],
    ['SLOT_NOT_OFFERED', 422, 3],
    ['TOO_SOON', 422, 3],
    ['DAY_FULL', 409, 3],
    ['VALIDATION', 422, 4],
  ] as const)('S68, S70: %s says what is wrong and leads to where it is put right', async (code, status, step) => {
    const logged = expectLog(code);
    refuseBooking(code, status);
    const { press, events } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByText(new RegExp(t.failure[code]))).toBeVisible();
    expect(events).toEqual([]);
    expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();
    await press(step === 3 ? t.failure.otherTime : t.failure.toDetails);
    await heading(lang, step);
    logged();
  });

  test.each([
    ['TOO_MANY_BOOKINGS', 422],
    ['RATE_LIMITED', 429],
  ] as const)('S68: %s has its own words', async (code, status) => {
    const logged = expectLog(code);
    refuseBooking(code, status);
    const { press, events } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByText(new RegExp(t.failure[code]))).toBeVisible();
    expect(events).toEqual([]);
    logged();
  });

  test.each([
    [1, lang === 'ar' ? 'بعد ثانية واحدة' : 'in 1 second.'],
    [45, lang === 'ar' ? 'بعد 45 ثانية' : 'in 45 seconds'],
    [150, lang === 'ar' ? 'بعد 3 دقائق' : 'in 3 minutes'],
    [7199, lang === 'ar' ? 'بعد 120 دقيقة' : 'in 120 minutes'],
    [7200, lang === 'ar' ? 'بعد ساعتين' : 'in 2 hours'],
    [9000, lang === 'ar' ? 'بعد 3 ساعات' : 'in 3 hours'],
    [84_720, lang === 'ar' ? 'بعد 24 ساعة' : 'in 24 hours'],
  ])('S68, R17: too many attempts say how long to wait, %d seconds', async (seconds, wait) => {
    const logged = expectLog('RATE_LIMITED');
    refuseBooking('RATE_LIMITED', 429, undefined, seconds);
    const { press } = await resumeModal(5, lang);
    await press(t.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(wait);
    expect(keptBooking().draft).toEqual(answeredUpTo(5));
    logged();
  });

  test.each([
    ['NETWORK', () => HttpResponse.error(), t.failure.NETWORK],
    ['BAD_ANSWER', () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }), t.failure.unknown],
    ['BAD_ANSWER', () => HttpResponse.json({ unexpected: true }, { status: 201 }), t.failure.unknown],
    ['MAINTENANCE', () => refusal('MAINTENANCE', 503), t.failure.unknown],
  ] as const)(
    'S68, R9: %s says whose fault it is, and the choice stays for another try',
    async (code, answer, words) => {
      const logged = expectLog(code);
      server.use(http.post('*/api/appointments', answer, { once: true }));
      const { press, events } = await resumeModal(5, lang);
      await press(t.submit);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'booking:bookingFailed' }]);
      expect(keptBooking().draft).toEqual(answeredUpTo(5));
      logged();
      await press(t.submit);
      await screen.findByText('NB-7K3M9Q');
    },
  );

  test('no answer in time says that the visit may be booked, and that another try does not book it twice', async () => {
    const logged = expectLog('TIMEOUT');
    server.use(http.post('*/api/appointments', () => new Promise<never>(() => undefined), { once: true }));
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const { press } = await resumeModal(5, lang);
    await press(t.submit);
    timeout.mockRestore();
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.TIMEOUT);
    logged();
  });

  test.each([
    ['the API calls it taken', () => refusal('SLOT_TAKEN', 409, [{ date: '2026-11-24', time: '08:00' }])],
    ['the API names the visit', () => HttpResponse.json({ data: takenByOwn() }, { status: 201 })],
  ])('the answer to a booking is lost, and %s: the same request can be sent again', async (_how, hold) => {
    const logged = expectLog('NETWORK');
    server.use(
      http.post(
        '*/api/appointments',
        async ({ request }) => {
          const body = (await request.json()) as BookAppointment;
          clinic.received.bookings.push({ body, key: request.headers.get('idempotency-key') });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const before = await resumeModal(5, lang);
    await before.press(t.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.NETWORK);
    logged();
    cleanup();

    const asked = jest.fn(hold);
    server.use(http.post('*/api/holds', asked));
    const { press } = await openModal(lang);
    await heading(lang, 5);
    await press(t.back);
    await heading(lang, 4);
    await waitFor(() => expect(screen.getByRole('button', { name: t.next })).toBeEnabled());
    await press(t.next);
    await heading(lang, 5);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('button', { name: t.submit })).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    const [sent, again] = clinic.received.bookings;
    expect(again).toEqual(sent);
  });

  test('a time that is taken when something else was sent before is refused as ever', async () => {
    keep({ attempt: { key: 'earlier', body: '{}', sentAt: Date.now() } });
    server.use(http.post('*/api/holds', () => refusal('SLOT_TAKEN', 409)));
    await resumeModal(5, lang);
    expect(await screen.findByText(new RegExp(t.failure.SLOT_TAKEN))).toBeVisible();
    expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();
  });

  test('a visit that was booked longer ago than a request may be sent again is shown as what it is', async () => {
    const { press } = await resumeModal(5, lang);
    server.use(http.post('*/api/appointments', () => HttpResponse.error(), { once: true }));
    const logged = expectLog('NETWORK');
    await press(t.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.NETWORK);
    logged();
    cleanup();
    const { attempt } = keptBooking();
    keep({ attempt: attempt && { ...attempt, sentAt: attempt.sentAt - 24 * 3_600_000 } });
    server.use(http.post('*/api/holds', () => HttpResponse.json({ data: takenByOwn() }, { status: 201 })));
    await openModal(lang);
    expect(await screen.findByText(t.conflict.self.PATIENT_BUSY)).toBeVisible();
  });

  test('the page under the wizard is not loaded again by a booking', async () => {
    const { press, pageLoads } = await resumeModal(5, lang);
    const before = pageLoads();
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(pageLoads()).toBe(before);
  });

  test.each([
    [
      'that is done',
      async (request: Request) =>
        HttpResponse.json({ data: appointmentOf((await request.json()) as BookAppointment) }, { status: 201 }),
      { kind: 'success', key: 'booking:bookingSuccess' },
    ],
    ['whose time is taken', () => refusal('SLOT_TAKEN', 409), { kind: 'error', key: 'booking:failure.SLOT_TAKEN' }],
    [
      'that came too often',
      () => refusal('RATE_LIMITED', 429, undefined, 30),
      { kind: 'error', key: 'booking:failure.wait.seconds', values: { count: 30 } },
    ],
  ] as const)('a booking %s after the wizard was closed is told by the host', async (_what, answer, toast) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answered = Promise.withResolvers<undefined>();
    server.use(
      http.post(
        '*/api/appointments',
        async ({ request }) => {
          await answered.promise;
          return answer(request);
        },
        { once: true },
      ),
    );
    const { press, events } = await resumeModal(5, lang);
    await press(t.submit);
    await press(t.actions.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answered.resolve(undefined);
    await waitFor(() => expect(events[0]?.payload).toEqual(toast));
    expect(events.filter(({ topic }) => topic === 'host/toast.show@1')).toHaveLength(1);
    log.mockRestore();
  });

  test('each choice can be changed from the confirmation', async () => {
    const { press } = await resumeModal(5, lang);
    await press(t.confirmation.changeThis.replace('{{what}}', t.confirmation.doctor));
    await heading(lang, 2);
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, date: '2026-11-24', time: '07:30' });
  });
});

test('S68: the failure is told in the words of the specification', () => {
  expect(words('en').bookingFailed).toBe('Booking failed. Please try again.');
});
