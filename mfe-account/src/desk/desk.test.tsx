import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { http, HttpResponse, renderRoute, signedInAs, streams, withStreams } from '@clinic/kit/testing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { account } from '../testing/remote-under-test.ts';
import { search } from './search/index.ts';
import { aDeskDoctor, aDeskVisit, fakeReception, today } from './testing/fake-reception.ts';

const { desk, server } = fakeReception();
withStreams();

describe.each(['ar', 'en'] as const)('%s: the reception desk', (lang) => {
  const open = (url = '/desk?doctor=58') => renderRoute(account, url, { lang });
  const doctorName = lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58';

  test('E10: begins with the whole clinic today: who works, what waits, where somebody fits in', async () => {
    const { t } = await open('/desk');

    expect(await screen.findByRole('heading', { level: 1, name: t('reception.title') })).toBeVisible();
    const clinic = within(
      screen.getByRole('region', { name: t('reception.loads.title', { date: formatDate(today, lang, 'full') }) }),
    );
    expect(clinic.getAllByRole('link')).toHaveLength(1);
    expect(clinic.getByRole('link', { name: doctorName })).toHaveAttribute('href', '/desk?doctor=58');
    clinic.getByText(t('reception.loads.free', { count: 4, time: formatTime('12:30', lang) }));
    expect(screen.queryByRole('button', { name: t('reception.daysOff.open') })).not.toBeInTheDocument();
  });

  test('of a day that is past nobody is told that no time is available', async () => {
    const { t, navigate } = await open('/desk?date=2026-11-20');
    expect(screen.getByRole('link', { name: doctorName })).toBeVisible();
    expect(screen.queryByText(t('reception.loads.full'))).toBeNull();
    await act(() => navigate('/desk?date=2026-11-22'));
    expect(
      await screen.findByText(t('reception.loads.free', { count: 4, time: formatTime('12:30', lang) })),
    ).toBeVisible();
  });

  test('the frame finds visits as the desk does, and doctors by their names', async () => {
    const { t } = await open('/desk');
    const args = { room: 'reception', lang, t, most: 5, signal: new AbortController().signal };
    expect(await search({ ...args, text: 'NB-7K3M9Q' })).toEqual([
      {
        title: 'سارة الحربي',
        detail: [formatDate(today, lang), formatTime('11:00', lang), doctorName, 'NB-7K3M9Q'].join(' · '),
        kind: t('reception.status.pending'),
        address: '/desk?search=NB-7K3M9Q',
      },
    ]);
    expect((await search({ ...args, text: doctorName })).at(-1)).toMatchObject({
      title: doctorName,
      address: '/desk?doctor=58',
    });
  });

  test('a doctor with kinds of visits: free times of each, booked as that kind; a visit says its own', async () => {
    const kind = { id: 7, name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15 };
    desk.kinds = [kind];
    desk.day.visits = [aDeskVisit({ kind })];
    const { user, t, location } = await open('/desk?doctor=58&kind=9');
    expect(desk.asked).toEqual([`58 ${today} ${today} kind 9`, `58 ${today} ${today}`]);
    const text = lang === 'ar' ? 'متابعة · 15 دقيقة' : 'Follow-up · 15 minutes';
    expect(screen.getAllByText(text)).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: text }));
    await waitFor(() => expect(desk.asked.at(-1)).toBe(`58 ${today} ${today} kind 7`));
    await waitFor(() => expect(location()).toBe('/desk?doctor=58&kind=7'));
    await user.click(
      await screen.findByRole('button', { name: t('reception.free.bookAt', { time: formatTime('10:00', lang) }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(new RegExp(text))).toBeVisible();
    await user.type(
      dialog.getByLabelText((label) => label.startsWith(t('reception.book.name'))),
      'نورة',
    );
    await user.type(
      dialog.getByLabelText((label) => label.startsWith(t('reception.book.phone'))),
      '0500000012',
    );
    await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
    await waitFor(() =>
      expect(desk.sent.at(-1)).toEqual(['appointments', expect.objectContaining({ kind_id: 7, time: '10:00' })]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a day follows what colleagues do, but not while somebody is at a field', async () => {
    const { user } = await open();
    expect(streams.map(({ url }) => url)).toEqual(['/api/desk-events?at=visits%3A58']);
    const field = screen.getByRole('searchbox');
    await user.click(field);
    streams[0]?.open();
    desk.day.visits = [aDeskVisit({ patient_name: 'نورة' })];
    streams[0]?.say({ kind: 'changed' });
    // One letter alone searches for nothing, however long the machine takes over it.
    await user.keyboard('ن');
    expect(field).toHaveFocus();
    expect(screen.queryByText('نورة')).toBeNull();
    await user.tab();
    expect(await screen.findByText('نورة')).toBeVisible();
  });

  test('a day shows what colleagues did while its stream could not be opened', async () => {
    await open();
    streams[0]?.fail();
    desk.day.visits = [aDeskVisit({ patient_name: 'نورة' })];
    streams[0]?.open();
    expect(await screen.findByText('نورة')).toBeVisible();
  });

  test('what is found by a search stays as it was found, until somebody searches again', async () => {
    const { user, t } = await open('/desk?search=NB-7K3M9Q');
    expect(streams).toEqual([]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await user.click(screen.getByRole('button', { name: t('reception.refresh') }));
    await waitFor(() => expect(desk.asked).toHaveLength(2));
    const refresh = screen.getByRole('button', { name: t('reception.refresh') });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled', 'true'));
    expect(desk.asked).toEqual(['NB-7K3M9Q', 'NB-7K3M9Q']);
  });

  test('a doctor’s week is saved under a name; a search for a patient is not', async () => {
    localStorage.clear();
    const { user, t, navigate } = await open('/desk?doctor=58&date=2026-11-30&view=week');
    await user.click(await screen.findByRole('button', { name: t('desk:filters.save') }));
    expect(screen.getByLabelText(t('desk:filters.name'))).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk:filters.cancel') }));
    expect(screen.getByRole('group', { name: t('desk:filters.label') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('desk:filters.save') }));
    await user.keyboard('Mine');
    await user.click(screen.getByRole('button', { name: t('desk:filters.keep') }));
    await act(() => navigate('/desk'));
    expect(await screen.findByRole('link', { name: 'Mine' })).toHaveAttribute('href', '/desk?doctor=58&view=week');
    await act(() => navigate('/desk?search=NB-7K3M9Q'));
    await screen.findByRole('region', { name: t('reception.found.title') });
    expect(screen.queryByRole('group', { name: t('desk:filters.label') })).toBeNull();
    expect(JSON.stringify(localStorage)).not.toContain('7K3M9Q');
  });

  test('a clinic with one branch has no choice of branches', async () => {
    const { t } = await open('/desk');
    await screen.findByRole('heading', { level: 1, name: t('reception.title') });
    expect(screen.queryByRole('navigation', { name: t('reception.branch') })).toBeNull();
  });

  test('the clinic’s day is narrowed to one of several branches', async () => {
    desk.branches = [
      { id: 1, name_ar: 'العليا', name_en: 'Olaya' },
      { id: 2, name_ar: 'الياسمين', name_en: 'Yasmin' },
    ];
    const { t, user, location } = await open('/desk');
    const chips = within(await screen.findByRole('navigation', { name: t('reception.branch') }));
    expect(chips.getByRole('link', { current: true })).toHaveTextContent(t('reception.everyBranch'));
    const yasmin = chips.getByRole('link', { name: lang === 'ar' ? 'الياسمين' : 'Yasmin' });
    expect(yasmin).toHaveAttribute('href', '/desk?branch=2');
    await user.click(yasmin);
    await waitFor(() => expect(desk.asked).toContain('branch 2'));
    await waitFor(() => expect(location()).toBe('/desk?branch=2'));
  });

  test('E10: a doctor is chosen by a part of the name, and stands in the address', async () => {
    const { user, t, location } = await open('/desk');

    await user.type(await screen.findByRole('combobox', { name: new RegExp(`^${t('reception.doctor')}`) }), '67');
    await user.click(await screen.findByRole('option', { name: /67/ }));
    await screen.findByRole('button', { name: t('reception.daysOff.open') });
    await waitFor(() => expect(location()).toBe('/desk?doctor=67'));
  });

  test('E10: a day by the clock: visits, free times, what is kept, leave; cancelled visits apart', async () => {
    desk.day = {
      ...desk.day,
      visits: [
        aDeskVisit({ account_name: 'خالد', coming_at: '2026-11-20T08:00:00.000Z' }),
        aDeskVisit({ id: 8, status: 'cancelled', patient_name: 'ملغاة', may: [] }),
      ],
      held: [{ time: '11:30', ends_at: `${today}T09:00:00.000Z`, kind: 'offer', until: `${today}T08:20:00.000Z` }],
      leave: [{ id: 3, from: '13:00', to: '14:00', first: today, last: today, clinic: false, may_end: false }],
    };
    const { t } = await open();

    const day = within(await screen.findByRole('region', { name: new RegExp(formatDate(today, lang, 'full')) }));
    const [list] = day.getAllByRole('list') as [HTMLElement];
    const lines = [...list.children];
    const texts = ['10:00', '11:00', '11:30', '12:00', '13:00'].map((time) => formatTime(time, lang));
    expect(lines.map((line, index) => line.textContent?.includes(texts[index] ?? ''))).toEqual(texts.map(() => true));
    expect(lines[1]).toHaveTextContent('سارة الحربي');
    expect(lines[1]).toHaveTextContent('050 000 0011');
    expect(lines[1]).toHaveTextContent(t('reception.status.pending'));
    expect(lines[1]).toHaveTextContent('خالد');
    expect(lines[1]).toHaveTextContent(t('reception.visit.coming'));
    expect(lines[2]).toHaveTextContent(t('reception.held.offer', { time: formatTime('11:20', lang) }));
    expect(lines[4]).toHaveTextContent(t('reception.leave.doctorUntil', { time: formatTime('14:00', lang) }));
    expect(day.getByText(t('reception.day.ended', { count: 1 }))).toBeVisible();
  });

  test('leave of a day is not there on the next one, also where two begin at one time', async () => {
    const leave = { from: null, to: null, first: today, last: today, clinic: false, may_end: true };
    desk.day = { ...desk.day, leave: [3, 4].map((id) => ({ ...leave, id })) };
    const { user, t } = await open();
    expect(await screen.findAllByText(t('reception.leave.doctor'))).toHaveLength(2);
    desk.day = { ...desk.day, date: '2026-11-22', leave: [] };
    await user.click(screen.getByRole('link', { name: t('reception.date.next.day') }));
    await screen.findByRole('region', { name: new RegExp(formatDate('2026-11-22', lang, 'full')) });
    expect(screen.queryByText(t('reception.leave.doctor'))).toBeNull();
  });

  test('E10: the week, with the way to each of its days', async () => {
    const { t } = await open('/desk?doctor=58&view=week');

    const week = await screen.findByRole('region', { name: t('reception.week.title', { doctor: doctorName }) });
    expect(desk.asked).toEqual(['58 2026-11-15 2026-11-21']);
    const links = within(week)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toContain('/desk?doctor=58');
    expect(links).toContain('/desk?doctor=58&date=2026-11-22');
  });

  test('E10: the week of the whole clinic, every doctor beside every day, with the way to each', async () => {
    const { t, user, location } = await open('/desk?view=week');

    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    const [row, ...others] = within(table).getAllByRole('row').slice(1);
    expect(others).toEqual([]);
    if (row === undefined) throw new Error('no doctor');
    expect(within(row).getByRole('rowheader')).toHaveTextContent(doctorName);
    const days = within(row).getAllByRole('cell');
    expect(days).toHaveLength(7);
    expect(days[0]).toHaveTextContent(t('reception.clinicWeek.visits', { count: 6 }));
    expect(days[0]).toHaveTextContent(t('reception.clinicWeek.pending', { count: 2 }));
    await user.click(within(days[0] as HTMLElement).getByRole('link'));
    await waitFor(() => expect(location()).toBe('/desk?doctor=58&date=2026-11-15'));
  });

  test('the days before and after, and today again', async () => {
    const { user, t, location } = await open('/desk?doctor=58&date=2026-11-24');

    const step = async (name: string, url: string, date: string) => {
      await user.click(await screen.findByRole('link', { name }));
      expect(await screen.findByDisplayValue(date)).toBeVisible();
      expect(location()).toBe(url);
    };
    await step(t('reception.date.next.day'), '/desk?doctor=58&date=2026-11-25', '2026-11-25');
    await step(t('reception.date.today'), '/desk?doctor=58', today);
    await step(t('reception.date.previous.day'), '/desk?doctor=58&date=2026-11-20', '2026-11-20');
  });

  test('a date is typed and stepped through in one field, which keeps the focus and follows the other controls', async () => {
    const { user, t, location } = await open();
    const field = screen.getByLabelText(t('reception.date.field'));
    act(() => field.focus());
    for (const day of ['2026-11-22', '2026-11-23']) {
      fireEvent.change(field, { target: { value: day } });
      await waitFor(() => expect(location()).toBe(`/desk?doctor=58&date=${day}`));
      expect(field).toHaveFocus();
    }
    await user.click(screen.getByRole('link', { name: t('reception.date.today') }));
    await waitFor(() => expect(field).toHaveValue(today));
  });

  test('E10: a doctor looks at the own day and can do nothing in it', async () => {
    signedInAs({ role: roles.doctor, name: 'د. طبيب' });
    Object.assign(desk, { mayAct: false, doctors: [aDeskDoctor(58)] });
    desk.day = { ...desk.day, visits: [aDeskVisit({ may: [] })] };
    const { user, t } = await open('/desk?search=whoever');

    await user.click(await screen.findByRole('button', { name: 'سارة الحربي' }));
    expect(await screen.findByText(t('reception.history.title'))).toBeVisible();
    for (const name of ['confirm', 'reject', 'cancel', 'move'].map((one) => t(`reception.acts.${one}`))) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    const free = t('reception.free.bookAt', { time: formatTime('12:00', lang) });
    expect(screen.queryByRole('button', { name: free })).not.toBeInTheDocument();
    expect(screen.getByText(formatTime('12:00', lang))).toBeVisible();
    expect(desk.asked).toEqual(['58 2026-11-21 2026-11-21']);
  });

  test('E10: searching, with the way to the day of what was found', async () => {
    const { t } = await open('/desk?search=NB-7K');

    expect(await screen.findByText(t('reception.found.count', { count: 1 }))).toBeVisible();
    expect(desk.asked).toEqual(['NB-7K']);
    expect(screen.getByRole('link', { name: new RegExp(formatDate(today, lang, 'full')) })).toHaveAttribute(
      'href',
      '/desk?doctor=58&date=2026-11-21',
    );
  });

  test('R9: of a doctor whose days cannot be loaded, those of another one are not shown', async () => {
    const { t, navigate } = await open();
    await screen.findByRole('button', { name: 'سارة الحربي' });
    server.use(http.get('*/api/reception/days', () => HttpResponse.error()));
    await act(() => navigate('/desk?doctor=67'));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('button', { name: t('shared:retry') })).toBeVisible();
    expect(notice).not.toHaveTextContent(t('desk:stale'));
    expect(screen.queryByRole('button', { name: 'سارة الحربي' })).toBeNull();
  });

  test('R9: what cannot be loaded is said, with the way to try again', async () => {
    server.use(http.get('*/api/reception/doctors', () => HttpResponse.error(), { once: true }));
    const { user, t } = await open();
    const main = await screen.findByRole('heading', { level: 1, name: t('reception.title') });
    expect(main).toBeVisible();
    const [retry] = screen.getAllByRole('button').slice(-1);
    await user.click(retry as HTMLElement);
    expect(await screen.findByRole('button', { name: 'سارة الحربي' })).toBeVisible();
  });
});
