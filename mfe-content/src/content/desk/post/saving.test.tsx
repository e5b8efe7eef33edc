import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, renderRoute } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { fakePost, refusal } from '../testing/fake-post.ts';

const { server } = fakePost();

describe.each(['ar', 'en'] as const)('how a post is saved at the content desk in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  type T = Awaited<ReturnType<typeof open>>['t'];
  const title = (t: T, of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t('desk.parts.title'), language: t(`desk.in.${of}`) }),
    });

  test('a saving after a pause that fails says so, and leaves the cursor where it is', async () => {
    server.use(http.post('*/api/content-desk/posts/7', () => HttpResponse.error()));
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    const said = await screen.findByText(t('desk.failed'), { exact: false });
    expect(said.closest('[role="status"]')).toBeVisible();
    expect(title(t, 'en')).toHaveFocus();
    await user.keyboard('?');
    expect(title(t, 'en')).toHaveValue('Sleep of children!?');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('what a saving after a pause finds wrong is said at its field; a press says it above too', async () => {
    server.use(
      http.post('*/api/content-desk/posts/7', () =>
        refusal('VALIDATION', 422, { errors: { 'content.en.title': ['validation.tooLong'] } }),
      ),
    );
    const { user, t } = await open();
    await user.type(title(t, 'en'), '!');
    await waitFor(() => expect(title(t, 'en')).toBeInvalid());
    expect(title(t, 'en')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(t('desk.wrong.tooLong'));
  });
});
