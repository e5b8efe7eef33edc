import { useEffect, useRef } from 'react';
import type { DeskVisit } from '@clinic/contracts/account';
import { visitReasons } from '@clinic/contracts/account';
import {
  ErrorSummary,
  FormActions,
  FormStack,
  SelectField,
  TextField,
  useSubmission,
  useActionOutcome,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Typography } from '@clinic/kit/ui';
import type { DeskActions } from '../actions.data.ts';

interface EndFormProps {
  intent: 'reject' | 'cancel';
  visit: DeskVisit;
  actions: DeskActions;
  onBack: () => void;
}

/** Asks why a visit is rejected or cancelled, which the patient is told; the reason stays among the staff. */
export function EndForm({ intent, visit, actions, onBack }: EndFormProps) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useSubmission(useActionOutcome(actions, intent), {
    t,
    fetcher: actions.fetcher,
    labels: { reason: t('reception.end.reason'), note: t('reception.end.note') },
  });
  const busy = actions.busy;

  return (
    <actions.fetcher.Form {...form.props}>
      <FormStack>
        <Typography variant="h4" component="h3" ref={heading} tabIndex={-1} sx={{ margin: 0 }}>
          {t(`reception.end.${intent}.title`)}
        </Typography>
        <Typography>{t(`reception.end.${intent}.text`)}</Typography>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={visit.id} />
        <SelectField
          {...form.field('reason')}
          placeholder={t('reception.end.choose')}
          options={visitReasons.map((value) => ({ value, label: t(`reception.reasons.${value}`) }))}
        />
        <TextField
          {...form.field('note')}
          rows={2}
          required={false}
          maxLength={300}
          hint={t('reception.end.noteHint')}
        />
        <FormActions>
          <Button type="submit" color="error" loading={actions.isRunning(intent)} disabled={busy}>
            {t(`reception.end.${intent}.confirm`)}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={onBack}>
            {t('reception.back')}
          </Button>
        </FormActions>
      </FormStack>
    </actions.fetcher.Form>
  );
}
