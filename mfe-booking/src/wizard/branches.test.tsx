import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { account, detailOf, doctors, fakeClinic, freeDays } from '../testing/fake-clinic.ts';
import { keep, keptBooking } from '../parts/draft/kept-booking.ts';
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

const main = { id: 1, name_ar: 'فرع العليا', name_en: 'Al Olaya branch' };
const north = { id: 2, name_ar: 'فرع الياسمين', name_en: 'Al Yasmin branch' };
const placeOf = (branch: typeof main) => ({
  ...branch,
  ...{ address_ar: `عنوان ${branch.id}`, address_en: `Address ${branch.id}`, phone: null, map_url: null },
});

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
/** What was asked of free times. */
let asked: string[] = [];

/** Doctor 101 sees patients in both branches, everybody else in the main one. */
beforeEach(() => {
  clinic.reset();
  asked = [];
  const soonest = {
    101: { date: '2026-11-24', time: '07:30', branch: north },
    102: { date: '2026-11-26', time: '08:00', branch: main },
  };
  server.use(
    http.get('*/api/available-doctors', ({ request }) => {
      const only = new URL(request.url).searchParams.get('branch_id');
      const data = Object.entries(soonest).map(([id, slot]) => ({ doctor_id: Number(id), slot }));
      return HttpResponse.json({
        data: data.filter(({ slot }) => only === null || String(slot.branch.id) === only),
        branches: [main, north],
      });
    }),
    http.get('*/api/available-days', () =>
      HttpResponse.json({
        ...freeDays,
        branches: [
          { ...placeOf(main), days: { '2026-11-26': 2 } },
          { ...placeOf(north), days: { '2026-11-24': 2 } },
        ],
      }),
    ),
    http.get('*/api/available-slots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('date')} in ${query.get('branch_id')}`);
      return HttpResponse.json(['07:30', '08:00']);
    }),
  );
});

describe.each(languages)('%s: several branches', (lang) => {
  const t = words(lang);
  const name = (branch: typeof main) => branch[`name_${lang}`];
  const doctor = (id: number) => new RegExp(doctors.find((one) => one.id === id)?.[`name_${lang}`] ?? '');

  test('each next free time says its branch, and the list is narrowed to one', async () => {
    const { user } = await resumeModal(2, lang);
    const card = (await screen.findByRole('radio', { name: doctor(101) })).closest('label');
    expect(card).toHaveTextContent(name(north));
    const filter = screen.getByRole('combobox', { name: new RegExp(t.doctor.branch) });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([t.doctor.everyBranch, name(main), name(north)]);
    act(() => filter.focus());
    await user.selectOptions(filter, '2');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(filter).toHaveFocus();
    expect(screen.getByRole('radio', { name: doctor(101) })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: doctor(101) }));
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, branch: north, onlyBranch: 2 });
  });

  test('who works in two branches is booked in the one that is chosen: kept, confirmed and sent with it', async () => {
    const { user, press } = await resumeModal(3, lang);
    const choice = within(await screen.findByRole('group', { name: new RegExp(lang === 'ar' ? 'الفرع' : 'Branch') }));
    expect(choice.getByRole('radio', { name: new RegExp(name(main)) })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: new RegExp(name(north)) }));
    await user.click(await day('2026-11-24'));
    await press(t.half7);
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ branch_id: 2, time: '07:30' }));
    expect(asked.at(-1)).toBe('2026-11-24 in 2');
    await press(t.next);
    await heading(lang, 4);
    await waitFor(() => expect(screen.getByRole('button', { name: t.next })).toBeEnabled());
    await press(t.next);
    await heading(lang, 5);
    expect(dialog().getByText(name(north))).toBeVisible();
    await press(t.submit);
    await screen.findByText('NB-7K3M9Q');
    expect(clinic.received.bookings[0]?.body).toMatchObject({ branch_id: 2, doctor_id: 101 });
  });

  test('another branch has other times: the chosen one is not asked for there, the day stays', async () => {
    keep({ owner: account.public_id, draft: { ...answeredUpTo(4), step: 3, branch: north } });
    const { user, press } = await openModal(lang);
    const choice = within(await screen.findByRole('group', { name: new RegExp(lang === 'ar' ? 'الفرع' : 'Branch') }));
    await waitFor(() => expect(clinic.received.holds).toMatchObject([{ branch_id: 2, time: '07:30' }]));
    await user.click(choice.getByRole('radio', { name: new RegExp(name(main)) }));
    expect(keptBooking().draft).toMatchObject({ branch: main, date: '2026-11-24', time: null });
    await press(t.eight);
    await waitFor(() => expect(clinic.received.holds).toHaveLength(2));
    expect(clinic.received.holds[1]).toMatchObject({ branch_id: 1, time: '08:00' });
  });

  test('a time that was chosen before its branch was known is kept', async () => {
    keep({ owner: account.public_id, draft: { ...answeredUpTo(4), step: 3 } });
    await openModal(lang);
    expect(await screen.findByRole('button', { name: t.half7 })).toHaveAttribute('aria-pressed', 'true');
    expect(keptBooking().draft).toMatchObject({ branch: north, date: '2026-11-24', time: '07:30' });
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ branch_id: 2, time: '07:30' }));
  });

  test('the address of a step names the branch', async () => {
    const [, reem] = doctors;
    server.use(
      http.get('*/api/doctors/by-slug/101', () =>
        HttpResponse.json({
          data: {
            ...(reem && detailOf(reem)),
            branches: [placeOf(main), placeOf(north)],
          },
        }),
      ),
    );
    await openPage(lang, '/details?specialty=1&doctor=101&date=2026-11-24&time=07:30&branch=2');
    await heading(lang, 4);
    expect(asked).toEqual(['2026-11-24 in 2']);
    expect(keptBooking().draft.branch).toEqual(north);
    await waitFor(() => expect(screen.getByRole('button', { name: t.next })).toBeEnabled());
    await waitFor(() => expect(clinic.received.holds.at(-1)).toMatchObject({ branch_id: 2, time: '07:30' }));
  });
});
