import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from '@clinic/kit/i18n';
import { Container, EmptyState, SkeletonLines } from '@clinic/kit/ui';

/** `/releases`: its code and its words are fetched when somebody opens it, and by nobody else. */
export function ReleasesRoute() {
  const { t, i18n } = useTranslation('host');
  const [page, setPage] = useState<ComponentType | 'failed' | null>(null);
  const load = useCallback(
    () =>
      fetchPage(i18n).then(
        (fetched) => setPage(() => fetched),
        (error: unknown) => {
          console.warn(error);
          setPage('failed');
        },
      ),
    [i18n],
  );
  useEffect(() => void load(), [load]);

  if (page === 'failed') return <EmptyState variant="error" action={{ onClick: () => void load() }} />;
  if (page !== null) {
    const Page = page;
    return <Page />;
  }
  return (
    <Container sx={{ py: 6 }} aria-busy="true" aria-label={t('loading')} role="status">
      <SkeletonLines count={6} />
      <noscript>{t('needsScript')}</noscript>
    </Container>
  );
}

async function fetchPage(i18n: I18n): Promise<ComponentType> {
  const [{ ReleasesPage }, arabic, english] = await Promise.all([
    import('./ReleasesPage.tsx'),
    import('./locales/ar.json'),
    import('./locales/en.json'),
  ]);
  i18n.addResourceBundle('ar', 'team', arabic.default);
  i18n.addResourceBundle('en', 'team', english.default);
  return ReleasesPage;
}
