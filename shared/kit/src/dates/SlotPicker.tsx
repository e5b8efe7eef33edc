import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { AvailableDays } from '@clinic/contracts';
import type { BranchName, VisitKind } from '@clinic/contracts';
import { Alert } from '../forms/Alert.tsx';
import { LoadFailed } from '../forms/LoadFailed.tsx';
import { api, isApiError, useResource } from '../http/index.ts';
import { useLang } from '../i18n/index.ts';
import { addDays } from '@clinic/contracts/time';
import { Box, SkeletonLines } from '../ui/index.ts';
import { BookingCalendar } from './BookingCalendar.tsx';
import { BranchOfSlots } from './BranchOfSlots.tsx';
import { KindOfVisit } from './KindOfVisit.tsx';
import { TimeChoice, type ChosenTime, type DayHeading } from './TimeChoice.tsx';

interface SlotPickerProps extends Omit<ChosenTime, 'branch' | 'kind'> {
  date: string | null;
  /** Another day was chosen, or, with null, the chosen one cannot be booked. The time has to be chosen again. */
  onDate: (date: string | null) => void;
  /** Where the visit is to be; undefined until it is known, and in a clinic with one branch. */
  branch: BranchName | undefined;
  /**
   * Another branch was chosen, or it is known now where the doctor is. Its times are others than those of the one before: after
   * a choice the time has to be chosen again.
   */
  onBranch: (branch: BranchName) => void;
  /** The kind of visit that was chosen; undefined for the ordinary one. */
  kind?: VisitKind | undefined;
  /** Another kind was chosen, or the chosen one cannot be had any more. Its times are others. Without it there is no choice. */
  onKind?: (kind: VisitKind | undefined) => void;
  /** Level of the heading over the times of a day: one below the heading around it. */
  dayHeading?: DayHeading;
  /** What to do when the doctor has no free day at all. */
  fullyBooked: string;
  /** Stands in place of the calendar of a doctor whom the clinic does not have any more: an old choice may name one. */
  doctorGone: ReactNode;
  /**
   * Stands below the times of a day: who else sees patients then, for example. With a press that chooses another doctor it
   * calls `goToTimes`, and the focus goes to the times once they are there.
   */
  below?: (date: string, goToTimes: () => void) => ReactNode;
}

/**
 * The day of a visit in the calendar, then the time. Window and today come from the API, never from the device.
 */
