import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Icon, IconButton } from '@clinic/kit/ui';

/** The heading of a dialog, and the button that closes it. */
export function DialogHead({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('host');
  return (
    <Head>
      <h2>{title}</h2>
      <IconButton aria-label={t('nav.close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& h2': { margin: 0, fontSize: '1.25rem' },
});
