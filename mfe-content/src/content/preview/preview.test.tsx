import { screen } from '@testing-library/react';
import { fakeApi, http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content } from '../../testing/remote-under-test.ts';
import { aPostDetail } from '../../testing/sample-posts.ts';

const draft = aPostDetail(7, { description_ar: '<p>نص المسودة</p>', description_en: '<p>The text of the draft</p>' });
fakeApi(http.get('*/api/post-previews/:token', () => HttpResponse.json({ data: draft })));

test('S28: a draft follows a switch of the language', async () => {
  const { setLang } = await renderRoute(content, '/content/preview/a-token', { lang: 'ar' });
  expect(await screen.findByText('نص المسودة')).toBeVisible();
  await setLang('en');
  expect(await screen.findByText('The text of the draft')).toBeVisible();
});
