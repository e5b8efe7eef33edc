import { useId } from 'react';
import { Dialog, onEscape } from '@clinic/kit/dialogs';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useQuestion } from './confirmed.ts';

/**
 * Lies over every page that calls `confirmed`, and over its other dialogs: asks when the API wants to know who it is. The
 * pages of the staff have it with their lock.
 */
export function ConfirmDialog() {
  const { t } = useTranslation('account');
  const title = useId();
  const question = useQuestion();
  if (question === null) return null;
  const leave = () => question.answer(false);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onEscape(leave)} aria-labelledby={title}>
      <ConfirmForm
        key={String(question.byFactor)}
        titleId={title}
        title={t('factor.confirm.title')}
        text={t('factor.confirm.text')}
        byFactor={question.byFactor}
        submit={t('factor.confirm.submit')}
        other={
          <Button variant="outlined" onClick={leave}>
            {t('factor.cancel')}
          </Button>
        }
        onConfirmed={() => question.answer(true)}
      />
    </Dialog>
  );
}
