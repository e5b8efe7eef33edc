import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import type { HoldRequest } from '@clinic/contracts';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
import { appointmentOf, doctors, fakeClinic, refusal } from '../testing/fake-clinic.ts';
import { answeredUpTo, day, heading, languages, openModal, resumeModal, words } from '../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);

/** What the API was asked to do with visits. */
let actions: string[] = [];

const visit = (id: number, more: object = {}) => ({
  ...appointmentOf({
    ...{ doctor_id: 58, specialty_id: 1, date: '2026-11-24', time: '07:30', bookingFor: 'self' },
    userDetails: { name: 'سارة', phone: '', email: '' },
  }),
  ...{ id, reference: `NB-${id}`, ...more },
});

/** The patient's visits stand in the way until one of them is cancelled or moved. */
function conflicting(code: 'PATIENT_BUSY' | 'TOO_MANY_BOOKINGS', visits: ReturnType<typeof visit>[]) {
  server.use(
    http.post('*/api/holds', async ({ request }) => {
      const hold = (await request.json()) as HoldRequest;
      clinic.received.holds.push(hold);
      const conflict = actions.length > 0 || hold.bookingFor === 'someoneElse' ? null : { code, visits };
      return HttpResponse.json(
        { data: { id: 800, expires_at: '2026-11-21T09:05:00.000Z', conflict } },
        { status: 201 },
      );
    }),
    http.post('*/api/appointments/:id/:act', ({ params }) => {
      actions.push(`${String(params['act'])} ${String(params['id'])}`);
      return HttpResponse.json({ data: visit(Number(params['id']), { time: '08:00' }) });
    }),
  );
}

beforeEach(() => {
  clinic.reset();
  actions = [];
});

