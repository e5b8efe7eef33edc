import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { EmptyVariant } from './EmptyPicture.tsx';
import { EmptyState } from './EmptyState.tsx';
import { uiTranslations } from '../i18n/locales/index.ts';
import { renderPart } from './testing/render-part.tsx';

const variants: EmptyVariant[] = [
  'no-questions',
  'no-search-results',
  'no-category-questions',
  'no-answers',
  'error',
  'maintenance',
];

describe.each(['ar', 'en'] as const)('%s', (lang) => {
  test.each(variants)('%s has title, text, two tips and a button of its own', (variant) => {
    renderPart(<EmptyState variant={variant} action={{ to: '/qa' }} />, lang);
    const texts = uiTranslations[lang].empty[variant];
    expect(screen.getByRole('heading', { level: 2, name: texts.title })).toBeVisible();
    expect(screen.getByText(texts.text)).toBeVisible();
    const tips = Object.values(texts.tips).map((tip) => tip.replace('{{ambulance}}', '997'));
    expect(screen.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual(tips);
    expect(screen.getByRole('link', { name: texts.action })).toHaveAttribute('href', '/qa');
  });
});

test('the variants differ in what they say and in what they show', () => {
  const seen = variants.map((variant) => {
    const { container, unmount } = renderPart(<EmptyState variant={variant} />);
    const drawing = container.querySelector('svg')?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(seen).size).toBe(variants.length);
});

test('an error is announced and can be tried again', async () => {
  const retry = jest.fn();
  const { user } = renderPart(<EmptyState variant="error" action={{ onClick: retry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('whoever pressed Try again goes on at the heading when the button is gone', async () => {
  const { user } = renderPart(<Retried />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('loaded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

function Retried() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Doctors
      </h1>
      {failed ? <EmptyState variant="error" action={{ onClick: () => setFailed(false) }} /> : <p>loaded</p>}
    </>
  );
}

test('says in its own words what a screen tells it', () => {
  renderPart(<EmptyState title="No appointments that day" text="Choose another day." />);
  expect(screen.getByRole('heading', { name: 'No appointments that day' })).toBeVisible();
  expect(screen.getByText('Choose another day.')).toBeVisible();
});
