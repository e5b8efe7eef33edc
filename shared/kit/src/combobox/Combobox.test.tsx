import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../ui/testing/render-part.tsx';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: '1', label: 'طب الأسنان' },
  { value: '2', label: 'الجلدية' },
  { value: '3', label: 'الأنف والأذن والحنجرة' },
];

function Field({ onChange }: { onChange?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form data-testid="form">
      <Combobox
        name="specialty"
        label="التخصص"
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'التخصص' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function draw(onChange?: (value: string | null) => void) {
  renderPart(<Field onChange={onChange} />, 'ar');
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('arrows open the list and go round in it, Enter takes', async () => {
  const changed = jest.fn();
  const user = draw(changed);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(shown()).toEqual(options.map(({ label }) => label));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toBe('الجلدية');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption()).toBe('الأنف والأذن والحنجرة');
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith('3');
  expect(field()).toHaveValue('الأنف والأذن والحنجرة');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByTestId('form')).toHaveFormValues({ specialty: '3' });
});

test('typing filters once the keys rest, whatever way the letters are written', async () => {
  const user = draw();
  await user.click(field());
  await user.keyboard('اسنان');
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toEqual(['طب الأسنان']);
  expect(screen.getByRole('status')).toHaveTextContent('نتيجة واحدة');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('طب الأسنان');
});

test('Escape closes without choosing, then clears', async () => {
  const changed = jest.fn();
  const user = draw(changed);
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'الجلدية' }));
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('الجلدية');
  await user.keyboard('{Escape}');
  expect(changed).toHaveBeenLastCalledWith(null);
  expect(field()).toHaveValue('');
});

test('what matches nothing says so and can be cleared', async () => {
  const user = draw();
  await user.click(field());
  await user.keyboard('xyz');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('لا يوجد ما يطابق ما كتبته.')).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'امسح' });
  await user.click(clear!);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('leaving the field restores what was chosen', async () => {
  const user = draw();
  await user.click(field());
  await user.click(screen.getByRole('option', { name: 'الجلدية' }));
  await user.clear(field());
  await user.keyboard('ا');
  await user.click(document.body);
  expect(field()).toHaveValue('الجلدية');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('options that could not be had can be asked for again', async () => {
  const retry = jest.fn();
  renderPart(
    <Combobox name="s" label="Speciality" options={[]} value={null} onChange={() => undefined} onRetry={retry} />,
    'ar',
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('combobox'));
  expect(screen.getByText('تعذّر تحميل القائمة.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'أعد المحاولة' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the list stays open while Tab moves to its buttons, and closes behind the last', async () => {
  const retry = jest.fn();
  renderPart(
    <Combobox name="s" label="Speciality" options={[]} value={null} onChange={() => undefined} onRetry={retry} />,
    'ar',
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'أعد المحاولة' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

test('Enter in an open list does not submit the form', async () => {
  const user = draw();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  screen.getByTestId('form').addEventListener('submit', submitted);
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  await user.keyboard('{Escape}{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});
