import { useEffect, useRef } from 'react';
import { Alert, ErrorSummary, FailureWords, FormActions, FormStack, useSubmission } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Form } from '@clinic/kit/routing';
import { Button } from '@clinic/kit/ui';
import { FactorCodeField } from '../parts/factors/FactorCodeField.tsx';
import type { SecondStepAction } from './second-step.data.ts';

interface CodeStepProps {
  outcome: SecondStepAction | undefined;
  /** Whether the account has an app, or recovery codes only. */
  app: boolean;
  /** Whether nothing better is offered above it. */
  first: boolean;
}

/** Signs in with a code: of the app, or a recovery code. */
export function CodeStep({ outcome, app, first }: CodeStepProps) {
  const { t } = useTranslation('account');
  const form = useSubmission(outcome, { t, labels: { code: t('factor.signIn.code') } });
  const { failure } = form;
  const { ref } = form.props;
  const emptied = useRef(outcome);
  useEffect(() => {
    // A code is good once: a refused one is typed again.
    if (emptied.current !== outcome && outcome?.state === 'invalid') ref.current?.reset();
    emptied.current = outcome;
  }, [outcome, ref]);

  return (
    <Form {...form.props} replace>
      <FormStack>
        <ErrorSummary {...form.summary} />
        {failure !== null && (
          <Alert severity="error" attempt={outcome}>
            {failure.code === 'INVALID_TRANSITION' ? (
              t('factor.signIn.over')
            ) : (
              <FailureWords failure={failure} text={t('factor.signIn.unreachable')} />
            )}
          </Alert>
        )}
        <FactorCodeField {...form.field('code')} app={app} />
        <FormActions>
          <Button type="submit" size="large" variant={first ? 'contained' : 'outlined'} fullWidth loading={form.busy}>
            {t('factor.signIn.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  );
}
