import { screen, within } from '@testing-library/react';
import { formatDate } from '@clinic/contracts/time';
import { renderRoute } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { fakePost } from '../testing/fake-post.ts';
import { aContent, aDetails } from '../testing/sample-desk.ts';

const { desk } = fakePost();

describe.each(['ar', 'en'] as const)('the reviewer and the category of a post in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const reviewer = (t: T) => screen.getByRole('combobox', { name: new RegExp(`^${t('desk.parts.reviewer')}`) });
  const mona = lang === 'ar' ? 'د. منى' : 'Dr. Mona';
  const khalid = lang === 'ar' ? 'د. خالد' : 'Dr. Khalid';

  test('a reviewer who has left stays the reviewer, with the day of the review; others who have left are not offered', async () => {
    desk.stored = aDetails({ content: aContent({ reviewer: 61, reviewed_on: '2026-11-01' }) });
    const { user, t } = await open();
    const former = t('desk.formerDoctor', { name: mona });
    expect(reviewer(t)).toHaveDisplayValue(former);
    expect(reviewer(t)).toHaveAccessibleDescription(
      expect.stringContaining(t('desk.reviewedOn', { date: formatDate('2026-11-01', lang) })),
    );
    const offered = () =>
      within(reviewer(t))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual([t('desk.nobody'), khalid, former]);
    await user.selectOptions(reviewer(t), khalid);
    expect(offered()).toEqual([t('desk.nobody'), khalid, former]);
  });

  test('two people choose another one: both are named', async () => {
    const { user, t } = await open();
    desk.stored = aDetails({ version: 4, content: aContent({ reviewer: 61 }) });
    await user.selectOptions(reviewer(t), '');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(t('desk.formerDoctor', { name: mona }))).toBeVisible();
  });

  test('what a revision held is named', async () => {
    desk.stored = aDetails({
      content: aContent({ category: '', reviewer: 61 }),
      revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null }],
    });
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.revisions.compareOne', { number: 1 }) }));
    const title = await screen.findByRole('heading', { name: t('desk.revisions.compared', { number: 1 }) });
    const compared = title.parentElement as HTMLElement;
    expect(compared).toHaveTextContent(khalid);
    // Both doctors have their title.
    expect(compared).toHaveTextContent(t('desk.formerDoctor', { name: mona.split(' ').at(-1) ?? '' }));
    expect(compared).toHaveTextContent(lang === 'ar' ? 'الأطفال' : 'Children');
    expect(compared).not.toHaveTextContent('58');
  });
});
