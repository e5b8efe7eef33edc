import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Unfinished } from './unfinished.ts';

const Form = ({ wrong = false }: { wrong?: boolean }) => (
  <form onSubmit={(event) => event.preventDefault()}>
    <input aria-label="name" />
    <input aria-label="agreed" type="checkbox" />
    {wrong && <p role="alert">wrong</p>}
    <button type="submit">send</button>
    <button type="reset">empty</button>
  </form>
);
const name = () => screen.getByRole('textbox', { name: 'name' });
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

test('a form that nobody typed into holds nothing', () => {
  const unfinished = new Unfinished();
  render(<Form />);
  expect(unfinished.any).toBe(false);
});

test('what is typed holds until it is taken out again', async () => {
  const unfinished = new Unfinished();
  render(<Form />);
  await userEvent.type(name(), 'Layan');
  expect(unfinished.any).toBe(true);
  await userEvent.clear(name());
  expect(unfinished.any).toBe(false);
});

test('a choice holds, whichever it is', async () => {
  const unfinished = new Unfinished();
  render(<Form />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(unfinished.any).toBe(true);
});

test('a form that was sent holds only while something is wrong with it', async () => {
  const unfinished = new Unfinished();
  const { rerender } = render(<Form />);
  await userEvent.type(name(), 'Layan');
  await press('send');
  expect(unfinished.any).toBe(false);
  rerender(<Form wrong />);
  expect(unfinished.any).toBe(true);
  rerender(<Form />);
  expect(unfinished.any).toBe(false);
  await userEvent.type(name(), ' K');
  expect(unfinished.any).toBe(true);
  await press('empty');
  expect(unfinished.any).toBe(false);
});

test('a step that is gone from the page holds what was typed there, until its visitor goes to another page', async () => {
  const unfinished = new Unfinished();
  const { rerender } = render(<Form />);
  await userEvent.type(name(), 'Layan');
  rerender(<p>second step</p>);
  expect(unfinished.any).toBe(true);
  unfinished.leave();
  expect(unfinished.any).toBe(false);
});

test('an open dialog holds; once it is closed, so does nothing that was typed there', async () => {
  const unfinished = new Unfinished();
  const { rerender } = render(
    <div role="dialog">
      <input aria-label="name" />
    </div>,
  );
  expect(unfinished.any).toBe(true);
  await userEvent.type(name(), 'Layan');
  rerender(<p>closed</p>);
  expect(unfinished.any).toBe(false);
});
