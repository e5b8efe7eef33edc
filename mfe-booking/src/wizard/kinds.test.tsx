import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
import { account, appointmentOf, doctors, fakeClinic, freeDays, refusal } from '../testing/fake-clinic.ts';
import {
  answeredUpTo,
  day,
  dialog,
  heading,
  languages,
  openModal,
  openPage,
  resumeModal,
  words,
} from '../testing/test-wizard.ts';

const followUp = { id: 7, name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15 };

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
/** What was asked of free times. */
let asked: string[] = [];

/** Doctor 101 offers a follow-up beside the ordinary visit. */
beforeEach(() => {
  clinic.reset();
  asked = [];
  server.use(
    http.get('*/api/available-days', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind_id');
      return kind === null || kind === '7'
        ? HttpResponse.json({ ...freeDays, minutes: 30, kinds: [followUp] })
        : refusal('VALIDATION', 422);
    }),
    http.get('*/api/available-slots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('date')} of ${query.get('kind_id')}`);
      return HttpResponse.json(['07:30', '08:00']);
    }),
    http.get('*/api/doctors/by-slug/101', () => {
      const specialties = [{ id: 1, name_ar: 'طب الأسنان', name_en: 'Dentistry', slug_ar: 'أ', slug_en: 'a' }];
      const more = { bio_ar: '', bio_en: '', spoken_languages: [], years_of_experience: 9, next_slots: [] };
      const reem = doctors.find(({ id }) => id === 101);
      return HttpResponse.json({ data: { ...reem, specialties, next_slot: null, ...more, kinds: [followUp] } });
    }),
  );
});

describe.each(languages)('%s: kinds of visits', (lang) => {
  const t = words(lang);
  const kindName = followUp[`name_${lang}`];
  const minutes = lang === 'ar' ? /15 دقيقة/ : /15 minutes/;
  const choice = async () =>
    within(await screen.findByRole('group', { name: lang === 'ar' ? /نوع الموعد/ : /Type of appointment/ }));

  test('the ordinary visit is chosen; another kind has its own times, is kept, confirmed, sent and named', async () => {
    server.use(
      http.post('*/api/appointments', async ({ request }) => {
        const body = (await request.json()) as Parameters<typeof appointmentOf>[0];
        clinic.received.bookings.push({ body, key: null });
        return HttpResponse.json({ data: { ...appointmentOf(body), kind: followUp } }, { status: 201 });
      }),
    );
    const { user, press } = await resumeModal(3, lang);
    const kinds = await choice();
    expect(kinds.getByRole('radio', { name: lang === 'ar' ? /موعد عادي/ : /Standard appointment/ })).toBeChecked();
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await user.click(kinds.getByRole('radio', { name: new RegExp(kindName) }));
    expect(keptBooking().draft).toMatchObject({ kind: followUp, date: '2026-11-24', time: null });
    expect(kinds.getByRole('radio', { name: new RegExp(kindName) })).toHaveFocus();
    await press(t.half7);
    expect(asked).toEqual(['2026-11-24 of null', '2026-11-24 of 7']);
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ kind_id: 7, time: '07:30' }));
    await press(t.next);
    await heading(lang, 4);
    await waitFor(() => expect(screen.getByRole('button', { name: t.next })).toBeEnabled());
    await press(t.next);
    await heading(lang, 5);
    expect(dialog().getByText(new RegExp(kindName))).toHaveTextContent(minutes);
    await press(t.submit);
    await waitFor(() => expect(clinic.received.bookings[0]?.body).toMatchObject({ kind_id: 7, doctor_id: 101 }));
    expect(await screen.findByText(new RegExp(`${kindName}.*15`))).toHaveTextContent(minutes);
  });

  test('the address of a step names the kind; one that is no kind of the doctor is an ordinary visit', async () => {
    await openPage(lang, '/details?specialty=1&doctor=101&date=2026-11-24&time=07:30&kind=7');
    await heading(lang, 4);
    expect(asked).toEqual(['2026-11-24 of 7']);
    expect(keptBooking().draft.kind).toEqual(followUp);
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ kind_id: 7 }));
  });

  test('a time without a kind is an ordinary visit, whatever kind an older draft holds', async () => {
    keep({ owner: account.public_id, draft: { ...answeredUpTo(5), kind: followUp } });
    await openPage(lang, '/details?specialty=1&doctor=101&date=2026-11-27&time=08:00');
    await heading(lang, 4);
    expect(asked).toEqual(['2026-11-27 of null']);
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, date: '2026-11-27', time: '08:00' });
    expect(keptBooking().draft).not.toHaveProperty('kind');
    await waitFor(() => expect(clinic.received.holds).toHaveLength(1));
    expect(clinic.received.holds[0]).toMatchObject({ doctor_id: 101, date: '2026-11-27', time: '08:00' });
    expect(clinic.received.holds[0]).not.toHaveProperty('kind_id');
  });

  test('the soonest time of any doctor is an ordinary visit, whatever kind was chosen before', async () => {
    keep({ owner: account.public_id, draft: { ...answeredUpTo(3), step: 2, kind: followUp } });
    const { press } = await openModal(lang);
    await press(new RegExp(t.doctor.soonest.split(':')[0] ?? ''));
    await heading(lang, 3);
    await screen.findByRole('button', { name: t.half7 });
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, date: '2026-11-24', time: '07:30' });
    expect(keptBooking().draft).not.toHaveProperty('kind');
  });

  test('the addresses of the wizard keep the kind from step to step, and on the way back', async () => {
    const slot = 'specialty=1&doctor=101&date=2026-11-24&time=07%3A30&kind=7';
    keep({ owner: account.public_id, draft: { ...answeredUpTo(5), kind: followUp } });
    const { press, navigate, location } = await openPage(lang, `/date?${slot}`);
    await press(t.next);
    await heading(lang, 4);
    expect(location()).toBe(`/details?${slot}`);
    await waitFor(() => expect(screen.getByRole('button', { name: t.next })).toBeEnabled());
    await press(t.next);
    await heading(lang, 5);
    expect(location()).toBe(`/confirmation?${slot}`);
    await press(t.back);
    await heading(lang, 4);
    await press(t.back);
    await heading(lang, 3);
    await press(t.back);
    await heading(lang, 2);
    await act(() => navigate(-1));
    await heading(lang, 3);
    expect(location()).toBe(`/date?${slot}`);
    expect(keptBooking().draft).toMatchObject({ kind: followUp, date: '2026-11-24', time: '07:30' });
  });

  test('a kind that is gone: kept no longer, and its refusal leads to the others', async () => {
    const gone = { ...followUp, id: 8 };
    keep({ owner: account.public_id, draft: { ...answeredUpTo(5), kind: gone } });
    server.use(
      http.post('*/api/holds', () =>
        HttpResponse.json(
          { code: 'VALIDATION', message: '', errors: { kind_id: ['validation.unknown'] }, request_id: 'r-1' },
          { status: 422 },
        ),
      ),
    );
    const { press } = await openModal(lang);
    expect(await screen.findByText(t.failure.KIND_CLOSED)).toBeVisible();
    await press(t.failure.otherKind);
    const kinds = await choice();
    await waitFor(() => expect(keptBooking().draft).not.toHaveProperty('kind'));
    expect(kinds.getByRole('radio', { name: lang === 'ar' ? /موعد عادي/ : /Standard appointment/ })).toBeChecked();
  });
});