describe.each(languages)('%s', (lang) => {
  const t = words(lang);
  const next = () => screen.getByRole('button', { name: t.next });
  const notice = async (text: string) =>
    within((await screen.findByText(text)).closest('[role="alert"]') as HTMLElement);

  test('a visit of their own at that hour is told when the time is chosen; cancelling it right there makes room', async () => {
    conflicting('PATIENT_BUSY', [visit(31)]);
    const { user, press, events } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    const conflict = await notice(t.conflict.self.PATIENT_BUSY);
    expect(conflict.getByText('NB-31')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(events).toEqual([]);
    await user.click(conflict.getByRole('button', { name: new RegExp(t.conflict.cancel) }));
    expect(actions).toEqual([]);
    await press(t.conflict.no);
    expect(conflict.getByRole('button', { name: new RegExp(t.conflict.cancel) })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(conflict.getByRole('button', { name: t.conflict.yes })).toHaveFocus();
    await press(t.conflict.yes);
    await waitFor(() => expect(screen.queryByText(t.conflict.self.PATIENT_BUSY)).toBeNull());
    expect(await heading(lang, 3)).toHaveFocus();
    expect(actions).toEqual(['cancel 31']);
    expect(events.map(({ payload }) => payload)).toEqual([
      { kind: 'success', key: 'booking:conflict.cancelled' },
      { appointment: 31 },
    ]);
    expect(events.at(-1)?.topic).toBe('booking/appointment.changed@1');
    await heading(lang, 3);
    expect(keptBooking().draft.time).toBe('07:30');
  });

  test('E7: five visits ahead are told with the time, and one of them can move there', async () => {
    conflicting('TOO_MANY_BOOKINGS', [
      ...[visit(41), visit(42, { specialty: { id: 2, name_ar: 'الجلدية', name_en: 'Dermatology' } })],
      ...[visit(43, { can_cancel: false, can_reschedule: false }), visit(44), visit(45)],
    ]);
    const { user, press, events } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    const conflict = await notice(t.conflict.self.TOO_MANY_BOOKINGS);
    const [first, otherSpeciality, fixed] = conflict.getAllByRole('listitem').map((item) => within(item));
    const away = otherSpeciality?.getByRole('link', { name: new RegExp(t.conflict.moveAway) });
    expect(away).toHaveAttribute('href', '/profile/Appointments/42?open=move');
    expect(fixed?.queryByRole('button')).toBeNull();
    expect(fixed?.getByText(t.conflict.fixed)).toBeVisible();
    await user.click(first?.getByRole('button', { name: new RegExp(t.conflict.moveHere) }) as HTMLElement);
    expect(await screen.findByRole('heading', { name: t.booked.title })).toHaveFocus();
    expect(screen.getByText('NB-41')).toBeVisible();
    expect(actions).toEqual(['reschedule 41']);
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([
        { kind: 'success', key: 'booking:conflict.moved' },
        { appointment: 41 },
      ]),
    );
  });

  test('only a visit of the chosen kind can move to the time: it keeps its own', async () => {
    const followUp = { name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15 };
    const visits = [visit(51), visit(52, { kind: followUp }), visit(53, { kind: { ...followUp, minutes: 45 } })];
    conflicting('TOO_MANY_BOOKINGS', visits);
    const moving = async () =>
      (await notice(t.conflict.self.TOO_MANY_BOOKINGS))
        .getAllByRole('listitem')
        .map((item) => within(item).queryByRole('button', { name: new RegExp(t.conflict.moveHere) }) !== null);
    await resumeModal(5, lang);
    expect(await moving()).toEqual([true, false, false]);
    cleanup();
    keep({ draft: { ...answeredUpTo(5), kind: { id: 7, ...followUp } } });
    await openModal(lang);
    expect(await moving()).toEqual([false, true, false]);
  });

  test('a time that is the patient’s already is told with their visit, which cannot move to where it is', async () => {
    conflicting('PATIENT_BUSY', [visit(31, { doctor: doctors.find(({ id }) => id === 101) })]);
    await resumeModal(5, lang);
    const conflict = await notice(t.conflict.self.PATIENT_BUSY);
    expect(conflict.queryByRole('button', { name: new RegExp(t.conflict.moveHere) })).toBeNull();
    expect(conflict.getByRole('link', { name: new RegExp(t.conflict.moveAway) })).toBeVisible();
    expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();
  });

  test('for somebody else the time can still be booked; for the account itself it cannot', async () => {
    conflicting('PATIENT_BUSY', [visit(31)]);
    const { user, press } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await notice(t.conflict.self.PATIENT_BUSY);
    expect(screen.getByText(t.conflict.forOther, { exact: false })).toBeVisible();
    await press(t.next);
    await heading(lang, 4);
    await notice(t.conflict.self.PATIENT_BUSY);
    expect(next()).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: new RegExp(t.details.someoneElse) }));
    await waitFor(() => expect(screen.queryByText(t.conflict.self.PATIENT_BUSY)).toBeNull());
    expect(next()).toBeEnabled();
  });

  test('a visit that can no longer be cancelled says so instead, once', async () => {
    conflicting('PATIENT_BUSY', [visit(31)]);
    server.use(http.post('*/api/appointments/31/cancel', () => refusal('TOO_LATE_TO_CANCEL', 422)));
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, press, events } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    const conflict = await notice(t.conflict.self.PATIENT_BUSY);
    await user.click(conflict.getByRole('button', { name: new RegExp(t.conflict.cancel) }));
    await press(t.conflict.yes);
    expect(await screen.findByText(t.failure.TOO_LATE_TO_CANCEL)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(events).toEqual([]);
    log.mockRestore();
  });

  const lost = () => HttpResponse.error();
  const noAnswer = () => new HttpResponse('<html>Bad gateway</html>', { status: 502 });
  const broken = () => refusal('INTERNAL', 500);
  const away = () => refusal('MAINTENANCE', 503);

  /** What is asked for next gets no answer in time: it does not even leave. */
  const timeIsOver = () =>
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('', 'TimeoutError')));

  test.each([
    ['lost', lost, 'NETWORK'],
    ['late', null, 'unclear'],
    ['no answer of the API', noAnswer, 'unclear'],
    ['a failure of the API', broken, 'unclear'],
    ['a refusal of the API', away, 'failed'],
  ] as const)(
    'a cancel whose answer is %s is reported as one, the visits are asked for again, and it can be pressed again',
    async (_what, answer, key) => {
      conflicting('PATIENT_BUSY', [visit(31)]);
      if (answer !== null) server.use(http.post('*/api/appointments/31/cancel', answer, { once: true }));
      const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { press, events } = await resumeModal(5, lang);
      await press(new RegExp(t.conflict.cancel));
      const timeout = answer === null ? timeIsOver() : null;
      await press(t.conflict.yes);
      timeout?.mockRestore();
      expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.cancel[key]);
      expect(screen.getByRole('alert')).toHaveFocus();
      expect(screen.queryAllByRole('link', { name: t.booked.appointments })).toHaveLength(key === 'failed' ? 0 : 1);
      expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'booking:conflict.cancelFailed' }]);
      await waitFor(() => expect(clinic.received.holds).toHaveLength(2));
      expect(screen.getByText(t.conflict.self.PATIENT_BUSY)).toBeVisible();
      expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();

      await press(t.conflict.yes);
      await waitFor(() => expect(screen.queryByText(t.conflict.self.PATIENT_BUSY)).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      expect(actions).toEqual(['cancel 31']);
      await waitFor(() => expect(screen.getByRole('button', { name: t.submit })).toBeEnabled());
      log.mockRestore();
    },
  );

  test.each([
    ['lost', lost, 'NETWORK'],
    ['a failure of the API', broken, 'unclear'],
    ['a refusal of the API', away, 'failed'],
  ] as const)('a move whose answer is %s is reported as one, and can be pressed again', async (_what, answer, key) => {
    conflicting('TOO_MANY_BOOKINGS', [visit(41)]);
    server.use(http.post('*/api/appointments/41/reschedule', answer, { once: true }));
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { press, events } = await resumeModal(5, lang);
    await press(new RegExp(t.conflict.moveHere));
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.move[key]);
    expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: 'booking:conflict.moveFailed' }]);
    await waitFor(() => expect(clinic.received.holds).toHaveLength(2));
    await press(new RegExp(t.conflict.moveHere));
    expect(await screen.findByText('NB-41')).toBeVisible();
    expect(actions).toEqual(['reschedule 41']);
    log.mockRestore();
  });

  test('a visit that was cancelled though the answer was lost is no longer in the way', async () => {
    conflicting('PATIENT_BUSY', [visit(31)]);
    server.use(
      http.post('*/api/appointments/31/cancel', () => {
        actions.push('cancel 31');
        return HttpResponse.error();
      }),
    );
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { press } = await resumeModal(5, lang);
    await press(new RegExp(t.conflict.cancel));
    await press(t.conflict.yes);
    await waitFor(() => expect(screen.getByRole('button', { name: t.submit })).toBeEnabled());
    expect(screen.queryByText(t.conflict.self.PATIENT_BUSY)).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(t.failure.cancel.NETWORK);
    await press(t.submit);
    expect(await screen.findByRole('heading', { name: t.booked.title })).toHaveFocus();
    log.mockRestore();
  });

  test('a visit that changed meanwhile leads to the appointments, and is shown as it is now', async () => {
    const visits = [visit(31)];
    conflicting('PATIENT_BUSY', visits);
    server.use(
      http.post('*/api/appointments/31/cancel', () => {
        visits[0] = visit(31, { can_cancel: false, can_reschedule: false });
        return refusal('INVALID_TRANSITION', 409);
      }),
    );
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { press, events } = await resumeModal(5, lang);
    await press(new RegExp(t.conflict.cancel));
    await press(t.conflict.yes);
    expect(await screen.findByRole('alert')).toHaveTextContent(t.failure.INVALID_TRANSITION);
    expect(screen.getByRole('link', { name: t.booked.appointments })).toHaveAttribute('href', '/profile/Appointments');
    expect(await screen.findByText(t.conflict.fixed)).toBeVisible();
    expect(screen.queryByRole('button', { name: t.conflict.yes })).toBeNull();
    expect(events).toEqual([]);
    log.mockRestore();
  });

  test('a move to a time that is taken meanwhile says so once', async () => {
    conflicting('TOO_MANY_BOOKINGS', [visit(41)]);
    const taken = () => refusal('SLOT_TAKEN', 409, [{ date: '2026-11-24', time: '08:00' }]);
    const askedAgain = jest.fn(taken);
    server.use(
      http.post('*/api/appointments/41/reschedule', () => {
        server.use(http.post('*/api/holds', askedAgain));
        return taken();
      }),
    );
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { press } = await resumeModal(5, lang);
    await press(new RegExp(t.conflict.moveHere));
    await waitFor(() => expect(askedAgain).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText(t.conflict.self.TOO_MANY_BOOKINGS)).toBeNull());
    expect(screen.getAllByText(t.failure.SLOT_TAKEN, { exact: false })).toHaveLength(1);
    expect(screen.getByRole('button', { name: new RegExp(t.eight) })).toBeVisible();
    log.mockRestore();
  });

  test('the times that are offered for a taken one are not offered for another doctor', async () => {
    conflicting('TOO_MANY_BOOKINGS', [visit(41)]);
    const alternatives = [{ date: '2026-11-27', time: '08:00' }];
    server.use(http.post('*/api/appointments/41/reschedule', () => refusal('SLOT_TAKEN', 409, alternatives)));
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, press } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await press(new RegExp(t.conflict.moveHere));
    expect(await screen.findByText(t.failure.SLOT_TAKEN, { exact: false })).toBeVisible();
    const others = within(await screen.findByRole('group', { name: t.date.otherDoctors })).getAllByRole('button');
    await user.click(others[0] as HTMLElement);
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 102 }, time: null });
    await waitFor(() => expect(screen.queryByText(t.failure.SLOT_TAKEN, { exact: false })).toBeNull());
    log.mockRestore();
  });

  test('after a move to a time that is taken, another time leads on', async () => {
    conflicting('TOO_MANY_BOOKINGS', [visit(41)]);
    server.use(http.post('*/api/appointments/41/reschedule', () => refusal('SLOT_TAKEN', 409)));
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, press } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await press(new RegExp(t.conflict.moveHere));
    expect(await screen.findByText(t.failure.SLOT_TAKEN)).toBeVisible();
    expect(next()).toBeDisabled();
    await press(t.eight);
    await waitFor(() => expect(next()).toBeEnabled());
    expect(screen.queryByText(t.failure.SLOT_TAKEN)).toBeNull();
    log.mockRestore();
  });

  test.each([
    ['cancel', broken, 'unclear'],
    ['cancel', away, 'failed'],
    ['move', lost, 'NETWORK'],
  ] as const)('a %s that fails after the wizard was closed is reported by the host', async (act, answer, key) => {
    conflicting('TOO_MANY_BOOKINGS', [visit(31)]);
    const answered = Promise.withResolvers<undefined>();
    server.use(
      http.post('*/api/appointments/31/:act', async () => {
        await answered.promise;
        return answer();
      }),
    );
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { press, events } = await resumeModal(5, lang);
    await press(new RegExp(act === 'move' ? t.conflict.moveHere : t.conflict.cancel));
    if (act === 'cancel') await press(t.conflict.yes);
    await press(t.actions.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    answered.resolve(undefined);
    await waitFor(() =>
      expect(events.map(({ payload }) => payload)).toEqual([{ kind: 'error', key: `booking:failure.${act}.${key}` }]),
    );
    log.mockRestore();
  });

  test('a doctor who takes no appointments any more is told with the time, and leads to the others', async () => {
    server.use(
      http.post('*/api/holds', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: 'x', errors: { doctor_id: ['validation.unknown'] }, request_id: 'r' },
          { status: 422 },
        ),
      ),
    );
    const { user, press } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    expect(await screen.findByText(t.failure.DOCTOR_CLOSED)).toBeVisible();
    expect(next()).toBeDisabled();
    await press(t.failure.otherDoctor);
    await heading(lang, 2);
  });
});
