import { screen, within } from '@testing-library/react';
import { Page } from './Page.tsx';
import { renderPart } from './testing/render-part.tsx';

test.each([
  ['ar', 'مسار الصفحة', 'الرئيسية'],
  ['en', 'Breadcrumbs', 'Home'],
] as const)('%s: the way to a page leads over home and the pages above it', (lang, label, home) => {
  renderPart(
    <Page title="Dr Sarah" crumbs={[{ label: 'Doctors', to: '/doctors' }]}>
      text
    </Page>,
    lang,
  );
  const trail = within(screen.getByRole('navigation', { name: label }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [home, '/'],
    ['Doctors', '/doctors'],
  ]);
  expect(trail.getByText('Dr Sarah')).toHaveAttribute('aria-current', 'page');
});

test('its one heading can take the focus after a navigation', () => {
  renderPart(<Page title="Doctors">text</Page>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Doctors' });
  document.getElementById('page-title')?.focus();
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('navigation')).toBeNull();
});
