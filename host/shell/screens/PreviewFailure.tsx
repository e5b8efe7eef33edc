import { useTranslation } from '@clinic/kit/i18n';
import { Box, Container, Ltr, useHydrated } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { ExitPreview } from '../frame/ExitPreview.tsx';

/** In a preview: says which unreleased version failed here, beside what stands in its place, with the way out at hand. */
export function PreviewFailure({ remote }: { remote: string }) {
  const { t } = useTranslation('host');
  const release = useHost().boot.preview?.replaces[remote];
  // The page as the server sent it may not know yet that something fails here.
  const hydrated = useHydrated();
  if (release === undefined || !hydrated) return null;
  return (
    <Container>
      <Box
        role="alert"
        sx={{ my: 2, px: 2, borderInlineStart: 4, borderColor: 'error.main', overflowWrap: 'anywhere' }}
      >
        {t('preview.failed')} <Ltr>{`${remote}@${release}`}</Ltr>
        <ExitPreview action="/preview/exit">{t('preview.exit')}</ExitPreview>
      </Box>
    </Container>
  );
}
