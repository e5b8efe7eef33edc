import { useEffect, useEffectEvent, useId } from 'react';
import { askedRelations, phoneText } from '@clinic/contracts';
import type { Dependent } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import {
  ErrorSummary,
  FormStack,
  SelectField,
  SubmissionFields,
  SubmitFailed,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useFetcher } from '@clinic/kit/routing';
import { Button } from '@clinic/kit/ui';
import { BirthDateField } from './BirthDateField.tsx';
import type { SaveOutcome } from './family.data.ts';

interface PersonDialogProps {
  /** Null for somebody new. */
  person: Dependent | null;
  onClose: () => void;
  onSaved: (what: 'added' | 'changed') => void;
}

/** Asks who somebody of the family is. */
export function PersonDialog({ person, onClose, onSaved }: PersonDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const fetcher = useFetcher<SaveOutcome>();
  const form = useSubmission(fetcher.data, {
    t,
    fetcher,
    labels: {
      name: t('family.form.name'),
      relation: t('family.form.relation'),
      birth_date: t('family.form.birthDate'),
      phone: t('family.form.phone'),
    },
  });
  const saved = useEffectEvent(onSaved);
  useEffect(() => {
    if (form.done !== null) saved(form.done);
  }, [form.done]);

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={form.busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t(person === null ? 'family.form.add' : 'family.form.change')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            {form.failure !== null && <SubmitFailed failure={form.failure} text={t('family.form.failed')} />}
            <SubmissionFields idempotencyKey={form.idempotencyKey} />
            {person !== null && <input type="hidden" name="id" value={person.id} />}
            <TextField autoComplete="off" maxLength={100} defaultValue={person?.name} {...form.field('name')} />
            <SelectField
              placeholder={t('family.form.choose')}
              options={askedRelations.map((value) => ({ value, label: t(`family.relations.${value}`) }))}
              defaultValue={askedRelations.find((value) => value === person?.relation)}
              {...form.field('relation')}
            />
            <BirthDateField date={person?.birth_date} {...form.field('birth_date')} />
            <TextField
              type="tel"
              autoComplete="off"
              maxLength={40}
              required={false}
              hint={t('family.form.phoneHint')}
              defaultValue={person?.phone == null ? undefined : phoneText(person.phone)}
              {...form.field('phone')}
            />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={form.busy}>
            {t('family.form.cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('family.form.save')}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
