import type { ReactNode } from 'react';
import type { BranchName } from '@clinic/contracts';
import type { DeskLeave, DeskVisit } from '@clinic/contracts/account';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { clinicDateTime, formatTime } from '@clinic/contracts/time';
import { Box, Button, Icon } from '@clinic/kit/ui';
import { ActionButton } from '../ActionButton.tsx';
import type { DeskActions } from '../actions.data.ts';
import { VisitLine } from '../VisitLine.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import type { Line } from './lines.ts';

interface DayLineProps {
  line: Line;
  actions: DeskActions;
  onOpen: (visit: DeskVisit) => void;
  /** Asks before leave is ended that is not of this day alone. */
  onReopen: (leave: DeskLeave) => void;
  /** Whether the doctor sees patients in several branches on the day. */
  namesBranch: boolean;
  onBook: ((time: string, branch: BranchName | undefined) => void) | null;
}

/** One line of a day, beside its clock time. */
export function DayLine({ line, actions, onOpen, onReopen, namesBranch, onBook }: DayLineProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const clock = (instant: string) => formatTime(clinicDateTime(new Date(instant)).time, lang);
  const note = (icon: 'lock' | 'moon', words: ReactNode) => (
    <Box sx={quiet}>
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </Box>
  );

  return (
    <Box
      component="li"
      sx={row}
      data-kind={line.kind}
      data-status={line.kind === 'visit' ? line.visit.status : undefined}
    >
      <Box sx={time}>
        {line.kind === 'free' ? t('reception.free.label') : <bdi>{hasTime(line) && formatTime(line.time, lang)}</bdi>}
      </Box>
      {line.kind === 'visit' && <VisitLine visit={line.visit} actions={actions} onOpen={onOpen} />}
      {line.kind === 'held' && note('lock', t(`reception.held.${line.hold.kind}`, { time: clock(line.hold.until) }))}
      {line.kind === 'leave' &&
        note(
          'moon',
          line.leave.to === null
            ? t(line.leave.clinic ? 'reception.leave.clinic' : 'reception.leave.doctor')
            : t(line.leave.clinic ? 'reception.leave.clinicUntil' : 'reception.leave.doctorUntil', {
                time: formatTime(line.leave.to, lang),
              }),
        )}
      {line.kind === 'leave' && line.leave.may_end && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          {isOfOneDay(line.leave) ? (
            <ActionButton intent="reopen" id={line.leave.id} actions={actions} variant="outlined" />
          ) : (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              disabled={actions.busy}
              onClick={() => onReopen(line.leave)}
            >
              {t('reception.acts.reopen')}
            </Button>
          )}
        </Box>
      )}
      {line.kind === 'free' && <FreeTimes {...{ line, namesBranch, onBook }} />}
    </Box>
  );
}

const isOfOneDay = ({ first, last }: DeskLeave) => first !== null && first === last;

/** Leave that began before the day has no time to stand beside. */
const hasTime = (line: Line) => line.kind !== 'leave' || line.leave.from !== null;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 3 },
  minHeight: 52,
  paddingBlock: '6px',
  paddingInline: { xs: 2, md: 3 },
  borderStyle: 'solid',
  borderColor: 'line.hair',
  borderWidth: 0,
  '&:not(:last-of-type)': { borderBlockEndWidth: '1px' },
  '&[data-kind="visit"]': { paddingBlock: '10px' },
  '&[data-kind="visit"]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 4,
    backgroundColor: 'success.main',
  },
  '&[data-status="pending"]::before': { backgroundColor: 'warning.main' },
  '&[data-status="checked_in"]::before': { backgroundColor: 'info.main' },
  '&[data-status="completed"]::before, &[data-status="no_show"]::before': { backgroundColor: 'line.edge' },
  '&[data-kind="leave"], &[data-kind="held"]': { backgroundColor: 'background.raised' },
};
const time = { flex: '0 0 auto', width: { xs: 72, md: 88 }, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
const quiet = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' };
