import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { account } from '../testing/remote-under-test.ts';

let sent: unknown[] = [];
const result = {
  outcome: 'coming',
  doctor: { name_ar: 'د. سلمى', name_en: 'Dr. Salma' },
  date: '2026-11-28',
  time: '09:00',
  slots: [],
};
const server = fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/reminder-links', async ({ request }) => {
    const asked = (await request.json()) as { intent: string; slot?: string };
    sent.push(asked);
    const outcome = { confirm: 'coming', cancel: 'cancelled', move: 'choose' }[asked.intent];
    const slots = [
      { date: '2026-11-29', time: '10:00' },
      { date: '2026-11-30', time: '11:30', branch: { id: 2, name_ar: 'الشمال', name_en: 'North' } },
    ];
    if (asked.slot !== undefined) return HttpResponse.json({ data: { ...result, outcome: 'moved' } });
    return HttpResponse.json({ data: { ...result, outcome, slots: outcome === 'choose' ? slots : [] } });
  }),
);
beforeEach(() => {
  sent = [];
});

describe.each(['ar', 'en'] as const)('%s: the page behind the links of a reminder', (lang) => {
  const token = 'a1.2.xyz';
  const open = (intent?: string) =>
    renderRoute(account, `/reminder?token=${token}${intent === undefined ? '' : `&do=${intent}`}`, { lang });

  test.each(['confirm', 'cancel'] as const)(
    '%s takes one press, and the opening of the link sends nothing',
    async (intent) => {
      const { user, t } = await open(intent);
      const button = await screen.findByRole('button', { name: t(`reminder.${intent}.action`) });
      expect(sent).toEqual([]);
      await user.click(button);
      const outcome = intent === 'confirm' ? 'coming' : 'cancelled';
      expect(await screen.findByText(t(`reminder.done.${outcome}.title`))).toBeVisible();
      expect(sent).toEqual([{ token, intent }]);
      expect(screen.queryByRole('button', { name: t(`reminder.${intent}.action`) })).toBeNull();
    },
  );

  test('the kind of the visit is named with its time', async () => {
    const kind = { name_ar: 'متابعة', name_en: 'Follow-up', minutes: 15 };
    server.use(http.post('*/api/reminder-links', () => HttpResponse.json({ data: { ...result, kind } })));
    const { user, t } = await open('confirm');
    await user.click(await screen.findByRole('button', { name: t('reminder.confirm.action') }));
    expect(await screen.findByText(lang === 'ar' ? /· متابعة · 15 دقيقة/ : /· Follow-up · 15 minutes/)).toBeVisible();
  });

  test.each([
    ['without a branch', 0, '2026-11-29 10:00'],
    ['with its branch', 1, '2026-11-30 11:30 2'],
  ])('moving shows times, of which one is taken, %s', async (_how, place, slot) => {
    const { user, t } = await open('move');
    await user.click(await screen.findByRole('button', { name: t('reminder.move.action') }));
    const times = await screen.findAllByRole('radio');
    const [first, second] = times;
    expect(first).toBeChecked();
    expect(first).toHaveAccessibleName(lang === 'ar' ? '29 نوفمبر 2026، 10:00 ص' : '29 November 2026, 10:00 AM');
    expect(second).toHaveAccessibleName(lang === 'ar' ? /11:30 ص · الشمال$/ : /11:30 AM · North$/);
    await user.click(times[place] as HTMLElement);
    await user.click(screen.getByRole('button', { name: t('reminder.move.choose') }));
    expect(await screen.findByText(t('reminder.done.moved.title'))).toBeVisible();
    expect(sent.at(-1)).toEqual({ token, intent: 'move', slot });
  });

  test.each(['/reminder', '/reminder?do=cancel'])('%s lacks its token: it says what helps instead', async (url) => {
    const { t } = await renderRoute(account, url, { lang });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('reminder.wrong'));
    expect(screen.getByRole('link', { name: t('reminder.mine') })).toHaveAttribute('href', '/profile/Appointments');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the link of an SMS offers all three, and a refusal is shown in the API’s words', async () => {
    const { user, t } = await open();
    expect(await screen.findByRole('link', { name: t('reminder.move.offer') })).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('reminder.cancel.offer') }));
    server.use(
      http.post('*/api/reminder-links', () =>
        HttpResponse.json({ code: 'LINK_USED', message: 'استُخدم الرابط', request_id: 'r' }, { status: 409 }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: t('reminder.cancel.action') }));
    expect(await screen.findByText('استُخدم الرابط')).toBeVisible();
    expect(screen.getByRole('button', { name: t('reminder.cancel.action') })).toBeEnabled();
  });
});
