import type { ReactNode } from 'react';
import type { DeskVisit } from '@clinic/shared/contracts/account';
import { useLang, useTranslation } from '@clinic/shared/i18n';
import { clinicDateTime, formatTime } from '@clinic/shared/time';
import { Box, Button, Icon } from '@clinic/shared/ui';
import type { Acts } from '../use-acts.ts';
import { VisitLine } from '../VisitLine.tsx';
import type { Line } from './lines.ts';

interface DayLineProps {
  line: Line;
  acts: Acts;
  onOpen: (visit: DeskVisit) => void;
  onBook: ((time: string) => void) | null;
}

/** One line of a day, beside its clock time. */
export function DayLine({ line, acts, onOpen, onBook }: DayLineProps) {
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
        <bdi>{line.kind === 'leave' && line.leave.from === null ? '' : formatTime(line.time, lang)}</bdi>
      </Box>
      {line.kind === 'visit' && <VisitLine visit={line.visit} acts={acts} onOpen={onOpen} />}
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
      {line.kind === 'free' &&
        (onBook === null ? (
          <Box sx={quiet}>{t('reception.free.label')}</Box>
        ) : (
          <Button
            variant="text"
            size="small"
            aria-haspopup="dialog"
            startIcon={<Icon name="plus" size={18} />}
            aria-label={t('reception.free.bookAt', { time: formatTime(line.time, lang) })}
            onClick={() => onBook(line.time)}
          >
            {t('reception.free.book')}
          </Button>
        ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, md: 3 },
  minHeight: 52,
  paddingBlock: '4px',
  paddingInline: { xs: 1.5, md: 2.5 },
  borderInlineStart: '4px solid transparent',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderBlockEndColor: 'line.hair' },
  '&[data-kind="visit"]': { paddingBlock: '10px', borderInlineStartColor: 'primary.main' },
  '&[data-status="pending"]': { borderInlineStartColor: 'warning.main' },
  '&[data-status="checked_in"]': { borderInlineStartColor: 'info.main' },
  '&[data-status="completed"], &[data-status="no_show"]': { borderInlineStartColor: 'line.edge' },
  '&[data-kind="leave"], &[data-kind="held"]': { backgroundColor: 'background.raised' },
};
const time = { flex: '0 0 auto', minWidth: 76, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
const quiet = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' };
