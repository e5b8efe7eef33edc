import type { BranchName } from '@clinic/contracts';
import type { DeskLeave, DeskVisit } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatHijri } from '@clinic/contracts/time';
import { Box, EmptyState, Section, Stack } from '@clinic/kit/ui';
import type { DaysOfDoctor } from '../desk.data.ts';
import type { DeskActions } from '../actions.data.ts';
import { VisitLine } from '../VisitLine.tsx';
import { DayLine } from './DayLine.tsx';
import { hasEnded, linesOf } from './lines.ts';
import type { Line } from './lines.ts';

interface DayViewProps {
  days: DaysOfDoctor;
  actions: DeskActions;
  onOpen: (visit: DeskVisit) => void;
  onReopen: (leave: DeskLeave) => void;
  /** Null for those who only look. */
  onBook: ((time: string, branch: BranchName | undefined) => void) | null;
}

/** Several leaves can begin at one time, and visits too. */
function keyOf(line: Line): string {
  const id = line.kind === 'visit' ? line.visit.id : line.kind === 'leave' ? line.leave.id : '';
  return `${line.kind} ${line.time} ${id}`;
}

/** A doctor’s day by the clock: visits, free times to book, what is kept for somebody, leave. */
export function DayView({ days: { doctor, days }, actions, onOpen, onReopen, onBook }: DayViewProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const [day] = days;
  if (day === undefined) return null;
  const lines = linesOf(day);
  const ended = day.visits.filter(hasEnded);
  const title = `${pick(doctor, 'name', lang)} · ${formatDate(day.date, lang, 'full')}`;
  const standing = day.visits.length - ended.length;

  return (
    <Section
      title={title}
      lead={
        <>
          {formatHijri(day.date, lang)} · {t('reception.day.visits', { count: standing })} ·{' '}
          {t('reception.day.free', { count: day.free.length })}
          {(day.branches ?? []).map((branch) => ` · ${pick(branch, 'name', lang)}`)}
        </>
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t('reception.day.none.title')} text={t('reception.day.none.text')} />
      ) : (
        <Box component="ol" sx={timeline}>
          {lines.map((line) => (
            <DayLine
              key={keyOf(line)}
              {...{ line, actions, onOpen, onReopen, onBook }}
              namesBranch={(day.branches ?? []).length > 1}
            />
          ))}
        </Box>
      )}
      {ended.length > 0 && (
        <Box component="details" sx={{ marginBlockStart: 3 }}>
          <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', fontWeight: 500, alignContent: 'center' }}>
            {t('reception.day.ended', { count: ended.length })}
          </Box>
          <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
            {ended.map((visit) => (
              <li key={visit.id}>
                <VisitLine visit={visit} actions={actions} onOpen={onOpen} />
              </li>
            ))}
          </Stack>
        </Box>
      )}
    </Section>
  );
}

const timeline = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  overflow: 'hidden',
  backgroundColor: 'background.paper',
};
