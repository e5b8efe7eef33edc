import { screen } from '@testing-library/react';
import { RelativeTime, ShortNumber } from './quantities.tsx';
import { renderPart } from './testing/render-part.tsx';

test('a relative time carries the whole date in both calendars', () => {
  renderPart(<RelativeTime instant="2026-11-10T10:00:00Z" now="2026-11-24T10:00:00Z" />, 'ar');
  const time = screen.getByText('10 نوفمبر');
  expect(time).toHaveAttribute('datetime', '2026-11-10T10:00:00Z');
  expect(time).toHaveAttribute('title', 'الثلاثاء 10 نوفمبر 2026 – 30 جمادى الأولى 1448');
});

test('a short number stands apart from the text around it and tells its full value', () => {
  renderPart(<ShortNumber value={12345} />, 'ar');
  const number = screen.getByText('12.3 ألف');
  expect(number.tagName).toBe('BDI');
  expect(number).toHaveAttribute('title', '12,345');
});
