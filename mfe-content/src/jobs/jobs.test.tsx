import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { aJob } from './testing/sample-job.ts';
import { content } from '../testing/remote-under-test.ts';

let jobs = [aJob(1), aJob(2, { type: 'freelance', closes_on: null })];
fakeApi(http.get('*/api/jobs', () => HttpResponse.json({ data: jobs })));
beforeEach(() => {
  jobs = [aJob(1), aJob(2, { type: 'freelance', closes_on: null })];
});

describe.each(['ar', 'en'] as const)('%s: jobs', (lang) => {
  const name = (id: number) => (lang === 'ar' ? `وظيفة ${id}` : `Job ${id}`);

  test('S16: each position with its type leads to its page', async () => {
    const { t } = await renderRoute(content, '/jobs', { lang });
    const link = await screen.findByRole('link', { name: name(1) });
    expect(link).toHaveAttribute('href', '/jobs/job-1');
    const card = within(link.closest('li') as HTMLElement);
    expect(card.getByText(t('jobs.types.full-time'))).toBeVisible();
    expect(card.getByText(new RegExp(lang === 'ar' ? '31 ديسمبر 2026' : '31 December 2026'))).toBeVisible();
  });

  test('S16: types narrow the list by the address', async () => {
    const { user, t, location } = await renderRoute(content, '/jobs', { lang });
    const filter = within(await screen.findByRole('navigation', { name: t('jobs.filter') }));
    await user.click(filter.getByRole('link', { name: t('jobs.types.freelance') }));
    await waitFor(() => expect(location()).toBe('/jobs?type=freelance'));
    await waitFor(() => expect(screen.queryByRole('link', { name: name(1) })).toBeNull());
    expect(screen.getByRole('link', { name: name(2) })).toBeVisible();
  });

  test('without open positions the page says so', async () => {
    jobs = [];
    const { t } = await renderRoute(content, '/jobs', { lang });
    expect(await screen.findByText(t('jobs.none.title'))).toBeVisible();
  });
});
