import type { BranchName } from '@clinic/contracts';
import { SelectField, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Icon, IconButton } from '@clinic/kit/ui';
import { HoursRules } from './HoursRules.tsx';
import type { KindDraft } from './week-kinds.ts';
import type { Change, Hours } from './week-state.ts';
import { minuteOf } from './week-state.ts';
import { weekdayName } from './weekday-name.ts';

interface DayFieldsProps {
  timetable: number;
  /** How the API names the timetable. */
  name: string;
  weekday: number;
  /** Those of the whole week, in the order of the request. */
  hours: readonly Hours[];
  branches: readonly BranchName[];
  kinds: readonly KindDraft[];
  apply: (change: Change) => void;
  field: FormState<unknown>['field'];
}

/** The hours of one weekday, in their order; what lies between two of them is a break. */
export function DayFields({ timetable, name, weekday, hours, branches, kinds, apply, field }: DayFieldsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const day = weekdayName(weekday, lang);
  const lines = hours
    .map((one, line) => ({ one, at: `${name}.hours.${line}` }))
    .filter(({ one }) => one.weekday === weekday)
    .sort((a, b) => a.one.from.localeCompare(b.one.from));
  const hasDayBefore = hours.some((one) => one.weekday === weekday - 1);
  const [main] = branches;

  return (
    <Box component="fieldset" sx={frame}>
      <legend>{day}</legend>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('schedules.week.off')}</Box>}
      {lines.map(({ one, at }) => {
        const set = (values: Partial<Omit<Hours, 'key'>>) => apply({ type: 'hours', timetable, key: one.key, values });
        const spans = { day, from: one.from, to: one.to };
        const isNextDay = one.from !== '' && one.to !== '' && minuteOf(one.to) <= minuteOf(one.from);
        return (
          <Box
            key={one.key}
            sx={branches.length > 1 ? rowWithBranch : row}
            role="group"
            aria-label={t('schedules.week.line', spans)}
          >
            <TextField
              {...field(`${at}.opens`)}
              label={t('schedules.week.from')}
              type="time"
              value={one.from}
              onChange={({ currentTarget: { value } }) => set({ from: value })}
            />
            <TextField
              {...field(`${at}.minutes`)}
              label={t(isNextDay ? 'schedules.week.toNextDay' : 'schedules.week.to')}
              type="time"
              value={one.to}
              onChange={({ currentTarget: { value } }) => set({ to: value })}
            />
            {branches.length > 1 && (
              <SelectField
                {...field(`${at}.branch_id`)}
                label={t('schedules.branch')}
                options={branches.map((branch) => ({ value: String(branch.id), label: pick(branch, 'name', lang) }))}
                value={one.branchId}
                onChange={({ currentTarget: { value } }) => set({ branchId: Number(value) })}
              />
            )}
            <Box data-buttons>
              <Button
                variant="text"
                aria-label={t('schedules.week.breakIn', spans)}
                onClick={() => apply({ type: 'add-break', timetable, key: one.key })}
              >
                {t('schedules.week.break')}
              </Button>
              <IconButton
                aria-label={t('schedules.week.removeHours', spans)}
                onClick={() => apply({ type: 'remove-hours', timetable, key: one.key })}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </Box>
            <HoursRules
              {...{ kinds, field }}
              hours={one}
              name={at}
              line={t('schedules.week.line', spans)}
              onChange={set}
            />
          </Box>
        );
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="text"
          startIcon={<Icon name="plus" size={20} />}
          aria-label={t('schedules.week.addHoursOn', { day })}
          onClick={() => apply({ type: 'add-hours', timetable, weekday, branchId: main?.id ?? 1 })}
        >
          {t('schedules.week.addHours')}
        </Button>
        {weekday > 0 && hasDayBefore && (
          <Button
            variant="text"
            startIcon={<Icon name="copy" size={20} />}
            aria-label={t('schedules.week.copyTo', { day, before: weekdayName(weekday - 1, lang) })}
            onClick={() => apply({ type: 'copy-day', timetable, weekday })}
          >
            {t('schedules.week.copy')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1,
  minWidth: 0,
  margin: 0,
  padding: '4px 14px 8px',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '12px',
  '& > legend': { paddingInline: '6px', fontWeight: 600 },
};
const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 1fr)) auto' },
  '& > [data-buttons]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    whiteSpace: 'nowrap',
  },
};
const rowWithBranch = {
  ...row,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr)) auto' },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
