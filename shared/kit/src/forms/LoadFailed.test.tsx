import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../ui/testing/render-part.tsx';
import { LoadFailed } from './LoadFailed.tsx';

function Part() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Doctors
      </h1>
      {failed ? <LoadFailed text="could not be loaded" onRetry={() => setFailed(false)} /> : <p>loading</p>}
    </>
  );
}

test('whoever pressed Retry goes on at the heading when the button is gone', async () => {
  renderPart(<Part />, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
