import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '@clinic/kit/testing';
import { content as remote } from '../../../testing/remote-under-test.ts';
import { aComment, fakePost } from '../testing/fake-post.ts';
import { aContent, aDetails } from '../testing/sample-desk.ts';

const { desk } = fakePost();

// The editor scrolls to what is selected; nothing is laid out here.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

describe.each(['ar', 'en'] as const)('comments on a post at the content desk in %s', (lang) => {
  const open = () => renderRoute(remote, '/content/desk/7', { lang });

  test('a suggestion is taken over into the text by a saving, or declined; one whose words are gone says so', async () => {
    desk.comments = [
      aComment(1, { quote: 'Ten hours', body: '', proposal: 'Nine hours' }),
      aComment(2, { quote: 'Six hours', body: 'Less', proposal: 'Five hours' }),
      aComment(3, { quote: 'hours', body: 'Spelled out', proposal: '' }),
    ];
    const { user, t } = await open();
    const titled = (number: number) => t('desk.comments.title', { language: t('desk.in.en'), number });
    const section = within(await screen.findByRole('region', { name: titled(3) }));
    const accept = (of: string) => section.queryByRole('button', { name: t('desk.suggestions.acceptOne', { of }) });
    await waitFor(() => expect(accept('Nine hours')).toBeVisible());
    expect(section.getByText('Nine hours').tagName).toBe('INS');
    expect(accept('Less')).toBeNull();
    expect(section.getAllByText(t('desk.comments.gone'))).toHaveLength(1);
    await user.click(section.getByRole('button', { name: t('desk.suggestions.declineOne', { of: 'Spelled out' }) }));
    await waitFor(() => expect(section.getByRole('heading', { name: titled(2) })).toHaveFocus());

    await user.click(accept('Nine hours') as HTMLElement);
    await waitFor(() => expect(section.getByRole('heading', { name: titled(1) })).toHaveFocus());
    expect(desk.saved.at(-1)).toMatchObject({ version: 3, keep: true, accepts: [1] });
    expect(desk.saved.at(-1)?.content.en.html).toContain('Nine hours');
    await user.click(section.getByRole('button', { name: t('desk.comments.resolved', { number: 2 }) }));
    expect(section.getByText(t('desk.suggestions.accepted'))).toBeVisible();
    expect(section.getByText(t('desk.suggestions.declined'))).toBeVisible();
  });

  describe('a suggestion that is accepted', () => {
    const accepted = async (change: () => void) => {
      desk.comments = [aComment(1, { quote: 'Ten hours', body: '', proposal: 'Nine hours' })];
      const page = await open();
      change();
      const name = page.t('desk.suggestions.acceptOne', { of: 'Nine hours' });
      await page.user.click(await screen.findByRole('button', { name }));
      return page;
    };

    test.each(['mine', 'theirs'] as const)('while a colleague saves: it is so where %s stays', async (whose) => {
      const { user, t } = await accepted(() => {
        desk.stored = aDetails({
          version: 4,
          content: aContent({ en: { ...aContent().en, html: '<p>Eight hours.</p>' } }),
        });
      });
      const panel = within(await screen.findByRole('alert'));
      await user.click(panel.getByRole('radio', { name: new RegExp(t(`desk.conflict.${whose}`)) }));
      await user.click(panel.getByRole('button', { name: t('desk.conflict.settle') }));
      expect(await screen.findByText(t('desk.saving.saved'))).toBeVisible();
      expect(desk.saved.map(({ accepts }) => accepts)).toEqual([whose === 'mine' ? [1] : undefined]);
      expect(desk.comments[0]?.resolved).toBe(whose === 'mine');
    });

    test('without a connection: it is not so once the old words are back', async () => {
      const { user, t } = await accepted(() => {
        desk.isOffline = true;
      });
      expect(await screen.findByText(t('desk.saving.offline'))).toBeVisible();
      const [, source] = await screen.findAllByRole('button', { name: t('desk.source') });
      await user.click(source as HTMLElement);
      const part = t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.en') });
      const html = screen.getByRole('textbox', { name: part });
      const write = (value: string) => fireEvent.change(html, { target: { value } });
      write(aContent().en.html);
      write('<p>Ten hours a night.</p>');
      desk.isOffline = false;
      await user.click(screen.getByRole('button', { name: t('desk.save') }));
      await waitFor(() => expect(desk.saved).toHaveLength(1));
      expect(desk.saved[0]?.accepts).toBeUndefined();
      expect(desk.comments[0]?.resolved).toBe(false);
    });
  });

  test('other words are suggested for what is selected, in the field that takes the place of its button', async () => {
    const { user, t } = await open();
    const text = t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.en') });
    // Before its tools are there, a plain field stands in the editor's place.
    await screen.findByRole('toolbar', { name: t('desk.tools.label', { of: text }) });
    act(() => screen.getByRole('textbox', { name: text }).focus());
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await screen.findByRole('button', { name: t('desk.suggestions.begin') }));
    const words = screen.getByLabelText(new RegExp(`^${t('desk.suggestions.words')}`));
    expect(words).toHaveValue('Ten hours.');
    expect(words).toHaveFocus();
  });

  test.each(['link', 'picture'] as const)('whoever cancels a %s is back at its tool', async (kind) => {
    const { user, t } = await open();
    const text = t('desk.partIn', { part: t('desk.parts.html'), language: t('desk.in.en') });
    const toolbar = await screen.findByRole('toolbar', { name: t('desk.tools.label', { of: text }) });
    const tool = within(toolbar).getByRole('button', { name: t(`desk.tools.${kind}`) });
    await user.click(tool);
    await user.click(screen.getByRole('button', { name: t('desk.cancel') }));
    expect(tool).toHaveAttribute('aria-expanded', 'false');
    expect(tool).toHaveFocus();
  });

  test('a comment is written, replied to, resolved and opened again; one whose words are gone says so', async () => {
    desk.comments = [
      aComment(1, { quote: 'Ten hours', body: 'Which age?' }),
      aComment(2, { quote: 'Nine hours', body: 'And at night?' }),
    ];
    const { user, t } = await open();
    const section = within(
      await screen.findByRole('region', { name: t('desk.comments.title', { language: t('desk.in.en'), number: 2 }) }),
    );
    await waitFor(() => expect(section.getAllByText(t('desk.comments.gone'))).toHaveLength(1));
    const [first, second] = section.getAllByRole('listitem');
    expect(first).not.toHaveTextContent(t('desk.comments.gone'));
    expect(second).toHaveTextContent(t('desk.comments.gone'));

    const reply = section.getByRole('button', { name: t('desk.comments.replyTo', { of: 'Which age?' }) });
    await user.click(reply);
    await user.type(section.getByLabelText(t('desk.comments.reply')), 'Of school age.');
    await user.click(section.getByRole('button', { name: t('desk.comments.sendReply') }));
    await waitFor(() => expect(section.getAllByText('Of school age.')).toHaveLength(2));
    await waitFor(() => expect(reply).toHaveAttribute('aria-expanded', 'false'));
    expect(reply).toHaveFocus();

    await user.type(section.getByLabelText(t('desk.comments.onWhole')), 'Too long');
    await user.click(section.getByRole('button', { name: t('desk.comments.send') }));
    await waitFor(() => expect(desk.comments.at(-1)).toMatchObject({ lang: 'en', quote: '', body: 'Too long' }));
    expect(await section.findByText('Too long', { ignore: 'textarea' })).toBeVisible();

    await user.click(section.getByRole('button', { name: t('desk.comments.resolveOne', { of: 'Which age?' }) }));
    await user.click(await section.findByRole('button', { name: t('desk.comments.resolved', { number: 1 }) }));
    await user.click(section.getByRole('button', { name: t('desk.comments.reopenOne', { of: 'Which age?' }) }));
    await waitFor(() => expect(desk.comments.map(({ resolved }) => resolved)).toEqual([false, false, false]));
  });

  test('what is typed while a comment or a reply is on its way stays for the next one', async () => {
    desk.comments = [aComment(1, { quote: '', body: 'Which age?' })];
    const { user, t } = await open();
    const title = t('desk.comments.title', { language: t('desk.in.en'), number: 1 });
    const section = within(await screen.findByRole('region', { name: title }));
    const comment = section.getByLabelText(t('desk.comments.onWhole'));
    const sendWhile = async (field: HTMLElement, button: string, typed: string) => {
      const gate = Promise.withResolvers<void>();
      desk.waiting = gate.promise;
      await user.click(section.getByRole('button', { name: button }));
      await user.type(field, typed);
      gate.resolve();
    };
    await user.type(comment, 'Too long.');
    await sendWhile(comment, t('desk.comments.send'), ' And dull.');
    expect(await section.findByText('Too long.')).toBeVisible();
    await waitFor(() => expect(comment).toHaveValue('And dull.'));
    expect(desk.comments.at(-1)).toMatchObject({ body: 'Too long.' });

    await user.click(section.getByRole('button', { name: t('desk.comments.replyTo', { of: 'Which age?' }) }));
    const reply = section.getByLabelText(t('desk.comments.reply'));
    await user.type(reply, 'Six.');
    await sendWhile(reply, t('desk.comments.sendReply'), ' Or seven.');
    await waitFor(() => expect(reply).toHaveValue('Or seven.'));
  });
});
