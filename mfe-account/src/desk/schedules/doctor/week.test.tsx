import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { formatTime } from '@clinic/contracts/time';
import { account } from '../../../testing/remote-under-test.ts';
import { aWeek, fakeSchedules } from '../../../parts/schedules/testing/fake-schedules.ts';
import { weekdayName } from './weekday-name.ts';

const { clinic, server } = fakeSchedules();

beforeEach(() => sessionStorage.clear());

describe.each(['ar', 'en'] as const)('%s: a doctor’s week', (lang) => {
  const open = () => renderRoute(account, '/desk/schedules/58', { lang });
  const sunday = weekdayName(0, lang);
  const monday = weekdayName(1, lang);
  const day = (name: string) => within(screen.getByRole('group', { name }));

  test('hours are changed, a break is added, a day copied; what is sent is what stands there', async () => {
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    fireEvent.change(day(sunday).getByLabelText(t('schedules.week.to')), { target: { value: '16:00' } });
    const spans = { day: sunday, from: '09:00', to: '16:00' };
    await user.click(day(sunday).getByRole('button', { name: t('schedules.week.breakIn', spans) }));
    const copy = t('schedules.week.copyTo', { day: monday, before: sunday });
    await user.click(day(monday).getByRole('button', { name: copy }));
    const write = (label: string, value: string) =>
      fireEvent.change(
        screen.getByLabelText((text) => text.startsWith(label)),
        { target: { value } },
      );
    write(t('schedules.rules.leadHours'), '72');
    write(t('schedules.rules.bufferAfter'), '10');
    write(t('schedules.rules.mostPerDay'), '12');
    await user.click(screen.getByRole('button', { name: t('schedules.week.review') }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status')).toHaveTextContent('12');
    const hours = [
      { weekday: 0, opens: '09:00', minutes: 195, branch_id: 1 },
      { weekday: 0, opens: '12:45', minutes: 195, branch_id: 1 },
    ];
    const timetables = [
      {
        ...{ kind: 'normal', valid_from: null, valid_to: null },
        hours: [...hours, ...hours.map((one) => ({ ...one, weekday: 1 }))],
      },
    ];
    const rules = { slot_minutes: 30, lead_hours: 72, buffer_before: 0, buffer_after: 10, most_per_day: 12 };
    expect(clinic.sent).toEqual([['doctors/58/effect', { ...rules, timetables }]]);
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(clinic.sent.at(-1)).toEqual(['doctors/58', { version: 3, ...rules, timetables, settlements: [] }]);
  });

  test('kinds of visits and rules of single hours: written, sent by their places, drawn and told in words', async () => {
    clinic.week = aWeek({
      kinds: [{ id: 5, name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15, by_patients: true }],
    });
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    await user.click(screen.getByRole('button', { name: t('schedules.kinds.add') }));
    const added = within(screen.getByRole('group', { name: t('schedules.kinds.one', { name: '2' }) }));
    const label = (text: string) => (name: string) => name.startsWith(text);
    fireEvent.change(added.getByLabelText(label(t('schedules.kinds.nameAr'))), { target: { value: 'إجراء' } });
    fireEvent.change(added.getByLabelText(label(t('schedules.kinds.nameEn'))), { target: { value: 'Procedure' } });
    const name = lang === 'ar' ? 'إجراء' : 'Procedure';
    const procedure = within(screen.getByRole('group', { name: t('schedules.kinds.one', { name }) }));
    fireEvent.change(procedure.getByLabelText(label(t('schedules.kinds.minutes'))), { target: { value: '60' } });
    await user.click(procedure.getByLabelText(t('schedules.kinds.byPatients')));
    await user.click(screen.getByRole('button', { name: t('schedules.kinds.raise', { name }) }));
    await user.click(day(sunday).getByLabelText(t('schedules.week.byPhone')));
    await user.click(day(sunday).getByLabelText(t('schedules.kinds.ordinary')));
    const drawing = within(screen.getByRole('figure', { name: t('schedules.week.drawn') }));
    const block = drawing.getByRole('button');
    expect(block.getAttribute('aria-label')).toContain(t('schedules.week.byPhone'));
    expect(block).toHaveTextContent(name);
    expect(block).toHaveAttribute('data-by-phone');

    const review = () => user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    await review();
    await screen.findByRole('dialog');
    const written = [
      { name_ar: 'إجراء', name_en: 'Procedure', minutes: 60, by_patients: false },
      { id: 5, name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15, by_patients: true },
    ];
    const sent = clinic.sent.at(-1)?.[1] as { kinds: unknown; timetables: { hours: unknown[] }[] };
    expect(sent.kinds).toEqual(written);
    expect(sent.timetables[0]?.hours).toEqual([
      { weekday: 0, opens: '09:00', minutes: 480, branch_id: 1, by_phone: true, kinds: [1, 2] },
    ]);
    await user.click(screen.getByRole('button', { name: t('schedules.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Hours for kinds that are all removed are for none, until somebody says for what.
    await user.click(screen.getByRole('button', { name: t('schedules.kinds.remove', { name }) }));
    const other = lang === 'ar' ? 'متابعة' : 'Follow-up';
    await user.click(day(sunday).getByLabelText(other));
    await review();
    expect(await screen.findByRole('link', { name: t('schedules.errors.noKind') })).toBeVisible();
    expect(clinic.sent).toHaveLength(1);
  });

  test('hours are moved and resized in the drawing by keys, told aloud, and are what the fields have', async () => {
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    const drawing = within(screen.getByRole('figure', { name: t('schedules.week.drawn') }));
    const block = drawing.getByRole('button');
    const hoursOn = (name: string) =>
      (['from', 'to'] as const).map((end) => day(name).getByLabelText(t(`schedules.week.${end}`)));
    const [toNext, toLast] = lang === 'ar' ? ['Left', 'Right'] : ['Right', 'Left'];
    act(() => block.focus());
    await user.keyboard(`{Arrow${toNext}}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}`);
    const [from, to] = hoursOn(monday);
    expect(from).toHaveValue('08:30');
    expect(to).toHaveValue('17:15');
    expect(day(sunday).getByText(t('schedules.week.off'))).toBeVisible();
    const spans = { day: monday, from: formatTime('08:30', lang), to: formatTime('17:15', lang) };
    expect(drawing.getByRole('status')).toHaveTextContent(t('schedules.week.line', spans));
    expect(block).toHaveFocus();
    const named = { day: monday, begins: spans.from, ends: spans.to };
    expect(block).toHaveAccessibleName(t('schedules.week.block', named));

    // The week ends where it ends. Hours over others are told, and refused by the API only.
    await user.keyboard(`{Arrow${toLast}}{Arrow${toLast}}`);
    await user.click(day(sunday).getByRole('button', { name: t('schedules.week.addHoursOn', { day: sunday }) }));
    act(() => block.focus());
    await user.keyboard(`{Shift>}${'{ArrowDown}'.repeat(5)}{/Shift}`);
    const over = { day: sunday, from: formatTime('08:30', lang), to: formatTime('18:30', lang) };
    expect(drawing.getByRole('status')).toHaveTextContent(t('schedules.week.movedOver', over));

    // Midnight is the last end of a day.
    await user.keyboard(`{Shift>}${'{ArrowDown}'.repeat(23)}{/Shift}`);
    expect(day(sunday).getAllByDisplayValue('08:30')).toHaveLength(1);
    expect(day(sunday).getAllByDisplayValue('00:00')).toHaveLength(1);
  });

  test('what is typed and not saved outlives the page, until it is saved or discarded', async () => {
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    const to = () => day(sunday).getByLabelText(t('schedules.week.to'));
    fireEvent.change(to(), { target: { value: '16:00' } });
    cleanup();
    await open();
    expect(await screen.findByText(t('schedules.week.restored'))).toBeVisible();
    expect(to()).toHaveValue('16:00');

    await user.click(screen.getByRole('button', { name: t('schedules.week.reset') }));
    expect(screen.queryByText(t('schedules.week.restored'))).toBeNull();
    expect(to()).toHaveValue('17:00');
    cleanup();
    await open();
    await screen.findByRole('group', { name: sunday });
    expect(to()).toHaveValue('17:00');
  });

  test('another doctor begins with the own hours, not with what was typed for the one before', async () => {
    const { user, t, navigate } = await open();
    await screen.findByRole('group', { name: sunday });
    const to = () => day(sunday).getByLabelText(t('schedules.week.to'));
    fireEvent.change(to(), { target: { value: '16:00' } });
    clinic.week = aWeek({
      ...{ doctor: { id: 59, name_ar: 'د. طبيب 59', name_en: 'Dr. Doctor 59' }, version: 8 },
      timetables: [
        {
          ...{ kind: 'normal', valid_from: null, valid_to: null },
          hours: [{ weekday: 0, opens: '10:00', minutes: 240, branch_id: 1 }],
        },
      ],
    });
    await act(() => navigate('/desk/schedules/59'));
    await screen.findByRole('heading', { name: lang === 'ar' ? 'د. طبيب 59' : 'Dr. Doctor 59' });
    expect(to()).toHaveValue('14:00');
    await user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() => expect(clinic.sent.at(-1)).toMatchObject(['doctors/59', { version: 8 }]));
  });

  test('a week that a colleague changed meanwhile is not saved over with what was kept', async () => {
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    fireEvent.change(day(sunday).getByLabelText(t('schedules.week.to')), { target: { value: '16:00' } });
    cleanup();
    clinic.week = aWeek({ version: 4 });
    await open();
    await screen.findByText(t('schedules.week.restored'));
    await user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() => expect(clinic.sent.at(-1)).toMatchObject(['doctors/58', { version: 3 }]));
  });

  test('what is changed while the effect is counted is counted too, before anything is saved', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/api/schedules/doctors/:id/effect', () => held.then(() => undefined), { once: true }));
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.review') }));
    fireEvent.change(day(sunday).getByLabelText(t('schedules.week.from')), { target: { value: '10:00' } });
    act(() => answer());
    const dialog = within(await screen.findByRole('dialog'));
    expect(clinic.sent.map(([path]) => path)).toEqual(['doctors/58/effect', 'doctors/58/effect']);
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() => expect(clinic.sent).toHaveLength(3));
    const [, counted, saved] = clinic.sent.map(([, body]) => (body as { timetables: unknown }).timetables);
    expect(saved).toEqual(counted);
    expect(JSON.stringify(saved)).toContain('10:00');
  });

  test('leave that is begun while the effect is counted stays, with what was typed', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let counted = 0;
    server.use(
      http.post('*/api/schedules/doctors/:id/effect', async () => {
        await held;
        counted += 1;
      }),
    );
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.review') }));
    await user.click(screen.getByRole('button', { name: t('schedules.leave.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    const first = dialog.getByLabelText(new RegExp(`^${t('schedules.leave.first')}`));
    fireEvent.change(first, { target: { value: '2026-11-25' } });
    act(() => answer());
    await waitFor(() => expect(dialog.getByRole('button', { name: t('schedules.back') })).toBeEnabled());
    expect(counted).toBe(1);
    await user.click(first);
    expect(first).toBeVisible();
    expect(first).toHaveValue('2026-11-25');
    await user.click(dialog.getByRole('button', { name: t('schedules.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('what the API says of hours stands at their field', async () => {
    server.use(
      http.post('*/api/schedules/doctors/:id/effect', () =>
        HttpResponse.json(
          {
            ...{ code: 'VALIDATION', message: 'x', request_id: 'r' },
            errors: { 'timetables.0.hours.0.opens': ['schedules.errors.overlap'] },
          },
          { status: 422 },
        ),
      ),
    );
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.review') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('schedules.errors.overlap'));
    expect(day(sunday).getByLabelText(t('schedules.week.from'))).toBeInvalid();
  });

  test('hours of a period are a copy of the usual ones, with dates', async () => {
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.add.period') }));
    await user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    await screen.findByRole('dialog');
    expect(clinic.sent[0]?.[1]).toMatchObject({
      timetables: [
        { kind: 'normal' },
        { kind: 'period', valid_from: '2026-12-21', valid_to: '2027-01-19', hours: [{ weekday: 0, opens: '09:00' }] },
      ],
    });
  });

  test('leave is listed and ended; closed days of the clinic only listed', async () => {
    const leave = { from: '12:00', last: '2026-12-02', until: null };
    clinic.week = aWeek({
      leave: [
        { ...leave, id: 5, clinic: false, first: '2026-12-01' },
        { ...leave, id: 6, clinic: true, first: '2026-12-02', from: null },
      ],
    });
    const { user, t } = await open();
    await screen.findByText(t('schedules.leave.clinic'));
    const [end, ...others] = screen.getAllByRole('button', { name: new RegExp(`^${t('schedules.leave.end')}:`) });
    expect(others).toEqual([]);
    await user.click(end as HTMLElement);
    await screen.findByText(t('schedules.leave.none'));
    expect(clinic.sent).toEqual([['end 5', null]]);
  });

  test('where the page cannot be loaded again after leave was ended, the week stays and says so', async () => {
    clinic.week = aWeek({
      leave: [{ from: '12:00', last: '2026-12-02', until: null, id: 5, clinic: false, first: '2026-12-01' }],
    });
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    server.use(http.get('*/api/schedules/doctors/:id', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('schedules.leave.end')}:`) }));
    await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
    expect(screen.getByRole('group', { name: sunday })).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    await waitFor(() => expect(screen.queryByText(t('desk:stale'))).toBeNull());
  });

  test('a week that could not be loaded again after it was saved is the one that was saved once it can be', async () => {
    const { user, t } = await open();
    await screen.findByRole('group', { name: sunday });
    const to = () => day(sunday).getByLabelText(t('schedules.week.to'));
    fireEvent.change(to(), { target: { value: '16:00' } });
    const review = () => user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    await review();
    const save = await screen.findByRole('button', { name: t('schedules.week.save') });
    const hours = [{ weekday: 0, opens: '09:00', minutes: 420, branch_id: 1 }];
    clinic.week = aWeek({ version: 4, timetables: [{ kind: 'normal', valid_from: null, valid_to: null, hours }] });
    server.use(http.get('*/api/schedules/doctors/:id', () => HttpResponse.error(), { once: true }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: t('shared:retry') }));
    await waitFor(() => expect(screen.queryByText(t('desk:stale'))).toBeNull());
    expect(to()).toHaveValue('16:00');
    await review();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() =>
      expect(clinic.sent.at(-1)).toMatchObject(['doctors/58', { version: 4, timetables: [{ hours }] }]),
    );
  });

  test('a doctor who is not there', async () => {
    server.use(
      http.get('*/api/schedules/doctors/:id', () =>
        HttpResponse.json({ code: 'NOT_FOUND', message: 'x', request_id: 'r' }, { status: 404 }),
      ),
    );
    const { t } = await open();
    await screen.findByText(t('schedules.missing.title'));
  });
});
