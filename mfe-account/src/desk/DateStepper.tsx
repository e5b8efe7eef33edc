import { useEffect, useRef } from 'react';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { samePage, useNavigate } from '@clinic/kit/routing';
import { addDays, isCalendarDate } from '@clinic/contracts/time';
import { Box, Icon, LinkButton, VisuallyHidden } from '@clinic/kit/ui';
import type { DeskAddress } from './desk-address.ts';

interface DateStepperProps {
  date: string;
  today: string;
  /** How far a step goes: a day, or a week. */
  days: 1 | 7;
  to: (changes: Partial<DeskAddress>) => string;
}

/** The day that is looked at: one before, one after, today, or any other. */
export function DateStepper({ date, today, days, to }: DateStepperProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const unit = days === 7 ? 'week' : 'day';
  const at = (day: string) => to({ date: day === today ? null : day });
  const field = useRef<HTMLInputElement>(null);
  // An address that another control changed shows in the field too, but nobody's typing is overwritten.
  useEffect(() => {
    if (field.current !== null && field.current !== document.activeElement) field.current.value = date;
  }, [date]);

  return (
    <Box role="group" aria-label={t('reception.date.label')} sx={row}>
      <LinkButton to={at(addDays(date, -days))} variant="outlined" sx={arrow}>
        <Icon name="chevron-start" size={20} />
        <VisuallyHidden>{t(`reception.date.previous.${unit}`)}</VisuallyHidden>
      </LinkButton>
      <Box sx={{ flex: '1 1 132px', minWidth: 0, maxWidth: 190 }}>
        <TextField
          ref={field}
          name="date"
          type="date"
          label={t('reception.date.field')}
          defaultValue={date}
          onChange={({ currentTarget: { value } }) => {
            if (isCalendarDate(value) && value !== date) void navigate(at(value), { state: samePage });
          }}
        />
      </Box>
      <LinkButton to={at(addDays(date, days))} variant="outlined" sx={arrow}>
        <Icon name="chevron-end" size={20} />
        <VisuallyHidden>{t(`reception.date.next.${unit}`)}</VisuallyHidden>
      </LinkButton>
      {date !== today && (
        <LinkButton to={at(today)} variant="text" sx={{ flex: 'none', minWidth: 44, paddingInline: 1 }}>
          {t('reception.date.today')}
        </LinkButton>
      )}
    </Box>
  );
}

const row = { display: 'flex', flex: '0 1 auto', alignItems: 'end', gap: '4px', minWidth: 0 };
const arrow = { flex: 'none', minWidth: 44, paddingInline: '11px' };
