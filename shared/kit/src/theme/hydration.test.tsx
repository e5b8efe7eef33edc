import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Alert } from '../forms/index.ts';
import { Button, EmptyState, Page, Pagination } from '../ui/index.ts';
import { KitProviders } from '../ui/testing/render-part.tsx';

const page = (lang: 'ar' | 'en') => (
  <MemoryRouter>
    <KitProviders lang={lang}>
      <Page title="Nabd" crumbs={[]}>
        <Alert severity="info">text</Alert>
        <Button color="accent">go</Button>
        <EmptyState variant="no-answers" />
        <Pagination page={2} total={40} size={12} hrefFor={String} />
      </Page>
    </KitProviders>
  </MemoryRouter>
);

test.each(['ar', 'en'] as const)('%s: what the server draws comes alive without a difference', async (lang) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(lang));
  document.body.append(root);
  const heading = screen.getByRole('heading', { level: 1 });
  const recoverable = jest.fn();
  const living = await act(async () => hydrateRoot(root, page(lang), { onRecoverableError: recoverable }));
  expect(recoverable).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  act(() => living.unmount());
  root.remove();
});
