import { createStaffFrame } from './staff-frame.ts';

const parts = { Head: () => null, Foot: () => null };

test('what brings the frame of the staff may fail: it is asked again with the next page of theirs', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetched = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(parts);
  const frame = createStaffFrame(fetched);
  await frame.load();
  expect(frame.parts).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
  await frame.load();
  expect(frame.parts).toEqual(parts);
  warned.mockRestore();
});
