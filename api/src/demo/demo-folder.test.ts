import * as z from 'zod';
import type { Files } from '../testing/content-folder.ts';
import { writeContentFolder } from '../testing/content-folder.ts';
import { readChecked } from './demo-folder.ts';
import { LeaveRecord } from './records.ts';

async function leaveIn(leave: Files[string]): Promise<unknown> {
  const { folder, remove } = await writeContentFolder({ 'leave.yaml': leave });
  try {
    return readChecked(folder, 'leave.yaml', z.array(LeaveRecord));
  } finally {
    await remove();
  }
}

const congress = { doctor: 58, first_day: 'today+8', last_day: 'today+9', reason: 'Congress' };

test('days are counted from the day of loading', async () => {
  const days = [{ ...congress, first_day: 'today-2', last_day: 'today' }, congress];
  expect(await leaveIn(days)).toMatchObject([
    { first_day: -2, last_day: 0 },
    { first_day: 8, last_day: 9 },
  ]);
});

test('every mistake is named with file, line and column', async () => {
  const days = [
    congress,
    { ...congress, first_day: 'tomorrow' },
    { doctor: 58, first_day: 'today+3', last_day: 'today+3', reason: 'Congress', half: true },
    { ...congress, last_day: 'today+2' },
    { doctor: 58, first_day: 'today+3', last_day: 'today+4' },
  ];
  await expect(leaveIn(days)).rejects.toThrow(
    [
      'leave.yaml:6:3 first_day: must be a day such as today+3 or today-12',
      'leave.yaml:13:3 half: is not a known field',
      'leave.yaml:16:3 last_day: must not be before first_day',
      'leave.yaml:18:3 reason: is missing',
    ].join('\n'),
  );
});

test('broken YAML is named with its place', async () => {
  await expect(leaveIn('- doctor: 58\n  doctor: 67\n')).rejects.toThrow('leave.yaml:2:3 Map keys must be unique');
});
