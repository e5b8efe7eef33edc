import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog, DialogTitle, onEscape } from './index.ts';

test('a dialog with fields stays when somebody presses beside it, and closes on Escape', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={onEscape(close)} aria-labelledby="title">
      <DialogTitle id="title">A dialog</DialogTitle>
      <input aria-label="A field" />
    </Dialog>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('dialog').parentElement as HTMLElement);
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
