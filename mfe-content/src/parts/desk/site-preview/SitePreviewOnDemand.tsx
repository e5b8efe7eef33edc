import { useState } from 'react';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import type { SitePreviewForm } from './SitePreviewForm.tsx';

/** A button that opens {@link SitePreviewForm} for a post. Its file comes with the press: few visits to the page need it. */
export function SitePreviewOnDemand({ post }: { post: number }) {
  const { t } = useTranslation('content');
  const [Form, setForm] = useState<{ of: typeof SitePreviewForm } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    import('./SitePreviewForm.tsx').then(
      ({ SitePreviewForm: of }) => setForm({ of }),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  };
  if (Form !== null)
    return (
      <Box component="section" aria-label={t('desk.sitePreview.title')} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        <p style={{ margin: 0 }}>{t('desk.sitePreview.ofPost')}</p>
        <Form.of post={post} />
      </Box>
    );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={open}>
        {t('desk.sitePreview.title')}
      </Button>
      {failed && <Alert severity="error">{t('desk.failed')}</Alert>}
    </Box>
  );
}
