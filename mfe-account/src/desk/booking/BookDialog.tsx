import { useId, useState } from 'react';
import type { BranchName, VisitKind } from '@clinic/contracts';
import type { DeskDoctor } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle, onEscape } from '@clinic/kit/dialogs';
import {
  ErrorSummary,
  FormStack,
  RadioCards,
  SelectField,
  SubmissionFields,
  useSubmission,
  useActionOutcome,
} from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Button, Typography } from '@clinic/kit/ui';
import { kindText } from '../../parts/appointments/kind-text.ts';
import { ActionFailed } from '../ActionFailed.tsx';
import type { DeskActions } from '../actions.data.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { PersonFields } from './PersonFields.tsx';

interface BookDialogProps {
  doctor: DeskDoctor;
  /** What kind of visit it is to be; undefined for the ordinary one. */
  kind: VisitKind | undefined;
  date: string;
  time: string;
  /** Where, in a clinic that has several. */
  branch: BranchName | undefined;
  actions: DeskActions;
  onClose: () => void;
}

const kinds = ['person', 'account'] as const;

/** Books a free time for somebody on the telephone: under their account, or by name and number. */
export function BookDialog({ doctor, kind: visitKind, date, time, branch, actions, onClose }: BookDialogProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const title = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('person');
  const outcome = useActionOutcome(actions, 'book');
  const form = useSubmission(outcome, {
    t,
    fetcher: actions.fetcher,
    labels: {
      kind: t('reception.book.kind'),
      kind_id: t('reception.kinds.label'),
      specialty_id: t('reception.book.specialty'),
      'patient.name': t('reception.book.name'),
      'patient.phone': t('reception.book.phone'),
      'patient.email': t('reception.book.email'),
      'patient.lang': t('reception.book.lang'),
      'patient.public_id': t('reception.book.account'),
    },
  });
  const busy = actions.busy;
  const [only, ...others] = doctor.specialties;

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onEscape(onClose)} aria-labelledby={title}>
      <actions.fetcher.Form {...form.props}>
        <DialogTitle id={title}>{t('reception.book.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <ErrorSummary {...form.summary} />
            <ActionFailed outcome={outcome} />
            <Typography>
              {t('reception.book.slot', {
                doctor: pick(doctor, 'name', lang),
                date: formatDate(date, lang, 'full'),
                time: formatTime(time, lang),
              })}
            </Typography>
            {branch !== undefined && (
              <Typography>
                {t('reception.branch')}: {pick(branch, 'name', lang)}
                <input type="hidden" name="branch_id" value={branch.id} />
              </Typography>
            )}
            {visitKind !== undefined && (
              <Typography>
                {t('reception.kinds.label')}: {kindText(visitKind, lang)}
                <input type="hidden" name="kind_id" value={visitKind.id} />
              </Typography>
            )}
            <SubmissionFields idempotencyKey={form.idempotencyKey} />
            <input type="hidden" name="intent" value="book" />
            <input type="hidden" name="doctor_id" value={doctor.id} />
            <input type="hidden" name="date" value={date} />
            <input type="hidden" name="time" value={time} />
            {others.length === 0 ? (
              <input type="hidden" name="specialty_id" value={only?.id} />
            ) : (
              <SelectField
                {...form.field('specialty_id')}
                options={doctor.specialties.map((one) => ({ value: String(one.id), label: pick(one, 'name', lang) }))}
              />
            )}
            <RadioCards
              {...form.field('kind')}
              min={180}
              options={kinds.map((value) => ({ value, label: t(`reception.book.kinds.${value}`) }))}
              value={kind}
              onChange={(value) => setKind(value === 'account' ? 'account' : 'person')}
            />
            {kinds.map((one) => (
              // What was typed for one stays while the other is looked at; disabled, it is not sent.
              <Box
                key={one}
                component="fieldset"
                aria-label={t(`reception.book.kinds.${one}`)}
                hidden={one !== kind}
                disabled={one !== kind}
                sx={part}
              >
                <FormStack>{one === 'person' ? <PersonFields form={form} /> : <AccountChoice form={form} />}</FormStack>
              </Box>
            ))}
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t('reception.back')}
          </Button>
          <Button type="submit" loading={actions.isRunning('book')} disabled={busy}>
            {t('reception.book.confirm')}
          </Button>
        </DialogActions>
      </actions.fetcher.Form>
    </Dialog>
  );
}

const part = { minWidth: 0, margin: 0, padding: 0, border: 0 };
