import { act, screen, waitFor } from '@testing-library/react';
import { holdMs } from '@clinic/contracts';
import { chooseDigits } from '@clinic/contracts/time';
import { fakeApi, http } from '@clinic/kit/testing';
import { keptBooking } from '../draft/kept-booking.ts';
import { fakeClinic, refusal } from '../../testing/fake-clinic.ts';
import { day, heading, languages, resumeModal, texts, words } from '../../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
const start = Date.parse('2026-11-21T09:00:00Z');

let clock = start;
let tick: (() => void) | null;

beforeEach(() => {
  clinic.reset();
  clock = start;
  tick = null;
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  const setAnInterval = globalThis.setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, every: number) => {
    // The countdown ticks once a second; the test lets it tick when it says what time it is.
    if (every !== 1000) return setAnInterval(run, every);
    tick = run;
    return setAnInterval(() => undefined, 1_000_000);
  }) as typeof setInterval);
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => chooseDigits('latn'));
});

const itIs = (sinceStart: number) =>
  act(() => {
    clock = start + sinceStart;
    tick?.();
  });

const held = (count: number) => waitFor(() => expect(clinic.received.holds).toHaveLength(count));

describe.each(languages)('%s', (lang) => {
  const t = words(lang);
  const left = (time: string) => texts[lang].hold.left.replace('{{remaining}}', time);

  test('a chosen time is kept; another one takes its place, and going on keeps it longer', async () => {
    const { user, press } = await resumeModal(3, lang);
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await held(1);
    await press(t.eight);
    await held(2);
    expect(clinic.received.holds).toEqual([
      { doctor_id: 101, specialty_id: 1, date: '2026-11-24', time: '07:30', bookingFor: 'self' },
      { doctor_id: 101, specialty_id: 1, date: '2026-11-24', time: '08:00', bookingFor: 'self' },
    ]);
    await press(t.next);
    await heading(lang, 4);
    await held(3);
  });

  test('leaving the wizard gives the time back', async () => {
    const { press } = await resumeModal(4, lang);
    await held(1);
    await press(texts[lang].actions.close);
    await waitFor(() => expect(clinic.received.released).toContain('701'));
  });

  test('a booked time is not given back', async () => {
    const { press } = await resumeModal(5, lang);
    await held(1);
    clinic.received.released.length = 0;
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    await press(texts[lang].actions.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(clinic.received.released).toEqual([]);
  });

  test('what still asks to keep the time ends when the time is booked', async () => {
    let asked: AbortSignal | undefined;
    server.use(
      http.post('*/api/holds', ({ request }) => {
        asked = request.signal;
        return new Promise<never>(() => undefined);
      }),
    );
    const { press } = await resumeModal(5, lang);
    await waitFor(() => expect(asked).toBeDefined());
    expect(asked?.aborted).toBe(false);
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(asked?.aborted).toBe(true);
  });

  test('the countdown is silent until the last two minutes; then it can be started again', async () => {
    const { press } = await resumeModal(4, lang);
    await held(1);
    await waitFor(() => expect(tick).not.toBeNull());
    itIs(holdMs - 121_000);
    expect(screen.queryByText(texts[lang].hold.soon)).toBeNull();
    itIs(holdMs - 92_000);
    expect(await screen.findByText(left('1:32'))).toBeVisible();
    act(() => chooseDigits('arab'));
    expect(screen.getByText(left(lang === 'ar' ? '١:٣٢' : '1:32'))).toBeVisible();
    itIs(holdMs + 1);
    expect(await screen.findByText(texts[lang].hold.over)).toBeVisible();
    await press(texts[lang].hold.renew);
    await held(2);
    await waitFor(() => expect(screen.queryByText(texts[lang].hold.over)).toBeNull());
    expect(screen.getByText(texts[lang].hold.again)).toHaveAttribute('role', 'status');
    expect(await heading(lang, 4)).toHaveFocus();
  });

  test('a time that cannot be kept says so, offers others and keeps the patient from going on with it', async () => {
    server.use(
      http.post('*/api/holds', () => refusal('SLOT_TAKEN', 409, [{ date: '2026-11-24', time: '08:00' }]), {
        once: true,
      }),
    );
    const { press } = await resumeModal(5, lang);
    expect(await screen.findByText(new RegExp(texts[lang].failure.SLOT_TAKEN))).toBeVisible();
    expect(screen.getByRole('button', { name: t.submit })).toBeDisabled();
    await press(new RegExp(t.eight));
    expect(await heading(lang, 5)).toHaveFocus();
    await held(1);
    expect(keptBooking().draft.time).toBe('08:00');
    await waitFor(() => expect(screen.getByRole('button', { name: t.submit })).toBeEnabled());
  });

  test('when keeping fails for another reason, booking goes on without', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.post('*/api/holds', () => refusal('INTERNAL', 500)));
    const { press } = await resumeModal(5, lang);
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('INTERNAL')));
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
  });
});
