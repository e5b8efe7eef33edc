import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Pagination } from './Pagination.tsx';
import { renderPart, KitProviders } from './testing/render-part.tsx';

const pagination = (page: number, total: number) => (
  <Pagination page={page} total={total} size={12} hrefFor={(number) => `/doctors?page=${number}`} />
);

test('the HTML of the server holds a plain link to each page offered', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/doctors">
      <KitProviders lang="ar">{pagination(5, 300)}</KitProviders>
    </StaticRouter>,
  );
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([4, 1, 4, 5, 6, 25, 6].map((page) => `/doctors?page=${page}`));
});

test.each([
  ['ar', 'صفحات القائمة', 'الصفحة 2', 'الصفحة التالية'],
  ['en', 'Pages of the list', 'Page 2', 'Next page'],
] as const)('%s: says where one is and what comes next', (lang, label, present, next) => {
  renderPart(pagination(2, 40), lang);
  expect(screen.getByRole('navigation', { name: label })).toBeVisible();
  expect(screen.getByRole('link', { name: present })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', '/doctors?page=3');
});

test('the last page has no next, and a list of one page no pagination', () => {
  const { redraw, container } = renderPart(pagination(4, 40));
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  redraw(pagination(1, 12));
  expect(container.querySelector('nav')).toBeNull();
});
