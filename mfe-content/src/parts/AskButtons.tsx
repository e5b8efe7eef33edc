import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useSite } from '@clinic/kit/routing';
import { Button, Icon, LinkButton, Ltr } from '@clinic/kit/ui';

/** Ways to ask the clinic about what the page shows: its chat when it has one, else the contact page, and its telephone. */
export function AskButtons({ label }: { label: string }) {
  const { t } = useTranslation('content');
  const { brand } = useSite();
  return (
    <>
      {brand.chat === null ? (
        <LinkButton to={contentPaths.contact()} size="large">
          {label}
        </LinkButton>
      ) : (
        <Button
          href={brand.chat}
          target="_blank"
          rel="noopener"
          size="large"
          startIcon={<Icon name="chat" size={22} />}
        >
          {label}
        </Button>
      )}
      {brand.phone !== null && (
        <Button
          href={`tel:${brand.phone}`}
          variant="outlined"
          size="large"
          aria-label={t('info.call', { phone: brand.phone })}
          startIcon={<Icon name="phone" size={22} />}
        >
          <Ltr>{brand.phone}</Ltr>
        </Button>
      )}
    </>
  );
}
