import { useId, useState } from 'react';
import type { BranchName } from '@clinic/contracts';
import { directionOf, pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatTime } from '@clinic/contracts/time';
import { Box, Icon, VisuallyHidden } from '@clinic/kit/ui';
import type { Block, Place } from './placed-hours.ts';
import { blocksOf, overlappingIn } from './placed-hours.ts';
import { useHoursWords } from './use-hours-words.ts';
import { useWeekDrag } from './use-week-drag.ts';
import type { KindDraft } from './week-kinds.ts';
import type { Change, Hours } from './week-state.ts';
import { weekdays } from './week-state.ts';
import { weekdayName } from './weekday-name.ts';

const hourHeight = 28;

interface DrawnWeekProps {
  timetable: number;
  hours: readonly Hours[];
  branches: readonly BranchName[];
  kinds: readonly KindDraft[];
  apply: (change: Change) => void;
}

/** Full hours that the drawing shows: those of a working day, and one around all blocks to move them into. */
function spanOf(blocks: readonly Block[]): { first: number; last: number } {
  const first = Math.floor(Math.min(9 * 60, ...blocks.map(({ start }) => start)) / 60) - 1;
  const last = Math.ceil(Math.max(17 * 60, ...blocks.map(({ end }) => end)) / 60) + 1;
  return { first: Math.max(first, 0), last: Math.min(last, 24) };
}

/**
 * The week as a picture beside its fields, which say the same and do the same: its blocks are moved and made longer or
 * shorter with a pointer or the arrow keys. It changes the draft that the fields show.
 */
export function DrawnWeek({ timetable, hours, branches, kinds, apply }: DrawnWeekProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { kindsOf, withRules } = useHoursWords(kinds);
  const help = useId();
  const [news, say] = useState('');
  const blocks = blocksOf(hours);
  const overlapping = overlappingIn(blocks);
  const wordsOf = ({ weekday, from, to }: Place) => ({
    ...{ day: weekdayName(weekday, lang), from: formatTime(from, lang), to: formatTime(to, lang) },
  });
  const { isDragging, handlersOf } = useWeekDrag({
    minutesPerPixel: 60 / hourHeight,
    rightward: directionOf(lang) === 'rtl' ? -1 : 1,
    place: ({ key }, { weekday, from, to }) => apply({ type: 'hours', timetable, key, values: { weekday, from, to } }),
    onPlaced(one, place) {
      const after = hours.map((other) => (other.key === one.key ? { ...other, ...place } : other));
      const isOver = overlappingIn(blocksOf(after)).has(one.key);
      say(t(isOver ? 'schedules.week.movedOver' : 'schedules.week.line', wordsOf(place)));
    },
  });
  // What is drawn must not shift under the pointer.
  const current = spanOf(blocks);
  const [held, hold] = useState(current);
  if (!isDragging && (held.first !== current.first || held.last !== current.last)) hold(current);
  const { first, last } = isDragging ? held : current;
  const marks = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, index) => first + index * 2);
  const top = (minute: number) => `${((minute - first * 60) / 60) * hourHeight}px`;
  const toneOf = (branchId: number) =>
    Math.max(
      0,
      branches.findIndex(({ id }) => id === branchId),
    ) % 3;
  const used = branches.filter(({ id }) => branches.length > 1 && hours.some(({ branchId }) => branchId === id));

  return (
    <Box component="figure" aria-label={t('schedules.week.drawn')} sx={figure}>
      <Box sx={grid} style={{ gridTemplateRows: `auto ${(last - first) * hourHeight}px` }}>
        {weekdays.map((weekday) => (
          <Box key={weekday} aria-hidden sx={heading} style={{ gridColumn: weekday + 2 }}>
            {/* Arabic has no short names; without their article they fit a phone. */}
            {weekdayName(weekday, lang, 'shortWeekday').replace(/^ال/, '')}
          </Box>
        ))}
        <Box aria-hidden sx={{ position: 'relative', gridArea: '2 / 1' }}>
          {marks.map((hour) => (
            <Box key={hour} sx={mark} style={{ top: top(hour * 60) }}>
              {formatTime(`${String(hour % 24).padStart(2, '0')}:00`, lang)}
            </Box>
          ))}
        </Box>
        {weekdays.map((weekday) => (
          <Box key={weekday} data-day={weekday} sx={column} style={{ gridColumn: weekday + 2 }} />
        ))}
        {blocks.map(({ hours: one, weekday, start, end, isRest }) => {
          const place = {
            gridColumn: weekday + 2,
            marginBlockStart: top(start),
            height: `${((end - start) / 60) * hourHeight}px`,
          };
          const times = { begins: formatTime(one.from, lang), ends: formatTime(one.to, lang) };
          const shared = {
            'data-branch': toneOf(one.branchId),
            'data-overlaps': overlapping.has(one.key) ? true : undefined,
            'data-by-phone': one.byPhone ? true : undefined,
            'data-some-kinds': one.kinds === null ? undefined : true,
            style: place,
          };
          if (isRest) return <Box key={`${one.key} rest`} aria-hidden {...shared} sx={block} />;
          return (
            <Box
              key={one.key}
              component="button"
              type="button"
              aria-label={withRules(t('schedules.week.block', { day: weekdayName(weekday, lang), ...times }), one)}
              aria-roledescription={t('schedules.week.movable')}
              aria-describedby={help}
              {...shared}
              {...handlersOf(one)}
              sx={{ ...block, ...movable }}
            >
              <span data-grip="start" />
              {one.byPhone && <Icon name="phone" size={14} />}
              {t('schedules.week.span', times)} {one.kinds !== null && <span data-kinds>{kindsOf(one)}</span>}
              <span data-grip="end" />
            </Box>
          );
        })}
      </Box>
      <Box component="figcaption" sx={legend}>
        {used.length > 1 &&
          used.map((branch) => (
            <span key={branch.id}>
              <i data-branch={branches.indexOf(branch) % 3} />
              {pick(branch, 'name', lang)}
            </span>
          ))}
        {hours.some(({ byPhone }) => byPhone) && (
          <span>
            <i data-branch={0} data-by-phone />
            {t('schedules.week.byPhone')}
          </span>
        )}
        {hours.some((one) => one.kinds !== null) && (
          <span>
            <i data-branch={0} data-some-kinds />
            {t('schedules.week.someKinds')}
          </span>
        )}
        <Box id={help} component="p">
          {t('schedules.week.movableHelp')}
        </Box>
      </Box>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Box>
  );
}

