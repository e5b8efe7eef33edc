import type { FormEvent } from 'react';
import { screen } from '@testing-library/react';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { renderPart } from './testing/render-part.tsx';

test('a button presses, and does not send a form unless told to', async () => {
  const press = jest.fn();
  const { user } = renderPart(<Button onClick={press}>Go</Button>);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('while something is under way it keeps its name and the focus, is busy and cannot be pressed', async () => {
  const press = jest.fn();
  const send = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading} disabled={loading} onClick={press} startIcon={<i aria-hidden>icon</i>}>
        Go
      </Button>
    </form>
  );
  const { user, redraw } = renderPart(form(false));
  const button = screen.getByRole('button', { name: 'Go' });
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  redraw(form(true));
  expect(screen.getByRole('button', { name: 'Go' })).toBe(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'Sara{Enter}');
  await user.click(button).catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(1);
  expect(press).toHaveBeenCalledTimes(1);
  redraw(form(false));
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a file and a page are links; what decides the look is no attribute of them', () => {
  renderPart(
    <>
      <Button href="/file.ics" download variant="outlined" fullWidth sx={{ margin: 1 }}>
        File
      </Button>
      <LinkButton to="/doctors" color="accent" size="large" endIcon={<i>icon</i>}>
        Page
      </LinkButton>
    </>,
  );
  const attributes = (name: RegExp) => [...screen.getByRole('link', { name }).attributes].map((one) => one.name).sort();
  expect(attributes(/File/)).toEqual(['class', 'download', 'href']);
  expect(attributes(/Page/)).toEqual(['class', 'data-discover', 'href']);
});
