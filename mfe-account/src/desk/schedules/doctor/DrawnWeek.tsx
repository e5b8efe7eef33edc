import type { BranchName } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';
import type { Hours } from './week-state.ts';
import { minuteOf, minutesOf, weekdays } from './week-state.ts';
import { weekdayName } from './weekday-name.ts';

const dayMinutes = 1440;
const hourHeight = 22;

interface Block {
  readonly key: string;
  readonly weekday: number;
  readonly start: number;
  readonly end: number;
  readonly branchId: number;
}

/** Hours as blocks of one day each: what runs past midnight goes on in the next day's column. */
function blocksOf(hours: readonly Hours[]): Block[] {
  return hours.flatMap((one) => {
    const minutes = minutesOf(one);
    if (Number.isNaN(minutes)) return [];
    const { weekday, branchId } = one;
    const start = minuteOf(one.from);
    const block = { key: String(one.key), weekday, branchId, start, end: Math.min(start + minutes, dayMinutes) };
    const rest = start + minutes - dayMinutes;
    return rest <= 0
      ? [block]
      : [block, { ...block, key: `${one.key} rest`, weekday: (weekday + 1) % 7, start: 0, end: rest }];
  });
}

/** The week as a picture beside its fields, which say the same to who does not see it. */
export function DrawnWeek({ hours, branches }: { hours: readonly Hours[]; branches: readonly BranchName[] }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const blocks = blocksOf(hours);
  const first = Math.floor(Math.min(8 * 60, ...blocks.map(({ start }) => start)) / 60);
  const last = Math.ceil(Math.max(18 * 60, ...blocks.map(({ end }) => end)) / 60);
  const marks = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, index) => first + index * 2);
  const top = (minute: number) => `${((minute - first * 60) / 60) * hourHeight}px`;
  const used = branches.filter(({ id }) => branches.length > 1 && blocks.some(({ branchId }) => branchId === id));

  return (
    <Box component="figure" aria-label={t('schedules.week.drawn')} sx={figure}>
      <Box aria-hidden sx={{ ...grid, '--rows': `${(last - first) * hourHeight}px` }}>
        <Box />
        {weekdays.map((weekday) => (
          <Box key={weekday} sx={{ textAlign: 'center', fontSize: '.75rem', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {/* Arabic has no short names; without their article they fit a phone. */}
            {weekdayName(weekday, lang, 'shortWeekday').replace(/^ال/, '')}
          </Box>
        ))}
        <Box sx={{ position: 'relative', height: 'var(--rows)' }}>
          {marks.map((hour) => (
            <Box key={hour} sx={mark} style={{ top: top(hour * 60) }}>
              {formatTime(`${String(hour % 24).padStart(2, '0')}:00`, lang)}
            </Box>
          ))}
        </Box>
        {weekdays.map((weekday) => (
          <Box key={weekday} sx={column}>
            {blocks
              .filter((block) => block.weekday === weekday)
              .map(({ key, start, end, branchId }) => (
                <Box
                  key={key}
                  data-branch={
                    Math.max(
                      0,
                      branches.findIndex(({ id }) => id === branchId),
                    ) % 3
                  }
                  style={{ top: top(start), height: `${((end - start) / 60) * hourHeight}px` }}
                />
              ))}
          </Box>
        ))}
      </Box>
      {used.length > 1 && (
        <Box component="figcaption" sx={legend}>
          {used.map((branch) => (
            <span key={branch.id}>
              <i data-branch={branches.indexOf(branch) % 3} />
              {pick(branch, 'name', lang)}
            </span>
          ))}
        </Box>
      )}
    </Box>
  );
}

const tones = {
  '& [data-branch="0"]': { backgroundColor: 'primary.main' },
  '& [data-branch="1"]': { backgroundColor: 'warning.main' },
  '& [data-branch="2"]': { backgroundColor: 'info.main' },
};
const figure = { margin: 0, minWidth: 0, position: { lg: 'sticky' }, top: 96, alignSelf: 'start' };
const grid = {
  display: 'grid',
  gap: '4px',
  gridTemplateColumns: '44px repeat(7, minmax(0, 1fr))',
  ...tones,
};
const column = {
  position: 'relative',
  height: 'var(--rows)',
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'line.hair',
  backgroundColor: 'background.default',
  overflow: 'hidden',
  '& > div': { position: 'absolute', insetInline: '2px', borderRadius: '5px' },
};
const mark = {
  position: 'absolute',
  insetInlineEnd: 0,
  fontSize: '.6875rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
};
const legend = {
  ...tones,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: 1,
  fontSize: '.9375rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& i': { width: 14, height: 14, borderRadius: '4px' },
};
