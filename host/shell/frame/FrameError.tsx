import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '@clinic/kit/i18n';
import { Container, EmptyState } from '@clinic/kit/ui';
import { useHost } from '../app/host-context.ts';
import { FirstShown } from './FirstShown.tsx';

/** The last resort when the frame itself fails. */
export function FrameError() {
  const { t } = useTranslation('host');
  const { boot } = useHost();
  const error = useRouteError();
  useEffect(() => {
    console.warn(`the frame failed in composition ${boot.composition.id}`, error);
  }, [boot, error]);

  return (
    <Container sx={{ py: 8 }} role="alert">
      <EmptyState
        variant="error"
        title={t('failure.title')}
        text={t('failure.text')}
        action={{ label: t('failure.retry'), onClick: () => location.reload() }}
      />
      <FirstShown />
    </Container>
  );
}
