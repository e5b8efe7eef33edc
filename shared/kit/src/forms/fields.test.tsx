import { act, screen } from '@testing-library/react';
import { chooseDigits } from '@clinic/contracts/time';
import { renderPart } from '../ui/testing/render-part.tsx';
import { CheckboxField, PasswordField, RadioCards, SelectField, Stepper, TextField } from './index.ts';

afterEach(() => act(() => chooseDigits('latn')));

test('hint and error describe the field, and what is wrong is marked', () => {
  renderPart(
    <TextField name="phone" type="tel" label="الجوال" hint="مثال: 05xxxxxxxx" error="اكتب رقمًا صحيحًا" />,
    'ar',
  );
  const phone = screen.getByRole('textbox', { name: 'الجوال' });
  expect(phone).toHaveAccessibleDescription('مثال: 05xxxxxxxx اكتب رقمًا صحيحًا');
  expect(phone).toBeInvalid();
  expect(phone).toBeRequired();
});

test.each([
  ['tel', 'ltr'],
  ['email', 'ltr'],
  ['url', 'ltr'],
  ['text', 'auto'],
  ['search', 'auto'],
])('a field of type %s runs %s', (type, direction) => {
  renderPart(<TextField name="field" label="Field" type={type} />, 'ar');
  expect(screen.getByLabelText('Field')).toHaveAttribute('dir', direction);
});

test('several rows make a text area, and what is optional says so', () => {
  renderPart(<TextField name="notes" label="ملاحظات" rows={4} required={false} />, 'ar');
  const notes = screen.getByRole('textbox', { name: 'ملاحظات (اختياري)' });
  expect(notes.tagName).toBe('TEXTAREA');
  expect(notes).not.toBeRequired();
});

test('a password can be looked at and hidden again, and stays left to right', async () => {
  const { user } = renderPart(
    <PasswordField name="password" label="كلمة المرور" autoComplete="current-password" />,
    'ar',
  );
  const password = screen.getByLabelText('كلمة المرور');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('dir', 'ltr');
  await user.click(screen.getByRole('button', { name: 'أظهر كلمة المرور' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'أخفِ كلمة المرور' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a choice among cards is a group of radio buttons that arrows move in', async () => {
  const chosen = jest.fn();
  const { user } = renderPart(
    <RadioCards
      name="for"
      label="Who is it for?"
      value="self"
      onChange={chosen}
      error="Choose one"
      options={[
        { value: 'self', label: 'Me' },
        { value: 'someoneElse', label: 'Someone else' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Who is it for?' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: /Me/ })).toBeChecked();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(chosen).toHaveBeenLastCalledWith('someoneElse');
});

test('a list and a checkbox post what was chosen', async () => {
  const { user } = renderPart(
    <form data-testid="form">
      <SelectField name="day" label="Day" placeholder="Choose" options={[{ value: '7', label: 'Sunday' }]} />
      <CheckboxField name="agreed" label="I agree" error="Please agree" />
    </form>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Sunday');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  expect(screen.getByTestId('form')).toHaveFormValues({ day: '7', agreed: true });
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree');
});

test('the steps of a task are numbered in the digits of the page', () => {
  renderPart(<Stepper steps={['التخصص', 'الطبيب', 'الموعد']} current={2} />, 'ar');
  act(() => chooseDigits('arab'));
  expect(screen.getByRole('list')).toHaveAccessibleName('الخطوة ٢ من ٣');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['التخصص (تمّت)', '٢الطبيب', '٣الموعد']);
});
