import { screen, waitFor, within } from '@testing-library/react';
import { http, renderRoute } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { fakePost, refusal } from '../testing/fake-post.ts';
import { aContent, aDetails } from '../testing/sample-desk.ts';

const { desk, server } = fakePost();

describe.each(['ar', 'en'] as const)('actions on a post at the content desk in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });
  const named = (t: Awaited<ReturnType<typeof open>>['t'], part: 'title' | 'summary', of: 'ar' | 'en') =>
    screen.getByRole('textbox', {
      name: t('desk.partIn', { part: t(`desk.parts.${part}`), language: t(`desk.in.${of}`) }),
    });

  test('an action that waits for a saving is not done where that saving meets what a colleague wrote', async () => {
    const gate = Promise.withResolvers<void>();
    const meets = async () => {
      await gate.promise;
      return refusal('EDIT_CONFLICT', 409);
    };
    server.use(http.post('*/api/content-desk/posts/7', meets, { once: true }));
    const { user, t } = await open();
    desk.stored = aDetails({ version: 4, content: aContent({ en: { ...aContent().en, title: 'Rest' } }) });
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    const submit = screen.getByRole('button', { name: t('desk.actions.submit') });
    await user.click(submit);
    gate.resolve();
    expect(await screen.findByText(t('desk.conflict.title'))).toBeVisible();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    expect({ saved: desk.saved, acted: desk.acted }).toEqual({ saved: [], acted: [] });
  });

  test('an action goes out after what was typed is saved; what lacks is named and led to', async () => {
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.actions.submit') }));
    await waitFor(() => expect(desk.acted).toHaveLength(1));
    expect(desk.saved.at(-1)?.content.en.title).toBe('Sleep of children!');
    // On a busy machine the pause passes as well, and what was typed has been desk.saved before the press.
    expect(desk.acted).toEqual([['submit', { version: 3 + desk.saved.length }]]);
    expect(await screen.findByText(t('desk.lists.in-review'))).toBeVisible();
  });

  test('what is typed while an action runs stays, and is saved after it over its version', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(http.post('*/api/content-desk/posts/7/submit', () => gate.promise));
    const { user, t } = await open();
    const submit = screen.getByRole('button', { name: t('desk.actions.submit') });
    await user.click(submit);
    await user.type(named(t, 'title', 'en'), '!');
    // The button waits as well: a saving now would be over the version that the action changes.
    await user.click(screen.getByRole('button', { name: t('desk.save') }));
    expect({ saved: desk.saved, acted: desk.acted }).toEqual({ saved: [], acted: [] });
    gate.resolve();
    await waitFor(() => expect(submit).not.toBeInTheDocument());
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children!');
    expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
    expect(desk.saved.map(({ version, content }) => [version, content.en.title])).toEqual([[4, 'Sleep of children!']]);
    expect(screen.queryByText(t('desk.joined'))).toBeNull();
  });

  test('what is typed while an action waits for a saving stays, and is saved after the action', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(http.post('*/api/content-desk/posts/7', () => gate.promise, { once: true }));
    const { user, t } = await open();
    await user.type(named(t, 'title', 'en'), '!');
    await user.click(screen.getByRole('button', { name: t('desk.actions.submit') }));
    await user.type(named(t, 'title', 'en'), '?');
    gate.resolve();
    await waitFor(() => expect(desk.acted).toEqual([['submit', { version: 4 }]]));
    await waitFor(() => expect(desk.saved.at(-1)?.content.en.title).toBe('Sleep of children!?'));
    expect(named(t, 'title', 'en')).toHaveValue('Sleep of children!?');
  });

  test('a part that is typed while a revision is restored, which has it otherwise, is asked about', async () => {
    desk.stored = aDetails({ revisions: [{ number: 1, reason: 'saved', at: '2026-11-20T07:00:00.000Z', by: null }] });
    const gate = Promise.withResolvers<void>();
    const restore = jest.fn(() => gate.promise);
    server.use(http.post('*/api/content-desk/posts/7/revisions/1/restore', restore));
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.revisions.compareOne', { number: 1 }) }));
    await user.click(await screen.findByRole('button', { name: t('desk.revisions.restoreOne', { number: 1 }) }));
    await waitFor(() => expect(restore).toHaveBeenCalled());
    await user.type(named(t, 'title', 'en'), '!');
    desk.stored = aDetails({ version: 4, content: aContent({ en: { ...aContent().en, title: 'Rest' } }) });
    gate.resolve();
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('Rest')).toBeVisible();
    expect(panel.getByText('Sleep of children!')).toBeVisible();
  });

  test('moving to the bin asks first', async () => {
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.actions.delete') }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(desk.acted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('desk.actions.delete') }));
    await waitFor(() => expect(desk.acted).toEqual([['delete', { version: 3 }]]));
  });

  test('a note stays in its dialog while its action runs, and when that fails, which is said there', async () => {
    desk.stored = aDetails({ may_write: false, actions: ['return'], state: 'in-review', own: false });
    const gate = Promise.withResolvers<void>();
    const fails = async () => {
      await gate.promise;
      return refusal('SERVER', 503);
    };
    server.use(http.post('*/api/content-desk/posts/7/return', fails, { once: true }));
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.actions.return') }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: t('desk.actions.return') });
    await user.type(dialog.getByLabelText(t('desk.note'), { exact: false }), 'Which study?');
    await user.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(dialog.getByRole('button', { name: t('desk.cancel') })).toBeDisabled();
    gate.resolve();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t('desk.failed'));
    expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(1);
    expect(dialog.getByLabelText(t('desk.note'), { exact: false })).toHaveValue('Which study?');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.acted).toEqual([['return', { version: 3, note: 'Which study?' }]]);
  });

  test('what is wrong with a time is said in its dialog; what a colleague saved goes with another press', async () => {
    desk.stored = aDetails({ may_write: false, actions: ['schedule'], state: 'approved', own: false });
    const refusals = [
      refusal('VALIDATION', 422, { errors: { at: ['desk.wrong.pastTime'] } }),
      refusal('EDIT_CONFLICT', 409),
    ];
    server.use(http.post('*/api/content-desk/posts/7/schedule', () => refusals.shift()));
    const { user, t } = await open();
    await user.click(screen.getByRole('button', { name: t('desk.actions.schedule') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(t('desk.date')), '2026-12-01');
    await user.type(dialog.getByLabelText(t('desk.time')), '09:00');
    const confirm = dialog.getByRole('button', { name: t('desk.actions.schedule') });
    await user.click(confirm);
    expect((await dialog.findByRole('alert')).textContent).toBe(t('desk.wrong.pastTime'));
    desk.stored = { ...desk.stored, version: 4, content: aContent({ en: { ...aContent().en, title: 'Rest' } }) };
    await user.click(confirm);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('desk.joined')));
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(desk.saved).toEqual([]);
    expect(desk.acted).toEqual([['schedule', { version: 4, at: '2026-12-01T06:00:00.000Z' }]]);
  });

  test('a press beside a dialog closes it only where nothing is written in it', async () => {
    desk.stored = aDetails({ may_write: false, actions: ['return', 'delete'], state: 'in-review', own: false });
    const { user, t } = await open();
    const press = async (action: 'return' | 'delete') => {
      await user.click(screen.getByRole('button', { name: t(`desk.actions.${action}`) }));
      return screen.findByRole('dialog');
    };
    const withNote = await press('return');
    const note = within(withNote).getByLabelText(t('desk.note'), { exact: false });
    await user.type(note, 'Which study?');
    await user.click(withNote.parentElement as HTMLElement);
    expect(note).toBeVisible();
    expect(note).toHaveValue('Which study?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await press('delete')).parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
