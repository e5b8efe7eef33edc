import { screen, waitFor } from '@testing-library/react';
import { configureHttp } from '../http/index.ts';
import { fakeApi, http, HttpResponse } from '../testing/index.ts';
import { renderPart } from '../ui/testing/render-part.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const asked: string[] = [];
const server = fakeApi(
  http.get('*/api/available-days', () =>
    HttpResponse.json({ today: '2026-11-21', first: '2026-11-23', last: '2026-12-20', days: { '2026-11-24': 2 } }),
  ),
  http.get('*/api/available-slots', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(['09:00', '09:30']);
  }),
);
beforeEach(() => {
  asked.length = 0;
  configureHttp({ baseUrl: 'http://localhost', lang: () => 'en' });
});

function draw(date: string) {
  const onDate = jest.fn();
  const never = () => undefined;
  renderPart(
    <SlotPicker
      doctor={58}
      date={date}
      time={null}
      onDate={onDate}
      onTime={never}
      branch={undefined}
      onBranch={never}
      fullyBooked="fully booked"
      doctorGone="doctor gone"
    />,
  );
  return onDate;
}

test('the times of a day that can be booked are offered', async () => {
  const onDate = draw('2026-11-24');
  expect(await screen.findByRole('button', { name: '9:30 AM' })).toBeVisible();
  expect(onDate).not.toHaveBeenCalled();
});

test.each(['2026-12-21', '2174-11-26'])(
  'a day outside of the window, %s, has no times and is given up',
  async (date) => {
    const onDate = draw(date);
    await waitFor(() => expect(onDate.mock.calls).toEqual([[null]]));
    expect(screen.getByText('Choose a day to see its times.')).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('a doctor whom the clinic does not have any more has no calendar', async () => {
  server.use(
    http.get('*/api/available-days', () =>
      HttpResponse.json({ code: 'NOT_FOUND', message: 'no', request_id: 'r-1' }, { status: 404 }),
    ),
  );
  draw('2026-11-24');
  expect(await screen.findByText('doctor gone')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
