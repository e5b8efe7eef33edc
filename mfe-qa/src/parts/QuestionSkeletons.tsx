import { useTranslation } from '@clinic/kit/i18n';
import { Card, Skeleton, VisuallyHidden } from '@clinic/kit/ui';

/** Cards of questions that are on their way, in the shape in which they come. */
export function QuestionSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('qa');
  return (
    <>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      <ul aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Card>
              <Skeleton variant="rounded" width={128} />
              <Skeleton width="72%" height={40} />
              <Skeleton />
              <Skeleton width="56%" />
              <Skeleton width="44%" height={36} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
