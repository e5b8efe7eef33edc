import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../ui/testing/render-part.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const form = (errors: { field: string; message: string }[]) => (
  <>
    <ErrorSummary errors={errors} />
    <TextField name="userDetails.phone" label="Phone" type="tel" error={errors[0]?.message} />
  </>
);

test('takes the focus when it appears and again when it changes', () => {
  const { redraw } = renderPart(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  redraw(form([{ field: 'userDetails.phone', message: 'Enter a valid number' }]));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'One thing needs correcting' })).toBeVisible();
  screen.getByRole('textbox').focus();
  redraw(form([{ field: 'userDetails.phone', message: 'This is too long' }]));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the title of the window says that something is wrong, until it is not', async () => {
  document.title = 'Sign in';
  const { redraw } = renderPart(form([{ field: 'userDetails.phone', message: 'Enter a valid number' }]));
  await waitFor(() => expect(document.title).toBe('Error: Sign in'));
  redraw(form([{ field: 'userDetails.phone', message: 'This is too long' }]));
  await waitFor(() => expect(document.title).toBe('Error: Sign in'));
  redraw(form([]));
  expect(document.title).toBe('Sign in');
});

test('each line leads to its field', async () => {
  const { user } = renderPart(form([{ field: 'userDetails.phone', message: 'Enter a valid number' }]));
  const link = screen.getByRole('link', { name: 'Enter a valid number' });
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(link).toHaveAttribute('href', `#${phone.id}`);
  await user.click(link);
  expect(phone).toHaveFocus();
});

test('counts in Arabic as Arabic counts', () => {
  const errors = ['a', 'b'].map((field) => ({ field, message: field }));
  renderPart(<ErrorSummary errors={errors} />, 'ar');
  expect(screen.getByRole('heading')).toHaveTextContent('يوجد خطآن يحتاجان إلى تصحيح');
});
