import { screen, within } from '@testing-library/react';
import { renderPart } from './testing/render-part.tsx';
import { ToastRegion } from './ToastRegion.tsx';

test('the live regions are there before the first message, and errors interrupt', () => {
  const { redraw, container } = renderPart(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  const polite = container.querySelector<HTMLElement>('[aria-live="polite"]')!;
  const assertive = container.querySelector<HTMLElement>('[aria-live="assertive"]')!;
  redraw(
    <ToastRegion
      toasts={[
        { id: '1', tone: 'success', text: 'Booked' },
        { id: '2', tone: 'error', text: 'Booking failed' },
      ]}
      onDismiss={() => undefined}
    />,
  );
  expect(within(polite).getByText('Booked')).toBeVisible();
  expect(within(assertive).getByText('Booking failed')).toBeVisible();
});

test('a message can be dismissed', async () => {
  const dismissed = jest.fn();
  const { user } = renderPart(
    <ToastRegion toasts={[{ id: '7', tone: 'info', text: 'تم' }]} onDismiss={dismissed} />,
    'ar',
  );
  await user.click(screen.getByRole('button', { name: 'أغلق الرسالة' }));
  expect(dismissed).toHaveBeenCalledWith('7');
});
