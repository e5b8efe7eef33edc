import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { FieldGroup, FieldLabel, fieldId, FieldNotes, SelectField, TextField } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatHijri, hijriDate, isCalendarDate } from '@clinic/contracts/time';
import { Box } from '@clinic/kit/ui';
import { joinDate, splitDate } from './birth-date.ts';
import type { DateParts } from './birth-date.ts';

interface BirthDateFieldProps {
  name: string;
  label: string;
  error?: string;
  /** The day that is known, `YYYY-MM-DD`. */
  date: string | undefined;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * A day of birth in three fields, in the order in which it is said: nobody has to turn a calendar back for decades, and which
 * number is the month is never in doubt. All three are posted under one name.
 */
export function BirthDateField({ name, label, error, date }: BirthDateFieldProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const [typed, setTyped] = useState<DateParts>(() => splitDate(date));
  const [day, month, year] = typed;
  const id = fieldId(name);
  const hijri = hijriOf(joinDate(typed));
  return (
    <FieldGroup
      data-invalid={error ? true : undefined}
      aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
    >
      <legend>
        <FieldLabel label={label} />
      </legend>
      <FieldNotes id={id} hint={t('family.form.birthDateHint')} {...(error === undefined ? {} : { error })} />
      <Box sx={row}>
        <TextField
          name={name}
          label={t('family.form.day')}
          value={day}
          onChange={(event) => setTyped([event.target.value, month, year])}
          {...number}
          maxLength={2}
        />
        <SelectField
          name={name}
          id={`${id}-month`}
          label={t('family.form.month')}
          placeholder={t('family.form.choose')}
          options={months.map((one) => ({ value: String(one), label: monthName(one, lang) }))}
          value={month}
          onChange={(event) => setTyped([day, event.target.value, year])}
        />
        <TextField
          name={name}
          id={`${id}-year`}
          label={t('family.form.year')}
          value={year}
          onChange={(event) => setTyped([day, month, event.target.value])}
          {...number}
          maxLength={4}
        />
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', minHeight: '1.6em' }}>
        {hijri !== null && t('family.form.hijri', { date: formatHijri(hijri, lang) })}
      </Box>
    </FieldGroup>
  );
}

const number = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;

const monthName = (month: number, lang: Lang) =>
  formatDate(`2024-${String(month).padStart(2, '0')}-01`, lang, 'monthName');

/** The day whose Hijri date can be said: one that exists, in the years that the calendar is known for. */
function hijriOf(date: string): string | null {
  if (!isCalendarDate(date)) return null;
  try {
    hijriDate(date);
    return date;
  } catch {
    return null;
  }
}

const row = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(64px, 1fr) minmax(120px, 2fr) minmax(84px, 1.2fr)',
} as const;
