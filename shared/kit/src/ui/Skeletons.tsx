import Box from '@mui/material/Box';
import { useTranslation } from '../i18n/use-translation.ts';
import { Card, CardGrid } from './Card.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const widths = ['92%', '100%', '84%', '96%', '60%'];

/** Text that is on its way. */
export function SkeletonLines({ count = 4 }: { count?: number }) {
  return (
    <div>
      <Loading />
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={widths[index % widths.length]} height={28} />
      ))}
    </div>
  );
}

/** Cards that are on their way, in the shape in which they come. */
export function SkeletonCards({ count = 6, min = 260 }: { count?: number; min?: number }) {
  return (
    <div>
      <Loading />
      <CardGrid min={min}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Card>
              <Skeleton variant="circular" width={64} height={64} />
              <Box sx={{ height: 12 }} />
              <Skeleton width="70%" height={32} />
              <Skeleton width="90%" />
              <Skeleton width="45%" />
            </Card>
          </li>
        ))}
      </CardGrid>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('shared');
  return <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>;
}
