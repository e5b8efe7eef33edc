import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOnPress } from './use-on-press.ts';

function Pressed({ load }: { load: () => Promise<{ word: string }> }) {
  const file = useOnPress(load);
  return (
    <>
      <button onClick={file.fetch}>Open</button>
      {file.failed && <p role="alert">It failed</p>}
      {file.exports !== null && <p>{file.exports.word}</p>}
    </>
  );
}

test('a press fetches a file, says where it fails, and the next press fetches it again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest
    .fn<Promise<{ word: string }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ word: 'Here' });
  render(<Pressed load={load} />);
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(warned).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warned.mockRestore();
});
