import type { BranchName } from '@clinic/contracts';
import { timetableKinds } from '@clinic/contracts/account';
import { FieldNotes, SelectField, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatNumber, isCalendarDate } from '@clinic/contracts/time';
import { Box, Button, Card, Icon } from '@clinic/kit/ui';
import { DayFields } from './DayFields.tsx';
import { DrawnWeek } from './DrawnWeek.tsx';
import type { KindDraft } from './week-kinds.ts';
import type { Change, TimetableDraft } from './week-state.ts';
import { minutesOf, weekdays } from './week-state.ts';

interface TimetableFieldsProps {
  timetable: TimetableDraft;
  index: number;
  branches: readonly BranchName[];
  kinds: readonly KindDraft[];
  apply: (change: Change) => void;
  field: FormState<unknown>['field'];
}

/** A timetable: which hours it is about, when it holds, and its week. */
export function TimetableFields({ timetable, index, branches, kinds, apply, field }: TimetableFieldsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { key, kind, validFrom, validTo, hours } = timetable;
  const name = `timetables.${index}`;
  const total = hours.reduce((sum, one) => sum + (minutesOf(one) || 0), 0);
  const spoken = (date: string) => (isCalendarDate(date) ? formatDate(date, lang, 'short') : '…');
  const span =
    validFrom === '' && validTo === ''
      ? ''
      : t('schedules.week.span', { begins: spoken(validFrom), ends: spoken(validTo) });
  const title = [t(`schedules.week.kinds.${kind}`), span].filter(Boolean).join(' – ');
  const missing = field(`${name}.hours`).error;

  return (
    <Card>
      <Box component="details" open sx={frame}>
        <summary>
          <h2>{title}</h2>
          <span>{t('schedules.hoursOfWeek', { hours: formatNumber(Math.round(total / 6) / 10, lang) })}</span>
        </summary>
        <Box sx={dates}>
          <SelectField
            {...field(`${name}.kind`)}
            options={timetableKinds.map((value) => ({ value, label: t(`schedules.week.kinds.${value}`) }))}
            value={kind}
            onChange={({ currentTarget: { value } }) => {
              const chosen = timetableKinds.find((one) => one === value);
              if (chosen !== undefined) apply({ type: 'timetable', key, values: { kind: chosen } });
            }}
          />
          {(['validFrom', 'validTo'] as const).map((bound) => (
            <TextField
              key={bound}
              {...field(`${name}.${bound === 'validFrom' ? 'valid_from' : 'valid_to'}`)}
              type="date"
              required={kind === 'period'}
              value={timetable[bound]}
              onChange={({ currentTarget: { value } }) => apply({ type: 'timetable', key, values: { [bound]: value } })}
            />
          ))}
        </Box>
        <Box sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>{t(`schedules.week.hints.${kind}`)}</Box>
        <FieldNotes
          id={`field-${name}-hours`.replaceAll('.', '-')}
          {...(missing !== undefined && { error: missing })}
        />
        <Box sx={columns}>
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            {weekdays.map((weekday) => (
              <DayFields
                key={weekday}
                {...{ weekday, branches, kinds, apply, field }}
                timetable={key}
                name={name}
                hours={hours}
              />
            ))}
          </Box>
          <DrawnWeek timetable={key} {...{ hours, branches, kinds, apply }} />
        </Box>
        <Button
          variant="text"
          color="error"
          startIcon={<Icon name="close" size={20} />}
          aria-label={t('schedules.week.removeNamed', { name: title })}
          onClick={() => apply({ type: 'remove-timetable', key })}
        >
          {t('schedules.week.remove')}
        </Button>
      </Box>
    </Card>
  );
}

const frame = {
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    minHeight: 44,
    cursor: 'pointer',
    color: 'text.secondary',
  },
  '& h2': { margin: 0, fontSize: '1.25rem', fontWeight: 600, color: 'text.primary' },
};
const dates = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  marginBlock: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};
const columns = {
  display: 'grid',
  gap: 3,
  marginBlockEnd: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
};
