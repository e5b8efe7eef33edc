import { anAppointment } from './testing/an-appointment.ts';
import { inOrder } from './in-order.ts';

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('S18: the next appointment comes first, the latest past one too', () => {
  const { upcoming, past } = inOrder([
    anAppointment({ id: 4 }),
    anAppointment({ id: 3, status: 'pending' }),
    anAppointment({ id: 2, upcoming: false, status: 'completed' }),
    anAppointment({ id: 1, upcoming: false, status: 'no_show' }),
  ]);
  expect(ids(upcoming)).toEqual([3, 4]);
  expect(ids(past)).toEqual([2, 1]);
});

test.each(['cancelled', 'rejected', 'expired'] as const)(
  'E5: what is %s is not to come, whatever its date',
  (status) => {
    const { upcoming, past } = inOrder([anAppointment({ status })]);
    expect(upcoming).toEqual([]);
    expect(past).toHaveLength(1);
  },
);
