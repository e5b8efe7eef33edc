import { useState } from 'react';
import type { BranchName, VisitKind } from '@clinic/contracts';
import type { LocalDate } from '@clinic/contracts/time';
import { BookingCalendar, SlotChoices, SlotPicker } from '@clinic/kit/dates';
import { Alert } from '@clinic/kit/forms';
import { firstDay, freeDays, lastDay, noFreeDays, today } from './example-api.ts';
import type { Example, ExamplePage } from './example.ts';

function ExampleCalendar({ page, days }: { page: ExamplePage; days: Readonly<Record<LocalDate, number>> }) {
  const [value, setValue] = useState<LocalDate | null>(null);
  return (
    <BookingCalendar
      today={today}
      first={firstDay}
      last={lastDay}
      days={days}
      value={value}
      onChange={setValue}
      lang={page.lang}
    />
  );
}

function ExamplePicker({ page, doctor, chosen }: { page: ExamplePage; doctor: number; chosen: LocalDate | null }) {
  const [date, setDate] = useState(chosen);
  const [time, setTime] = useState<string | null>(null);
  const [branch, setBranch] = useState<BranchName>();
  const [kind, setKind] = useState<VisitKind>();
  return (
    <SlotPicker
      doctor={doctor}
      date={date}
      time={time}
      onDate={setDate}
      onTime={setTime}
      branch={branch}
      onBranch={setBranch}
      kind={kind}
      onKind={setKind}
      fullyBooked={page.say('لا مواعيد متاحة لهذا الطبيب الآن.', 'This doctor is fully booked at the moment.')}
      doctorGone={
        <Alert severity="info">
          {page.say('لم يعد هذا الطبيب يستقبل المرضى لدينا.', 'This doctor no longer sees patients with us.')}
        </Alert>
      }
    />
  );
}

/** Every part of `@clinic/kit/dates`. */
export const dateExamples: readonly Example[] = [
  {
    part: 'BookingCalendar',
    states: {
      'free days': (page) => <ExampleCalendar page={page} days={freeDays} />,
      'fully booked': (page) => <ExampleCalendar page={page} days={noFreeDays} />,
    },
  },
  {
    part: 'SlotChoices',
    states: {
      three: () => (
        <SlotChoices
          slots={['09:00', '09:30', '16:00'].map((time) => ({ date: firstDay, time }))}
          onChoose={() => undefined}
        />
      ),
    },
  },
  {
    part: 'SlotPicker',
    states: {
      'day chosen': (page) => <ExamplePicker page={page} doctor={1} chosen={firstDay} />,
      'kinds of visits': (page) => <ExamplePicker page={page} doctor={4} chosen={firstDay} />,
      'fully booked': (page) => <ExamplePicker page={page} doctor={2} chosen={null} />,
      'doctor gone': (page) => <ExamplePicker page={page} doctor={5} chosen={null} />,
      'API away': (page) => <ExamplePicker page={page} doctor={3} chosen={null} />,
    },
  },
];
