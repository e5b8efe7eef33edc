import { screen, waitFor } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import type { NewsletterIssues } from '@clinic/contracts/content/newsletter-issues';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs, streams, withStreams } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { aListedIssue, anIssueOfDesk, issuesOf } from '../testing/sample-newsletter.ts';

let found: NewsletterIssues;
let asked: string[];
let begun: number;

fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-desk/newsletter', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ data: found });
  }),
  http.post('*/api/content-desk/newsletter', () => {
    begun += 1;
    return HttpResponse.json({ data: anIssueOfDesk({ id: 9 }) }, { status: 201 });
  }),
  http.get('*/api/content-desk/newsletter/9', () => HttpResponse.json({ data: anIssueOfDesk({ id: 9 }) })),
);

withStreams();
beforeEach(() => {
  found = issuesOf([
    aListedIssue(8, { state: 'sending', total: 1234, queued: 300 }),
    aListedIssue(7, { subject_ar: '', subject_en: '' }),
  ]);
  [asked, begun] = [[], 0];
  signedInAs({ role: roles.editor });
});

describe.each(['ar', 'en'] as const)('the issues of the newsletter in %s', (lang) => {
  const open = (query = '') => renderRoute(remote, `/content/desk/newsletter${query}`, { lang });

  test('each issue says where it is; subscribers are counts and nothing else', async () => {
    const { t } = await open();
    const [first, second] = screen
      .getAllByRole('heading', { level: 2 })
      .flatMap((heading) => heading.closest('li') ?? []);
    expect(first).toHaveTextContent(lang === 'ar' ? 'نصائح الشتاء' : 'Winter advice');
    expect(first).toHaveTextContent(t('desk.newsletter.states.sending'));
    expect(first).toHaveTextContent(t('desk.newsletter.progress', { queued: 300, total: 1234 }));
    expect(second).toHaveTextContent(t('desk.untitled'));
    expect(screen.getByText('1,200')).toBeVisible();
    expect(screen.getByText('34')).toBeVisible();
  });

  test('the list follows what colleagues and the clock do', async () => {
    const { t } = await open();
    expect(streams[0]?.url).toBe('/api/desk-events?at=issues');
    found = issuesOf([aListedIssue(8, { state: 'sent', total: 1234, queued: 1234 })]);
    streams[0]?.say({ kind: 'changed' });
    expect(await screen.findByText(t('desk.newsletter.states.sent'))).toBeVisible();
  });

  test('older issues are those of the address', async () => {
    found = issuesOf([aListedIssue(8)], { next: 8 });
    const { t } = await open('?before=40');
    expect(asked).toEqual(['?before=40']);
    expect(screen.getByRole('link', { name: t('desk.older') })).toHaveAttribute(
      'href',
      '/content/desk/newsletter?before=8',
    );
    expect(screen.getByRole('link', { name: t('desk.newest') })).toHaveAttribute('href', '/content/desk/newsletter');
  });

  test('a new issue is begun, and led to', async () => {
    found = issuesOf([]);
    const { t, user } = await open();
    expect(screen.getByText(t('desk.newsletter.none.title'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.newsletter.begin') }));
    await waitFor(() => expect(screen.getByRole('button', { name: t('desk.newsletter.save') })).toBeVisible());
    expect(begun).toBe(1);
  });
});
