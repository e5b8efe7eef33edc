import { phoneText } from '@clinic/contracts';
import { formatDate } from '@clinic/contracts/time';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse } from '@clinic/kit/testing';
import { uiTranslations } from '@clinic/kit/ui';
import { account, doctors, fakeClinic, freeDays, refusal, soonestFirst, specialties } from '../testing/fake-clinic.ts';
import { keptBooking } from '../parts/draft/kept-booking.ts';
import { day, dialog, heading, languages, openModal, resumeModal, texts, words } from '../testing/test-wizard.ts';

const clinic = fakeClinic();
const server = fakeApi(...clinic.handlers);
beforeEach(() => clinic.reset());

const next = (lang: 'ar' | 'en') => screen.getByRole('button', { name: texts[lang].actions.next });

/** Next cannot be pressed, and says what to choose first. */
function expectMissing(lang: 'ar' | 'en', answer: keyof typeof texts.ar.actions.missing): void {
  expect(next(lang)).toBeDisabled();
  expect(next(lang)).toHaveAccessibleDescription(texts[lang].actions.missing[answer]);
}

describe.each(languages)('%s', (lang) => {
  const t = words(lang);
  const shared = uiTranslations[lang];

  test('S56: five steps are named, and the present one is marked', async () => {
    await openModal(lang);
    await screen.findAllByRole('radio');
    const steps = dialog().getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(
      Object.values(texts[lang].steps).map(({ label }, index) => `${index + 1}${label}`),
    );
    expect(steps[0]).toHaveAttribute('aria-current', 'step');
  });

  test('S57: three tiles, a list of all, and Next only with a speciality', async () => {
    const { user, press } = await openModal(lang);
    const tiles = await screen.findAllByRole('radio');
    expect(tiles).toHaveLength(3);
    const list = screen.getByRole('combobox', { name: t.specialty.all });
    expect(
      within(list)
        .getAllByRole('option')
        .slice(1)
        .map((option) => option.textContent),
    ).toEqual(specialties.map((specialty) => specialty[`name_${lang}`]));
    expectMissing(lang, 'specialty');

    await user.selectOptions(list, '4');
    expect(tiles.some((tile) => (tile as HTMLInputElement).checked)).toBe(false);
    await user.click(tiles[0] as HTMLElement);
    expect(list).toHaveValue('1');
    await press(t.next);
    await heading(lang, 2);
  });

  const named = (id: number) => doctors.find((doctor) => doctor.id === id)?.[`name_${lang}`] ?? '';

  test('S58: four doctors a page with portrait, titles and next free time, who is free first stands first', async () => {
    const wizard = await resumeModal(2, lang);
    const titles = lang === 'ar' ? 'استشاري، رئيس القسم' : 'Consultant, Head of department';
    const cards = async () => (await screen.findAllByRole('radio')).map((card) => card.closest('label')?.textContent);
    const starts = (ids: number[]) => ids.map((id) => expect.stringContaining(named(id) + titles) as string);
    expect(await cards()).toEqual(starts(soonestFirst.slice(0, 4)));
    expect((await cards())[0]).toContain(
      t.doctor.next
        .replace('{{date}}', lang === 'ar' ? 'الثلاثاء 24 نوفمبر' : 'Tuesday 24 November')
        .replace('{{time}}', t.half7),
    );
    expect(dialog().getAllByRole('presentation')[0]).toHaveAttribute('src', '/images/doctors/101.svg');
    expectMissing(lang, 'doctor');

    const asked = clinic.received.requests.length;
    await wizard.press(shared.pager.next);
    expect(await cards()).toEqual(starts(soonestFirst.slice(4)));
    expect((await cards())[1]).toContain(t.doctor.full);
    expect(clinic.received.requests).toHaveLength(asked);
    // Its last press leaves the button where the focus is.
    const turn = screen.getByRole('button', { name: shared.pager.next });
    expect(turn).toBeEnabled();
    expect(turn).toHaveFocus();
    expect(turn).toHaveAttribute('aria-disabled', 'true');
    await wizard.user.click(turn);
    expect(await cards()).toEqual(starts(soonestFirst.slice(4)));
    await wizard.user.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await wizard.press(t.next);
    await heading(lang, 3);
    await wizard.press(t.back);
    expect(await screen.findByRole('radio', { name: new RegExp(named(103)) })).toBeChecked();
  });

  test('any doctor, soonest: one press chooses doctor, day and time', async () => {
    const { press } = await resumeModal(2, lang);
    await press(new RegExp(t.doctor.soonest.split(':')[0] ?? ''));
    await heading(lang, 3);
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, date: '2026-11-24', time: '07:30' });
    expect(await screen.findByRole('button', { name: t.half7 })).toHaveAttribute('aria-pressed', 'true');
  });

  test('doctors can be chosen when it cannot be told who is free', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/available-doctors', () => refusal('INTERNAL', 500)));
    await resumeModal(2, lang);
    expect(await screen.findAllByRole('radio')).toHaveLength(4);
    log.mockRestore();
  });

  test('S59, Q4, Q26: a working weekend day can be chosen, all its times at once on twelve hours, Next needs a time', async () => {
    const wizard = await resumeModal(3, lang);
    await wizard.user.click(await day('2026-11-24'));
    const group = await screen.findByRole('group', { name: shared.slots.label });
    const times = within(group).getAllByRole('button');
    expect(times).toHaveLength(8);
    expectMissing(lang, 'time');
    const evening = lang === 'ar' ? ['7:00 م', '7:30 م'] : ['7:00 PM', '7:30 PM'];
    expect(times.slice(6).map((button) => button.textContent)).toEqual(evening);

    const friday = await day('2026-11-27');
    expect(friday).toHaveAttribute('data-weekend');
    await wizard.user.click(friday);
    await wizard.press(t.half7);
    expect(next(lang)).toBeEnabled();
    expect(next(lang)).not.toHaveAccessibleDescription();
    expect(keptBooking().draft).toMatchObject({ date: '2026-11-27', time: '07:30' });
  });

  test('the same day with another doctor of the speciality is one press away', async () => {
    const wizard = await resumeModal(3, lang);
    await wizard.user.click(await day('2026-11-24'));
    const others = within(await screen.findByRole('group', { name: t.date.otherDoctors })).getAllByRole('button');
    expect(others.map((button) => button.textContent)).toEqual([
      t.date.otherDoctor.replace('{{doctor}}', named(102)).replace('{{time}}', t.eight),
    ]);
    await wizard.user.click(others[0] as HTMLElement);
    expect(keptBooking().draft).toMatchObject({ doctor: { id: 102 }, date: '2026-11-24', time: null });
    await heading(lang, 3);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: formatDate('2026-11-24', lang, 'full') })).toHaveFocus(),
    );
  });

  test('the two days’ notice stands over the calendar, and the legend names a day that is full', async () => {
    await resumeModal(3, lang);
    const notice = await screen.findByText(shared.calendar.notice);
    const grid = screen.getByRole('grid');
    expect(notice.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const legend = screen.getByText(shared.calendar.legend.full);
    const [struck] = legend.getElementsByTagName('s');
    expect(struck).toHaveTextContent('23');
    expect(await day('2026-11-24')).not.toHaveAttribute('data-full');
  });

  test('S60, Q3, Q5: days inside the notice cannot be chosen and say why', async () => {
    const wizard = await resumeModal(3, lang);
    const early = await day('2026-11-22');
    expect(early).toHaveAttribute('aria-disabled', 'true');
    expect(early).toHaveAccessibleDescription(/.+/);
    await wizard.user.click(early);
    expect(keptBooking().draft.date).toBeNull();
  });

  test('S61: a day without times says so, keeps Next disabled and offers the nearest free days before and after', async () => {
    const wizard = await resumeModal(3, lang);
    await wizard.user.click(await day('2026-11-26'));
    expect(await screen.findByText(shared.slots.none)).toBeVisible();
    expect(next(lang)).toBeDisabled();
    const offers = within(screen.getByRole('group', { name: shared.slots.nextDays })).getAllByRole('button');
    expect(offers.map((button) => /\d+/.exec(button.textContent)?.[0])).toEqual(['24', '27', '29', '1']);
    await wizard.user.click(offers[1] as HTMLElement);
    expect(keptBooking().draft.date).toBe('2026-11-27');
    expect(await screen.findByRole('button', { name: t.half7 })).toBeVisible();
  });

  test('a doctor without any free day: the step says so at once', async () => {
    server.use(http.get('*/api/available-days', () => HttpResponse.json({ ...freeDays, days: {} })));
    await resumeModal(3, lang);
    expect(await screen.findByText(t.date.fullyBooked)).toBeVisible();
    expect(next(lang)).toBeDisabled();
    expect(screen.getByRole('link', { name: t.date.waitInstead })).toHaveAttribute(
      'href',
      '/profile/WaitingList?doctor=101&specialty=1',
    );
  });

  test('choosing a day moves the focus to its times', async () => {
    const wizard = await resumeModal(3, lang);
    await wizard.user.click(await day('2026-11-24'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus());
  });

  test('S62: for oneself the account fills and locks the fields; somebody else clears and unlocks them, and back again', async () => {
    const wizard = await resumeModal(4, lang);
    const email = await screen.findByDisplayValue(account.email);
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByDisplayValue(account.name)).toHaveAttribute('readonly');
    expect(screen.getByDisplayValue(phoneText(account.phone ?? ''))).toHaveAttribute('readonly');

    await wizard.user.click(screen.getByRole('radio', { name: new RegExp(t.details.someoneElse) }));
    const name = screen.getByRole('textbox', { name: t.details.name });
    expect(name).toHaveValue('');
    expect(screen.getByRole('textbox', { name: t.details.email })).toHaveValue('');
    await wizard.user.type(name, 'ليان');
    expect(keptBooking().draft).toMatchObject({ bookingFor: 'someoneElse', userDetails: { name: 'ليان' } });

    await wizard.user.click(screen.getByRole('radio', { name: new RegExp(t.details.selfText) }));
    expect(await screen.findByDisplayValue(account.name)).toHaveAttribute('readonly');
    expect(screen.queryByDisplayValue('ليان')).toBeNull();
  });

  test('S62: Next waits for the account, instead of calling its fields empty', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get('*/api/user', async () => asked.then(() => HttpResponse.json(account))));
    const wizard = await resumeModal(4, lang);
    await heading(lang, 4);
    expect(next(lang)).toBeDisabled();
    answer();
    await screen.findByDisplayValue(account.email);
    await waitFor(() => expect(next(lang)).toBeEnabled());
    await wizard.press(t.next);
    await heading(lang, 5);
  });

  test('S63: empty fields, a wrong e-mail and a wrong number each have their alert, and the focus goes there', async () => {
    const wizard = await resumeModal(4, lang);
    await wizard.user.click(screen.getByRole('radio', { name: new RegExp(t.details.someoneElse) }));
    const field = (label: string) => screen.getByRole('textbox', { name: label });
    await wizard.user.type(field(t.details.name), 'ليان الحربي');
    await wizard.press(t.next);
    const alert = () => screen.findByRole('alert');
    expect(await alert()).toHaveTextContent(t.fillAllFields);
    expect(await alert()).toHaveFocus();
    expect(field(t.details.phone)).toBeInvalid();
    expect(field(t.details.name)).toBeValid();

    await wizard.user.type(field(t.details.phone), '0500');
    await wizard.user.type(field(t.details.email), 'a@b');
    expect(screen.queryByRole('alert')).toBeNull();
    await wizard.press(t.next);
    expect(await alert()).toHaveTextContent(t.invalidEmail);

    await wizard.user.type(field(t.details.email), '.example');
    await wizard.press(t.next);
    expect(await alert()).toHaveTextContent(t.correctDetails);
    await wizard.user.click(within(await alert()).getByRole('link'));
    expect(field(t.details.phone)).toHaveFocus();
    await wizard.user.type(field(t.details.phone), '000099');
    await wizard.press(t.next);
    await heading(lang, 5);
  });

  test('an account without a number says where to add one instead of locking an empty field silently', async () => {
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...account, phone: null })));
    const wizard = await resumeModal(4, lang);
    expect(await screen.findByRole('link', { name: t.details.toProfile })).toHaveAttribute('href', '/profile/Details');
    await wizard.press(t.next);
    expect(await screen.findByText(t.fillAllFields)).toBeVisible();
  });

  test('an account without an address books all the same, and reads where it is written to', async () => {
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...account, email: '' })));
    const wizard = await resumeModal(4, lang);
    expect(await screen.findByText(t.details.noEmail)).toBeVisible();
    await wizard.press(t.next);
    await heading(lang, 5);
  });

  test('S65: Back goes one step back, on step 1 Cancel closes, and so does the button in the corner', async () => {
    const wizard = await resumeModal(4, lang);
    await wizard.press(t.back);
    await heading(lang, 3);
    await wizard.press(t.back);
    await heading(lang, 2);
    await wizard.press(t.back);
    await heading(lang, 1);
    await wizard.press(t.actions.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('S65: it can be closed from any step, and nothing chosen is lost', async () => {
    const wizard = await resumeModal(3, lang);
    await wizard.press(t.actions.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keptBooking().draft).toMatchObject({ specialty: { id: 1 }, doctor: { id: 101 }, step: 3 });
  });

  test('S66: no step says that something is coming soon', async () => {
    const wizard = await resumeModal(5, lang);
    const seen: (string | null)[] = [];
    const look = () => seen.push(screen.getByRole('dialog').textContent);
    await heading(lang, 5);
    look();
    for (const step of [4, 3, 2, 1] as const) {
      await wizard.press(t.back);
      await heading(lang, step);
      look();
    }
    expect(seen.filter((text) => text !== null && /coming soon|قريبًا/i.test(text))).toEqual([]);
  });

  test.each([
    ['*/api/specialties', 1, 'specialty'],
    ['*/api/doctors/:id', 2, 'doctor'],
    ['*/api/available-days', 3, null],
    ['*/api/user', 4, 'details'],
  ] as const)('S69: when %s fails it is logged, loading stops and it can be tried again', async (path, step, place) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get(path, () => refusal('INTERNAL', 500), { once: true }));
    const wizard = await resumeModal(step, lang);
    const failed = place === null ? shared.slots.daysFailed : t[place].failed;
    expect(await screen.findByText(failed)).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('INTERNAL'));
    await wizard.press(shared.retry);
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    log.mockRestore();
  });

  test('a doctor who left since is said to have left, with the way to choose another', async () => {
    server.use(http.get('*/api/available-days', () => refusal('NOT_FOUND', 404)));
    const wizard = await resumeModal(3, lang);
    expect(await screen.findByText(t.date.doctorGone)).toBeVisible();
    expect(screen.queryByRole('button', { name: shared.retry })).toBeNull();
    await wizard.press(t.failure.otherDoctor);
    await heading(lang, 2);
  });

  test('S69: times that cannot be loaded can be tried again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/available-slots', () => HttpResponse.error(), { once: true }));
    const wizard = await resumeModal(3, lang);
    await wizard.user.click(await day('2026-11-24'));
    expect(await screen.findByText(shared.slots.failed)).toBeVisible();
    await wizard.press(shared.retry);
    expect(await screen.findByRole('button', { name: t.half7 })).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('NETWORK'));
    log.mockRestore();
  });
});

test('S56: the language button turns the wizard over in place and keeps the draft', async () => {
  const wizard = await resumeModal(3, 'ar');
  await wizard.user.click(await day('2026-11-24'));
  await wizard.press(words('ar').half7);
  await wizard.press('English');
  await heading('en', 3);
  expect(screen.getByRole('button', { name: words('en').half7 })).toHaveAttribute('aria-pressed', 'true');
  await wizard.press('العربية');
  await heading('ar', 3);
  expect(keptBooking().draft).toMatchObject({ doctor: { id: 101 }, date: '2026-11-24', time: '07:30', step: 3 });
});
