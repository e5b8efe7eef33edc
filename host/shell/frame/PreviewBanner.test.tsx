import { act, cleanup, render, screen, within } from '@testing-library/react';
import { aRemote, aRoute } from '@clinic/contracts/testing';
import type { SitePreviewWords } from '@clinic/contracts/host';
import { aHost, renderHost } from '../../testing/render-host.tsx';

const qa = aRemote('qa', { routes: [aRoute('/'), aRoute('/qa', './page')] });
const preview = { id: 'p', replaces: { qa: '1.0.0+0000000' } };

test.each([
  ['en', 'Preview of an unreleased version:', 'Failed in this preview: qa@1.0.0+0000000'],
  ['ar', 'معاينة إصدار لم يُنشر بعد:', 'تعطّل في هذه المعاينة: qa@1.0.0+0000000'],
] as const)(
  '%s: the place of the words about a failure is there to be read before they come',
  async (lang, title, words) => {
    const live = { keys: [], register: () => undefined };
    const { outcomes } = await renderHost([qa], () => Promise.resolve({ Component: () => <h1>qa</h1> }), {
      lang,
      live,
      preview,
    });
    const banner = within(screen.getByRole('region', { name: title }));
    const status = banner.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    act(() =>
      outcomes.report({ remote: 'qa', release: null, module: null, phase: 'load', ok: false, milliseconds: 0 }),
    );
    expect(status).toHaveTextContent(words);
  },
);

test('what failed before the page came alive is named as well', async () => {
  const { app, modules } = aHost([qa], () => Promise.resolve({ Component: () => <h1>qa</h1> }), {
    lang: 'en',
    preview,
  });
  modules.outcomes.report({ remote: 'qa', release: null, module: null, phase: 'load', ok: false, milliseconds: 0 });
  render(app);
  const banner = within(await screen.findByRole('region', { name: 'Preview of an unreleased version:' }));
  expect(banner.getByRole('status')).toHaveTextContent('Failed in this preview: qa@1.0.0+0000000');
});

test.each(['ar', 'en'] as const)('%s: a page of another time says which, and how to leave it', async (lang) => {
  const wordsIn = (of: string): SitePreviewWords => ({ title: `${of} time`, note: 'note', end: 'end', other: 'other' });
  const words = { ar: wordsIn('ar'), en: wordsIn('en') };
  const shown = async (other: string | null) => {
    await renderHost([qa], () => Promise.resolve({ Component: () => <h1>qa</h1> }), {
      lang,
      at: '/qa?page=2',
      sitePreview: { token: 't', words, other },
    });
    return within(screen.getByRole('region', { name: `${lang} time` }));
  };
  const own = await shown('/desk#preview');
  expect(own.getByRole('link', { name: 'other' })).toHaveAttribute('href', '/desk#preview');
  const form = own.getByRole('button', { name: 'end' }).closest('form');
  expect(form).toHaveAttribute('action', '/preview/at/end');
  expect(form?.querySelector('input')).toHaveValue('/qa?page=2');
  cleanup();
  expect((await shown(null)).queryByRole('link')).toBeNull();
});
