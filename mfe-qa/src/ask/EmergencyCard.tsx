import type { Emergency } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Button, Card, Icon, Ltr } from '@clinic/kit/ui';

interface EmergencyCardProps {
  kinds: readonly Emergency[];
  onDismiss?: () => void;
}

/** What to do now when what is asked cannot wait for an answer. It stands in nobody's way, and nobody is told of it. */
export function EmergencyCard({ kinds, onDismiss }: EmergencyCardProps) {
  const { t } = useTranslation('qa');
  const { brand } = useSite();
  const numbers = [
    { label: t('ask.emergency.ambulance'), number: '997' },
    { label: t('ask.emergency.advice'), number: '937' },
    ...(brand.phone === null ? [] : [{ label: t('ask.emergency.clinic'), number: brand.phone }]),
  ];
  return (
    <Card sx={{ backgroundColor: 'error.soft', borderColor: 'error.main', borderWidth: 2 }}>
      <Box component="p" role="alert" sx={heading}>
        <Icon name="alert" />
        {t('ask.emergency.title')}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, marginBlock: 1.5, paddingInlineStart: 3 }}>
        {kinds.map((kind) => (
          <li key={kind}>{t(`ask.emergency.kinds.${kind}`)}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {numbers.map(({ label, number }) => (
          <Button key={number} href={`tel:${number}`} variant="outlined" startIcon={<Icon name="phone" size={20} />}>
            <span>
              {label}: <Ltr>{number}</Ltr>
            </span>
          </Button>
        ))}
        {onDismiss && (
          <Button variant="text" color="inherit" onClick={onDismiss}>
            {t('ask.emergency.dismiss')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 600,
  '& svg': { flex: 'none', color: 'error.main' },
};
