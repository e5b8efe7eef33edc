import { screen } from '@testing-library/react';
import { renderPart } from '../ui/render-part.tsx';
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
