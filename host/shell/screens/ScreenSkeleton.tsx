import { useTranslation } from '@clinic/kit/i18n';
import { Container, SkeletonLines } from '@clinic/kit/ui';
import { Region } from './Region.tsx';

/** Stands where a page of a session will be, while the browser finds out who is asking. */
export function ScreenSkeleton({ remote }: { remote: string }) {
  const { t } = useTranslation('host');
  return (
    <Region remote={remote} comesLate>
      <Container sx={{ py: 6 }} aria-busy="true" aria-label={t('loading')} role="status">
        <SkeletonLines count={6} />
        <noscript>{t('needsScript')}</noscript>
      </Container>
    </Region>
  );
}
