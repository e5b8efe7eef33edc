import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../ui/testing/render-part.tsx';
import { Alert } from './Alert.tsx';

test('a notice interrupts unless told to wait, and holds its words and its button', () => {
  renderPart(
    <>
      <Alert severity="error" action={<button>again</button>}>
        away
      </Alert>
      <Alert severity="info" role="status">
        fully booked
      </Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('away');
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByRole('status')).toHaveTextContent('fully booked');
});

test('what refuses a submission takes the focus once for each, and marks the title', async () => {
  document.title = 'Sign in';
  const refusal = (attempt: unknown) => (
    <>
      <Alert severity="error" attempt={attempt}>
        away
      </Alert>
      <button>again</button>
    </>
  );
  const { redraw } = renderPart(refusal(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await waitFor(() => expect(document.title).toBe('Error: Sign in'));
  screen.getByRole('button').focus();
  redraw(refusal(1));
  expect(screen.getByRole('button')).toHaveFocus();
  redraw(refusal(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});