const tone = (name: string) => ({ backgroundColor: `${name}.main`, color: `${name}.contrastText` });
/** What is booked by phone only is hatched, what is for some kinds has a double edge: also where colours are taken away. */
const ruled = {
  '& [data-by-phone]': {
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, currentColor 20%, transparent) 5px 8px)',
  },
  '& [data-some-kinds]': { border: '4px double', borderColor: 'background.paper' },
  '@media (forced-colors: active)': {
    '& [data-by-phone]': { borderStyle: 'dotted', borderWidth: '3px', borderColor: 'CanvasText' },
    '& [data-some-kinds]': { borderColor: 'CanvasText' },
    '& [data-by-phone][data-some-kinds]': { borderStyle: 'dotted double' },
  },
};
const tones = {
  '& [data-branch="0"]': tone('primary'),
  '& [data-branch="1"]': tone('warning'),
  '& [data-branch="2"]': tone('info'),
};
const figure = { margin: 0, minWidth: 0, position: { lg: 'sticky' }, top: 96, alignSelf: 'start' };
const grid = {
  display: 'grid',
  gap: '4px',
  gridTemplateColumns: '54px repeat(7, minmax(0, 1fr))',
  ...tones,
  ...ruled,
  '& [data-overlaps]': { ...tone('error'), border: '2px dashed', borderColor: 'error.contrastText' },
};
const heading = { gridRow: 1, textAlign: 'center', fontSize: '.75rem', fontWeight: 600, whiteSpace: 'nowrap' };
const column = {
  gridRow: 2,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'line.hair',
  backgroundColor: 'background.default',
};
const block = {
  gridRow: 2,
  alignSelf: 'start',
  position: 'relative',
  marginInline: '2px',
  minWidth: 0,
  borderRadius: '5px',
  // Seen where the device takes the colours away.
  border: '1px solid transparent',
};
const movable = {
  display: 'block',
  padding: 0,
  overflow: 'hidden',
  font: 'inherit',
  fontSize: '.6875rem',
  lineHeight: 1.15,
  textAlign: 'center',
  cursor: 'grab',
  userSelect: 'none',
  // A finger scrolls the page until a tap has chosen the block.
  '&:focus': { touchAction: 'none', zIndex: 1 },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '1px', overflow: 'visible' },
  '&:active': { cursor: 'grabbing' },
  '& > [data-kinds]': { display: 'block', overflowWrap: 'anywhere' },
  '& > [data-grip]': { position: 'absolute', insetInline: 0, height: 'min(10px, 25%)', cursor: 'ns-resize' },
  '& > [data-grip="start"]': { top: 0 },
  '& > [data-grip="end"]': { bottom: 0 },
  '&:focus > [data-grip]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '25%',
    height: '3px',
    borderRadius: '2px',
    backgroundColor: 'currentColor',
  },
  '&:focus > [data-grip="start"]::after': { top: 0 },
  '&:focus > [data-grip="end"]::after': { bottom: 0 },
  '@media (pointer: coarse)': { '& > [data-grip]': { height: 'min(20px, 25%)' } },
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
  ...ruled,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  // Below the last hour, which stands at the edge of the drawing.
  marginBlockStart: 2,
  fontSize: '.9375rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& i': { width: 14, height: 14, borderRadius: '4px' },
  '& p': { margin: 0, flexBasis: '100%', color: 'text.secondary' },
};
