import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Card, Section, Stack, Typography } from '@clinic/kit/ui';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The end of the account, last on the page and asked about once more. */
export function DeleteSection() {
  const { t } = useTranslation('account');
  const [asking, ask] = useState(false);
  return (
    <Section title={t('privacy.delete.title')}>
      <Card>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('privacy.delete.text')}</Typography>
          <Button variant="outlined" color="error" onClick={() => ask(true)}>
            {t('privacy.delete.action')}
          </Button>
        </Stack>
      </Card>
      {asking && <DeleteDialog onClose={() => ask(false)} />}
    </Section>
  );
}
