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

test('while something is under way it keeps its name, is busy and cannot be pressed', async () => {
  const press = jest.fn();
  const { user } = renderPart(
    <Button loading onClick={press} startIcon={<i>icon</i>}>
      Go
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Go' });
  await user.click(button).catch(() => undefined);
  expect(press).not.toHaveBeenCalled();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
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
