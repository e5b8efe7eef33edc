import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useSite } from '@clinic/kit/routing';
import { Button, EmptyState, Ltr } from '@clinic/kit/ui';

/** Stands where a new clinic has not listed yet what every clinic has: until it does, how to reach it. */
export function ListedSoon({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('content');
  const { phone } = useSite().brand;
  return (
    <EmptyState title={title} text={text} action={{ label: t('info.write'), to: contentPaths.contact() }}>
      {phone !== null && (
        <Button href={`tel:${phone}`} variant="outlined" aria-label={t('info.call', { phone })}>
          <Ltr>{phone}</Ltr>
        </Button>
      )}
    </EmptyState>
  );
}
