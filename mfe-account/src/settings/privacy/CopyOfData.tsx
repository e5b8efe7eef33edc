import { useState } from 'react';
import { useBus } from '@clinic/kit/events';
import { SubmitFailed } from '@clinic/kit/forms';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { isApiError } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Card, Icon, Section, Stack, Typography } from '@clinic/kit/ui';
import { confirmed } from '../../parts/factors/confirmed.ts';
import { downloadCopy } from './download-copy.ts';

/** Everything that is kept about the account, as a file. */
export function CopyOfData() {
  const { t } = useTranslation('account');
  const bus = useBus();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);

  async function download(): Promise<void> {
    setLoading(true);
    setFailure(null);
    try {
      await confirmed(downloadCopy);
      bus.emit('host/toast.show@1', { kind: 'success', key: 'account:privacy.copy.done' });
    } catch (error) {
      setFailure(isApiError(error) ? error : { code: 'BAD_ANSWER', text: null });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Section title={t('privacy.copy.title')}>
      <Card>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('privacy.copy.text')}</Typography>
          {failure !== null && <SubmitFailed failure={failure} text={t('privacy.copy.failed')} />}
          <Button
            variant="outlined"
            startIcon={<Icon name="download" size={20} />}
            loading={loading}
            onClick={() => void download()}
          >
            {t('privacy.copy.action')}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
