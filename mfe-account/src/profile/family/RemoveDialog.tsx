import { useEffect, useEffectEvent, useId } from 'react';
import type { Dependent } from '@clinic/contracts/account';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { Alert, FormStack, SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link, useFetcher } from '@clinic/kit/routing';
import { Button, Typography } from '@clinic/kit/ui';
import type { RemoveOutcome } from './family.data.ts';

interface RemoveDialogProps {
  person: Dependent;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before somebody is taken out of the family. */
export function RemoveDialog({ person, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('account');
  const title = useId();
  const { Form, state, data: outcome } = useFetcher<RemoveOutcome>();
  const busy = state !== 'idle';
  const finished = useEffectEvent(onRemoved);
  useEffect(() => {
    if (!busy && outcome?.kind === 'removed') finished();
  }, [busy, outcome]);
  const expected = outcome?.kind === 'expected';

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={title}>
      <Form method="delete">
        <DialogTitle id={title}>{t('family.removing.title')}</DialogTitle>
        <DialogContent>
          <FormStack>
            <Typography>
              <bdi dir="auto">{person.name}</bdi>: {t('family.removing.text')}
            </Typography>
            {expected && (
              <Alert severity="warning">
                {t('family.removing.expected')}{' '}
                <Link to={accountPaths.appointments()}>{t('family.removing.appointments')}</Link>
              </Alert>
            )}
            {outcome?.kind === 'failed' && (
              <SubmitFailed failure={outcome.failure} text={t('family.removing.failed')} />
            )}
            <input type="hidden" name="id" value={person.id} />
          </FormStack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {t(expected ? 'family.removing.close' : 'family.removing.keep')}
          </Button>
          {!expected && (
            <Button type="submit" color="error" loading={busy}>
              {t('family.removing.confirm')}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
