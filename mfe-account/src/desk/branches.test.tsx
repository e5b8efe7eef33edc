import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '@clinic/kit/testing';
import { formatTime } from '@clinic/contracts/time';
import { account } from '../testing/remote-under-test.ts';
import { fakeReception, today } from './testing/fake-reception.ts';

const { desk } = fakeReception();
const olaya = { id: 1, name_ar: 'العليا', name_en: 'Olaya' };
const yasmin = { id: 2, name_ar: 'الياسمين', name_en: 'Yasmin' };

describe.each(['ar', 'en'] as const)('%s: a doctor of several branches at the desk', (lang) => {
  const nameOf = (branch: typeof olaya) => (lang === 'ar' ? branch.name_ar : branch.name_en);
  beforeEach(() => {
    desk.branches = [olaya, yasmin];
    desk.day = {
      ...{ ...desk.day, visits: desk.day.visits.map((visit) => ({ ...visit, time: '09:00' })) },
      branches: [
        { ...olaya, free: ['10:00'] },
        { ...yasmin, free: ['12:00'] },
      ],
    };
  });
  const named = (label: string) => ({ name: new RegExp(`^${label}`) });

  test('the branch that was chosen narrows the day of a doctor, and can be changed there', async () => {
    const { user, t, location } = await renderRoute(account, '/desk?doctor=58&branch=2', { lang });
    expect(desk.asked).toEqual([`58 ${today} ${today} branch 2`]);
    const chips = within(await screen.findByRole('navigation', { name: t('reception.branch') }));
    expect(chips.getByRole('link', { current: true })).toHaveTextContent(nameOf(yasmin));
    await user.click(chips.getByRole('link', { name: t('reception.everyBranch') }));
    await waitFor(() => expect(location()).toBe('/desk?doctor=58'));
    await waitFor(() => expect(desk.asked.at(-1)).toBe(`58 ${today} ${today}`));
  });

  test('available times stand under their branch, and a booking is for the one that it names', async () => {
    const { user, t } = await renderRoute(account, '/desk?doctor=58', { lang });
    const inYasmin = within(await screen.findByRole('list', { name: nameOf(yasmin) }));
    expect(inYasmin.getAllByRole('button')).toHaveLength(1);
    await user.click(
      inYasmin.getByRole('button', { name: t('reception.free.bookAt', { time: formatTime('12:00', lang) }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(`${t('reception.branch')}: ${nameOf(yasmin)}`);
    await user.type(dialog.getByRole('textbox', named(t('reception.book.name'))), 'منال');
    await user.type(dialog.getByRole('textbox', named(t('reception.book.phone'))), '0551234567');
    await user.click(dialog.getByRole('button', { name: t('reception.book.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toMatchObject([['appointments', { time: '12:00', branch_id: 2 }]]);
  });

  test('a visit is moved to the branch that stands beside the time', async () => {
    const { user, t } = await renderRoute(account, '/desk?doctor=58', { lang });
    await user.click(await screen.findByRole('button', { name: 'سارة الحربي' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'سارة الحربي' }));
    await user.click(dialog.getByRole('button', { name: t('reception.acts.move') }));
    const times = await dialog.findByRole('combobox', named(t('reception.move.time')));
    await user.selectOptions(times, `${formatTime('12:00', lang)} · ${nameOf(yasmin)}`);
    await user.click(dialog.getByRole('button', { name: t('reception.move.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.sent).toEqual([
      ['appointments/7/move', { doctor_id: 58, specialty_id: 1, date: today, time: '12:00', branch_id: 2 }],
    ]);
  });
});
