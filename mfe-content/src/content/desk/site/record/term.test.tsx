import { screen, within } from '@testing-library/react';
import { roles } from '@clinic/contracts';
import { fakeApi, http, HttpResponse, renderRoute, signedInAs } from '@clinic/kit/testing';
import { content } from '../../../../testing/remote-under-test.ts';
import { aList, anOffer, offerForm } from '../../testing/sample-records.ts';

fakeApi(
  http.get('*/api/csrf-cookie', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/content-records/terms', () => HttpResponse.json({ data: aList() })),
  http.get('*/api/content-records/terms/form', () => HttpResponse.json({ data: offerForm })),
  http.get('*/api/content-records/terms/revisions', () => HttpResponse.json({ data: [] })),
  http.get('*/api/content-records/terms/records/check-up', () => HttpResponse.json({ data: anOffer() })),
  http.post('*/api/content-records/terms/records/check-up', () =>
    HttpResponse.json({ data: { ...anOffer(), removed: [] } }),
  ),
);

beforeEach(() => {
  sessionStorage.clear();
  signedInAs({ role: roles.publisher });
});

describe.each(['ar', 'en'] as const)('a term of the glossary in %s', (lang) => {
  test('nothing says that visitors see it: it has no page, and saving and removing speak of the desk', async () => {
    const { user, t } = await renderRoute(content, '/content/desk/site/terms/check-up', { lang });
    expect(screen.queryByRole('link', { name: t('desk.site.see') })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.site.staff.save') }));
    expect(await screen.findByText(t('desk.site.staff.live'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('desk.site.staff.remove.button') }));
    const asked = within(screen.getByRole('dialog'));
    expect(asked.getByText(t('desk.site.staff.remove.title'))).toBeVisible();
    expect(asked.getByText(t('desk.site.staff.remove.text'))).toBeVisible();
  });
});
