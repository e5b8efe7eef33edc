import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import type { Lang } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { ClinicThemeProvider, createEmotionCache } from '../theme/index.ts';
import { renderPart } from '../ui/testing/render-part.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';

const days = { '2026-11-23': 12, '2026-11-24': 6, '2026-11-25': 2, '2026-11-26': 0, '2026-11-27': 1 };

function Calendar({ lang, onChange }: { lang: Lang; onChange: (date: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <BookingCalendar
      today="2026-11-21"
      first="2026-11-23"
      last="2026-12-20"
      days={days}
      value={value}
      onChange={(date) => {
        setValue(date);
        onChange(date);
      }}
      lang={lang}
    />
  );
}

function draw(lang: Lang) {
  const chosen = jest.fn();
  return { chosen, ...renderPart(<Calendar lang={lang} onChange={chosen} />, lang) };
}

const notice = {
  ar: 'يُحجز الموعد قبل يومين على الأقل.',
  en: 'Appointments must be booked at least two days ahead.',
} as const;

test.each([
  ['ar', '2026-11-24', 'الثلاثاء 24 نوفمبر 2026، 14 جمادى الآخرة 1448، 6 مواعيد متاحة'],
  ['ar', '2026-11-25', 'الأربعاء 25 نوفمبر 2026، 15 جمادى الآخرة 1448، موعدان متاحان'],
  ['ar', '2026-11-26', 'الخميس 26 نوفمبر 2026، 16 جمادى الآخرة 1448، لا مواعيد متاحة'],
  ['ar', '2026-11-22', 'الأحد 22 نوفمبر 2026، 12 جمادى الآخرة 1448، غير متاح'],
  ['en', '2026-11-24', 'Tuesday 24 November 2026, 14 Jumada II 1448, 6 available'],
  ['en', '2026-11-27', 'Friday 27 November 2026, 17 Jumada II 1448, 1 available'],
  ['en', '2026-11-26', 'Thursday 26 November 2026, 16 Jumada II 1448, fully booked'],
  ['en', '2026-11-29', 'Sunday 29 November 2026, 19 Jumada II 1448'],
] as const)('%s: %s is called by both calendars and its free times', (lang, _date, label) => {
  draw(lang);
  expect(screen.getByRole('gridcell', { name: label })).toBeVisible();
});

test('a day with free times is chosen as a calendar date, and so is one without', async () => {
  const { user, chosen } = draw('en');
  await user.click(screen.getByRole('gridcell', { name: /24 November/ }));
  expect(chosen).toHaveBeenLastCalledWith('2026-11-24');
  expect(screen.getByRole('gridcell', { name: /24 November/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('gridcell', { name: /26 November/ }));
  expect(chosen).toHaveBeenLastCalledWith('2026-11-26');
});

describe.each(['ar', 'en'] as const)('%s: a day inside the notice period', (lang) => {
  const early = () => screen.getByRole('gridcell', { name: /^(الأحد|Sunday) 22/ });

  test('cannot be chosen, can be reached and says why', async () => {
    const { user, chosen } = draw(lang);
    expect(early()).toHaveAttribute('aria-disabled', 'true');
    expect(early()).toHaveAccessibleDescription(notice[lang]);
    await user.click(early());
    expect(early()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('shows the notice to pointer and keyboard, until Escape or leaving', async () => {
    const { user } = draw(lang);
    const hanging = () => within(early()).queryByText(notice[lang]);
    expect(hanging()).toBeNull();
    await user.hover(early());
    expect(hanging()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(hanging()).toBeNull();
    await user.unhover(early());
    await user.hover(early());
    expect(hanging()).toBeVisible();
    await user.unhover(early());
    expect(hanging()).toBeNull();
    await user.click(screen.getByRole('gridcell', { name: /^(الثلاثاء|Tuesday) 24/ }));
    await user.keyboard('{Home}');
    expect(early()).toHaveFocus();
    expect(hanging()).toBeVisible();
  });
});

test('the notice also stands over the calendar all the time', () => {
  draw('ar');
  expect(screen.getByText(notice.ar)).toBeVisible();
});

test.each([
  ['ar', '{ArrowLeft}', /^الأربعاء 25 نوفمبر/],
  ['ar', '{ArrowRight}', /^الاثنين 23 نوفمبر/],
  ['en', '{ArrowRight}', /^Wednesday 25 November/],
  ['en', '{ArrowLeft}', /^Monday 23 November/],
  ['en', '{ArrowDown}', /^Tuesday 1 December/],
  ['en', '{ArrowUp}', /^Tuesday 17 November/],
  ['en', '{End}', /^Saturday 28 November/],
  ['en', '{Home}', /^Sunday 22 November/],
  ['en', '{PageDown}', /^Thursday 24 December/],
] as const)('%s: from 24 November the key %s leads by what is seen', async (lang, key, target) => {
  const { user } = draw(lang);
  await user.click(screen.getByRole('gridcell', { name: /^(الثلاثاء|Tuesday) 24/ }));
  await user.keyboard(key);
  expect(await screen.findByRole('gridcell', { name: target })).toHaveFocus();
});

test.each([
  ['ar', 'نوفمبر 2026 جمادى الأولى – جمادى الآخرة 1448', 'الشهر التالي', 'ديسمبر 2026 جمادى الآخرة – رجب 1448'],
  ['en', 'November 2026 Jumada I – Jumada II 1448', 'Next month', 'December 2026 Jumada II – Rajab 1448'],
] as const)('%s: the grid is called by its month in both calendars', async (lang, present, nextLabel, next) => {
  const { user } = draw(lang);
  expect(screen.getByRole('grid', { name: present })).toBeVisible();
  const button = screen.getByRole('button', { name: nextLabel });
  await user.click(button);
  expect(screen.getByRole('grid', { name: next })).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(screen.getByRole('grid', { name: next })).toBeVisible();
});

test('the days after the window are closed without speaking of notice', async () => {
  const { user, chosen } = draw('en');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  const late = screen.getByRole('gridcell', { name: /^Monday 21 December/ });
  expect(late).toHaveAttribute('aria-disabled', 'true');
  expect(late).not.toHaveAccessibleDescription();
  await user.click(late);
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('gridcell', { name: /^Sunday 20 December/ })).not.toHaveAttribute('aria-disabled');
});

test('the week begins on Sunday, and Friday and Saturday are marked', () => {
  draw('en');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  const marked = (name: RegExp) => screen.getByRole('gridcell', { name }).hasAttribute('data-weekend');
  expect(marked(/^Friday 27/)).toBe(true);
  expect(marked(/^Saturday 28/)).toBe(true);
  expect(marked(/^Thursday 26/)).toBe(false);
});

test.each([
  ['SA', ['Fri', 'Sat'], [true, true, false]],
  ['AE', ['Sun', 'Sat'], [false, true, true]],
] as const)('the weekend is that of the clinic’s country: %s', (code, heads, days) => {
  setClinicCountry(code === 'AE' ? countries.AE : defaultCountry);
  renderPart(
    <ClinicThemeProvider lang="en" cache={createEmotionCache('ltr')}>
      <Calendar lang="en" onChange={() => undefined} />
    </ClinicThemeProvider>,
  );
  setClinicCountry(defaultCountry);
  const marked = (name: RegExp) => screen.getByRole('gridcell', { name }).hasAttribute('data-weekend');
  expect([marked(/^Friday 27/), marked(/^Saturday 28/), marked(/^Sunday 29/)]).toEqual(days);
  const boxed = screen.getAllByRole('columnheader').filter((head) => getComputedStyle(head).borderRadius === '8px');
  expect(boxed.map((head) => head.textContent)).toEqual(heads);
});