export function SlotPicker({
  doctor,
  date,
  time,
  onDate,
  onTime,
  branch,
  onBranch,
  kind,
  onKind,
  moving,
  dayHeading,
  fullyBooked,
  doctorGone,
  below,
}: SlotPickerProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const days = useResource(`days of ${doctor}`, (signal) => daysOf({ doctor, kind: kind?.id, moving }, signal), {
    key: [doctor, kind?.id, moving].join(' '),
  });
  const calendar = days.status === 'ready' ? days.data : null;
  // The choice of the kind keeps its place, and the focus, while the days of another one are on their way.
  const [known, remember] = useState<{ doctor: number; days: AvailableDays }>();
  if (calendar !== null && known?.days !== calendar) remember({ doctor, days: calendar });
  const kindChoice = onKind !== undefined && known?.doctor === doctor && (
    <KindOfVisit days={known.days} chosen={kind} onChoose={onKind} />
  );
  const isKindGone = calendar !== null && kind !== undefined && !calendar.kinds?.some(({ id }) => id === kind.id);
  const forgetKind = useEffectEvent(() => onKind?.(undefined));
  const outside = calendar !== null && !isWithin(date, calendar);
  const place = calendar !== null ? placeOf(calendar, branch, date) : undefined;
  const unsaid = place !== undefined && place.id !== branch?.id;
  const say = useEffectEvent(() => place && onBranch(place));
  const times = useRef<HTMLHeadingElement>(null);
  const [presses, setPresses] = useState(0);
  const followed = useRef(0);
  const goToTimes = () => setPresses((before) => before + 1);
  const forget = useEffectEvent(() => onDate(null));

  useEffect(() => {
    if (outside) forget();
  }, [outside]);

  useEffect(() => {
    if (unsaid) say();
  }, [unsaid]);

  useEffect(() => {
    if (isKindGone) forgetKind();
  }, [isKindGone]);

  const isReady = calendar !== null;
  useEffect(() => {
    if (!isReady) return;
    // Only after a press: a restored choice must not pull the focus away from the heading above.
    if (followed.current !== presses) times.current?.focus();
    followed.current = presses;
  }, [date, doctor, isReady, presses]);

  if (days.status === 'ready' && calendar === null) return doctorGone;
  if (calendar === null)
    return (
      <>
        {kindChoice}
        {days.status === 'failed' ? (
          <LoadFailed text={t('slots.daysFailed')} onRetry={days.retry} />
        ) : (
          <SkeletonLines count={8} />
        )}
      </>
    );
  const { today, first, last, branches = [] } = calendar;
  const free = branches.length > 1 && place !== undefined ? place.days : calendar.days;
  const chooseBranch = (chosen: BranchName) => {
    onBranch(chosen);
    onTime(null);
  };
  const choose = (day: string) => {
    if (day !== date) goToTimes();
    onDate(day);
  };
  return (
    <>
      {kindChoice}
      <BranchOfSlots branches={branches} chosen={place} onChoose={chooseBranch} />
      {Object.keys(free).length === 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {fullyBooked}
        </Alert>
      )}
      <Box
        sx={{ display: 'grid', gap: { xs: 3, md: 4 }, gridTemplateColumns: { md: 'minmax(0, 1.1fr) minmax(0, 1fr)' } }}
      >
        <BookingCalendar
          today={today}
          first={first}
          last={last}
          days={everyDay({ first, last, days: free })}
          value={outside ? null : date}
          onChange={choose}
          lang={lang}
        />
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <TimeChoice
            key={`${doctor} ${date} ${place?.id} ${kind?.id}`}
            headingRef={times}
            heading={dayHeading}
            doctor={doctor}
            branch={branches.length > 1 ? place?.id : undefined}
            kind={isKindGone ? undefined : kind?.id}
            moving={moving}
            date={outside ? null : date}
            time={time}
            onTime={onTime}
            days={free}
            onDay={choose}
          />
          {date !== null && !outside && below?.(date, goToTimes)}
        </Box>
      </Box>
    </>
  );
}

/**
 * Free times per day for a kind of visit; one that the doctor does not have any more is left out. Null of a doctor whom the
 * clinic does not have any more.
 */
async function daysOf(
  { doctor, kind, moving }: Pick<ChosenTime, 'doctor' | 'kind' | 'moving'>,
  signal: AbortSignal,
): Promise<AvailableDays | null> {
  const get = (kind_id: number | undefined) =>
    api.get('/api/available-days', AvailableDays, {
      query: { doctor_id: doctor, kind_id, appointment_id: moving },
      signal,
    });
  try {
    return await get(kind);
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return null;
    if (kind !== undefined && isApiError(error, 'VALIDATION')) return get(undefined);
    throw error;
  }
}

/** The branch whose times are shown: the chosen one if the doctor is there, else the first, at best one that is free on the chosen day. */
function placeOf({ branches = [] }: AvailableDays, branch: BranchName | undefined, date: string | null) {
  const free = date === null ? undefined : branches.find(({ days }) => days[date] !== undefined);
  return branches.find(({ id }) => id === branch?.id) ?? free ?? branches[0];
}

/** The API leaves days without a free time out; the calendar tells them from days it knows nothing of. */
function everyDay({ first, last, days }: Pick<AvailableDays, 'first' | 'last' | 'days'>): Record<string, number> {
  const every: Record<string, number> = {};
  for (let date = first; date <= last; date = addDays(date, 1)) every[date] = days[date] ?? 0;
  return every;
}

/** Whether a chosen day can still be booked: an address or an old draft may name any. */
function isWithin(date: string | null, { first, last }: AvailableDays): boolean {
  return date === null || (date >= first && date <= last);
}
