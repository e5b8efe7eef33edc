import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '@clinic/kit/testing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { account } from '../../../testing/remote-under-test.ts';
import { aDisplacedVisit, aWeek, fakeSchedules } from '../../../parts/schedules/testing/fake-schedules.ts';
import { weekdayName } from './weekday-name.ts';

const { clinic } = fakeSchedules();

beforeEach(() => sessionStorage.clear());

describe.each(['ar', 'en'] as const)('%s: saving a doctor’s week', (lang) => {
  const open = () => renderRoute(account, '/desk/schedules/58', { lang });

  test('appointments that no longer fit: each is decided before anything is saved', async () => {
    clinic.effect = {
      ...clinic.effect,
      visits: [
        aDisplacedVisit(),
        aDisplacedVisit({ id: 8, time: '16:30', moves: [{ date: '2026-11-22', time: '10:30' }] }),
      ],
    };
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.review') }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: t('schedules.week.save') });
    await user.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('schedules.errors.undecided'));
    expect(clinic.sent.map(([path]) => path)).toEqual(['doctors/58/effect']);

    await user.click(dialog.getByRole('button', { name: t('schedules.settle.all.move') }));
    const time = `${formatDate('2026-11-22', lang, 'short')} ${formatTime('16:30', lang)}`;
    const second = dialog.getByRole('combobox', { name: t('schedules.settle.what', { time }) });
    await user.selectOptions(
      second,
      t('schedules.settle.handOver', { doctor: lang === 'ar' ? 'د. طبيب 67' : 'Dr. Doctor 67' }),
    );
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(clinic.sent.at(-1)?.[1]).toMatchObject({
      settlements: [
        { id: 7, action: 'move', date: '2026-11-22', time: '10:00' },
        { id: 8, action: 'hand-over', doctor_id: 67 },
      ],
    });
  });

  test('somebody booked meanwhile: that appointment comes to the others, whose decisions stay', async () => {
    const effect = (...visits: ReturnType<typeof aDisplacedVisit>[]) => ({ ...clinic.effect, visits });
    clinic.effect = effect(aDisplacedVisit());
    const { user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('schedules.week.review') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('schedules.settle.all.stay') }));
    clinic.effect = effect(aDisplacedVisit(), aDisplacedVisit({ id: 8, time: '16:30' }));
    clinic.refusal = { status: 409, body: { code: 'VISITS_UNSETTLED' } };
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));

    const time = `${formatDate('2026-11-22', lang, 'short')} ${formatTime('16:30', lang)}`;
    await user.selectOptions(await dialog.findByLabelText(t('schedules.settle.what', { time })), 'cancel');
    clinic.refusal = null;
    await user.click(dialog.getByRole('button', { name: t('schedules.week.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(clinic.sent.at(-1)?.[1]).toMatchObject({
      settlements: [
        { id: 7, action: 'stay' },
        { id: 8, action: 'cancel' },
      ],
    });
  });

  test('a colleague was first: what was typed stays until somebody loads the latest', async () => {
    clinic.refusal = { status: 409, body: { code: 'EDIT_CONFLICT' } };
    const { user, t } = await open();
    const sunday = () => screen.findByRole('group', { name: weekdayName(0, lang) });
    fireEvent.change(within(await sunday()).getByLabelText(t('schedules.week.from')), { target: { value: '10:00' } });
    // Counting the effect loads the page again, and with it what the colleague saved.
    clinic.week = aWeek({ version: 4 });
    await user.click(screen.getByRole('button', { name: t('schedules.week.review') }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('schedules.week.save') }));
    const restart = await screen.findByRole('button', { name: t('schedules.week.restart') });
    expect(clinic.sent.at(-1)?.[1]).toMatchObject({ version: 3 });
    await user.click(restart);
    expect(within(await sunday()).getByLabelText(t('schedules.week.from'))).toHaveValue('09:00');
  });
});
