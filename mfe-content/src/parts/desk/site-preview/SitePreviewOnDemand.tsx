import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { useOnPress } from '../../use-on-press.ts';

/** A button that opens {@link SitePreviewForm} for a post. Its file comes with the press. */
export function SitePreviewOnDemand({ post }: { post: number }) {
  const { t } = useTranslation('content');
  const form = useOnPress(() => import('./SitePreviewForm.tsx'));
  if (form.exports !== null)
    return (
      <Box component="section" aria-label={t('desk.sitePreview.title')} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        <p style={{ margin: 0 }}>{t('desk.sitePreview.ofPost')}</p>
        <form.exports.SitePreviewForm post={post} />
      </Box>
    );
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={form.fetch}>
        {t('desk.sitePreview.title')}
      </Button>
      {form.failed && <Alert severity="error">{t('desk.failed')}</Alert>}
    </Box>
  );
}
