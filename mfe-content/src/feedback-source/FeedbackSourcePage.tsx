import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useLoaderData, useRevalidator } from '@clinic/kit/routing';
import { Box, Button, Page } from '@clinic/kit/ui';
import type { ReferralData } from './feedback-source.data.ts';
import { ReferralForm } from './ReferralForm.tsx';

/** How did you hear of us? */
export function FeedbackSourcePage() {
  const { t } = useTranslation('content');
  const { options } = useLoaderData<ReferralData>();
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={t('referral.title')} crumbs={[]} lead={t('referral.lead')}>
      <Box sx={{ maxWidth: 760 }}>
        {options === null ? (
          <Alert
            severity="error"
            action={
              <Button variant="outlined" loading={state === 'loading'} onClick={() => void revalidate()}>
                {t('form.retry')}
              </Button>
            }
          >
            {t('referral.optionsFailed')}
          </Alert>
        ) : (
          <ReferralForm options={options} />
        )}
      </Box>
    </Page>
  );
}
