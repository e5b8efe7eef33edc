import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { formatDate } from '@clinic/contracts/time';
import { search } from './search/index.ts';
import { account } from '../../testing/remote-under-test.ts';
import {
  aScheduledDoctor,
  aDisplacedVisit,
  fakeSchedules,
  today,
} from '../../parts/schedules/testing/fake-schedules.ts';

const { clinic, server } = fakeSchedules();

describe.each(['ar', 'en'] as const)('%s: doctors whose weeks are kept', (lang) => {
  const open = (url = '/desk/schedules') => renderRoute(account, url, { lang });
  const doctorName = lang === 'ar' ? 'د. طبيب 58' : 'Dr. Doctor 58';

  test('each with their hours and next leave, and the way to their week', async () => {
    clinic.doctors = [aScheduledDoctor({ leave: { first: '2026-12-01', last: '2026-12-05' } })];
    const { t } = await open();
    const link = await screen.findByRole('link', { name: doctorName });
    expect(link).toHaveAttribute('href', '/desk/schedules/58');
    screen.getByText(t('schedules.hoursOfWeek', { hours: '40.5' }));
    screen.getByText(t('schedules.awayFrom', { date: formatDate('2026-12-01', lang, 'short') }));
    expect(screen.queryByRole('navigation', { name: t('schedules.branch') })).toBeNull();
  });

  test('a search and a branch stand in the address', async () => {
    clinic.branches = [
      { id: 1, name_ar: 'العليا', name_en: 'Olaya' },
      { id: 2, name_ar: 'الياسمين', name_en: 'Yasmin' },
    ];
    const { user, location } = await open();
    await user.click(await screen.findByRole('link', { name: lang === 'ar' ? 'الياسمين' : 'Yasmin' }));
    await waitFor(() => expect(location()).toBe('/desk/schedules?branch=2'));
    await user.type(screen.getByRole('searchbox'), 'طبيب{Enter}');
    await waitFor(() => expect(clinic.asked.at(-1)).toContain('branch_id=2'));
    await waitFor(() => expect(decodeURIComponent(location())).toBe('/desk/schedules?search=طبيب&branch=2'));
  });

  test('the frame finds doctors whose weeks are kept', async () => {
    const { t } = await open();
    const { signal } = new AbortController();
    const [found] = await search({ text: 'طبيب', room: 'schedules', lang, t, most: 5, signal });
    expect(found).toMatchObject({ title: doctorName, address: '/desk/schedules/58' });
    expect(clinic.asked.at(-1)).toContain('search=');
  });

  test('nobody found, and the way back to all', async () => {
    clinic.doctors = [];
    const { t } = await open('/desk/schedules?search=xy');
    await screen.findByText(t('schedules.none.title'));
    expect(screen.getByRole('link', { name: t('schedules.none.all') })).toHaveAttribute('href', '/desk/schedules');
  });

  test('a role that was changed meanwhile is said', async () => {
    server.use(
      http.get('*/api/schedules/doctors', () =>
        HttpResponse.json({ code: 'FORBIDDEN', message: 'x', request_id: 'r' }, { status: 403 }),
      ),
    );
    const { t } = await open();
    await screen.findByText(t('schedules.refused.title'));
  });

  test('the clinic is closed for a day: the effect first, every appointment settled, then one step', async () => {
    clinic.effect = {
      ...{ won: 0, lost: 40, days: [{ date: '2026-12-01', before: 40, after: 0 }] },
      visits: [aDisplacedVisit({ may_stay: false, colleagues: [] })],
    };
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.closure.open') }));
    const dialog = within(screen.getByRole('dialog'));
    const save = dialog.getByRole('button', { name: t('schedules.closure.save') });
    expect(save).toBeDisabled();
    await user.type(dialog.getByLabelText(t('schedules.leave.first')), '2026-12-01');
    await dialog.findByRole('heading', { name: t('schedules.settle.title', { count: 1 }) });
    expect(dialog.queryByRole('button', { name: t('schedules.settle.all.hand-over') })).toBeNull();

    await user.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('schedules.errors.undecided'));
    await user.click(dialog.getByRole('button', { name: t('schedules.settle.all.cancel') }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(clinic.sent.at(-1)).toEqual([
      'leave',
      {
        ...{ doctor_id: null, first: '2026-12-01', last: '2026-12-01', from: null, until: null },
        ...{ reason: 'clinic-closed', settlements: [{ id: 7, action: 'cancel' }] },
      },
    ]);
  });

  test('an effect that could not be counted is counted again', async () => {
    const { user, t } = await open();
    server.use(
      http.post('*/api/schedules/leave/effect', () => new HttpResponse(null, { status: 502 }), { once: true }),
    );
    await user.click(await screen.findByRole('button', { name: t('schedules.closure.open') }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(t('schedules.leave.first')), '2026-12-01');
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('schedules.effect.failed'));
    await user.click(dialog.getByRole('button', { name: t('shared:retry') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: t('schedules.closure.save') })).toBeEnabled());
  });

  test('closed days with more appointments than one step settles: a shorter time is asked for', async () => {
    const errors = { settlements: ['schedules.errors.tooManyVisits'] };
    const refusal = { code: 'VALIDATION', message: '', request_id: 'r', errors };
    const { user, t } = await open();
    server.use(
      http.post('*/api/schedules/leave/effect', () => HttpResponse.json(refusal, { status: 422 }), { once: true }),
    );
    await user.click(await screen.findByRole('button', { name: t('schedules.closure.open') }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(t('schedules.leave.first')), '2026-12-01');
    expect(await dialog.findByText(t('schedules.errors.tooManyVisits'))).toBeVisible();
    expect(dialog.queryByText(t('schedules.effect.failed'))).toBeNull();
    expect(dialog.getByRole('button', { name: t('schedules.closure.save') })).toBeDisabled();
  });

  describe('while closed days are written', () => {
    const openClosure = async () => {
      const rendered = await open();
      const { user, t } = rendered;
      await user.click(await screen.findByRole('button', { name: t('schedules.closure.open') }));
      const dialog = within(screen.getByRole('dialog'));
      const first = dialog.getByLabelText(t('schedules.leave.first'));
      await user.type(first, '2026-12-01');
      return { ...rendered, dialog, first };
    };

    test('a refresh of the page that fails leaves what was typed, and is said beside the doctors', async () => {
      const { t, first } = await openClosure();
      server.use(
        http.get('*/api/schedules/doctors', () =>
          HttpResponse.json({ code: 'UNAVAILABLE', message: 'x', request_id: 'r' }, { status: 503 }),
        ),
      );
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(screen.getByText(t('desk:stale'))).toBeInTheDocument());
      expect(first).toBeVisible();
      expect(first).toHaveValue('2026-12-01');
    });

    test('a press beside them leaves what was typed; Escape closes the dialog', async () => {
      const { user, first } = await openClosure();
      await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
      expect(first).toBeVisible();
      expect(first).toHaveValue('2026-12-01');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    test('each refusal in a row has the effect counted again', async () => {
      clinic.refusal = { status: 409, body: { code: 'SLOT_TAKEN' } };
      const { user, t, dialog } = await openClosure();
      const save = dialog.getByRole('button', { name: t('schedules.closure.save') });
      const counted = () => clinic.sent.filter(([path]) => path === 'leave/effect');
      for (const times of [1, 2]) {
        await waitFor(() => expect(save).toBeEnabled());
        await user.click(save);
        await waitFor(() => expect(counted()).toHaveLength(times + 1));
      }
    });
  });

  test('closed days can be opened again', async () => {
    clinic.closures = [{ id: 4, clinic: true, first: today, from: null, last: today, until: null }];
    const { user, t } = await open();
    const span = formatDate(today, lang, 'day');
    await user.click(await screen.findByRole('button', { name: t('schedules.leave.endOf', { span }) }));
    await waitFor(() => expect(clinic.sent).toContainEqual(['end 4', null]));
  });

  test('whoever is limited reads the closed days, and neither closes nor opens the clinic', async () => {
    clinic.closures = [{ id: 4, clinic: true, first: today, from: null, last: today, until: null }];
    clinic.mayClose = false;
    const { t } = await open();
    expect(await screen.findByText(formatDate(today, lang, 'day'))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(t('schedules.leave.end')) })).toBeNull();
    expect(screen.queryByRole('button', { name: t('schedules.closure.open') })).toBeNull();
  });
});
