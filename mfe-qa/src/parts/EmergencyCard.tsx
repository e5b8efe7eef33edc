import type { Ref } from 'react';
import { clinicCountry } from '@clinic/contracts';
import type { Emergency } from '@clinic/contracts/qa/red-flags';
import { useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Button, Card, Icon, Ltr } from '@clinic/kit/ui';

interface EmergencyCardProps {
  kinds: readonly Emergency[];
  onDismiss?: () => void;
  /** Takes the focus where the card is the first to be read. */
  ref?: Ref<HTMLDivElement>;
}

/** Whoever writes of these is in pain that is not of the body: the card speaks to them in other words and colours. */
const tenderKinds = ['self-harm', 'abuse'] as const satisfies readonly Emergency[];
type TenderKind = (typeof tenderKinds)[number];
const isTenderKind = (kind: Emergency): kind is TenderKind => tenderKinds.some((one) => one === kind);

/**
 * What to do now and whom to call when what is asked cannot wait for an answer. It stands in nobody's way.
 * docs/crisis-messages.md says which public guidance the words follow.
 */
export function EmergencyCard({ kinds, onDismiss, ref }: EmergencyCardProps) {
  const { t } = useTranslation('qa');
  const { brand } = useSite();
  const tender = kinds.filter(isTenderKind);
  const bodily = kinds.filter((kind) => !isTenderKind(kind));
  const isTender = tender.length > 0;
  const isAbuse = kinds.includes('abuse');
  const { ambulance, police, policeElsewhere, healthLine, abuseLine, isSaudi = false } = clinicCountry.emergency;
  const isOne = police === ambulance;
  const numbers = [
    { label: t(`ask.emergency.${isAbuse && isOne ? 'policeAndAmbulance' : 'ambulance'}`), number: ambulance },
    ...(isAbuse && policeElsewhere === undefined && !isOne
      ? [{ label: t('ask.emergency.police'), number: police }]
      : []),
    ...(isAbuse && abuseLine !== null ? [{ label: t('ask.emergency.abuse'), number: abuseLine }] : []),
    ...(healthLine === null ? [] : [{ label: t('ask.emergency.advice'), number: healthLine }]),
    ...(brand.phone === null ? [] : [{ label: t('ask.emergency.clinic'), number: brand.phone }]),
  ];
  const lacks = {
    // Only of the Saudi line is it known that a professional answers at any hour.
    'self-harm': !isSaudi,
    abuse: policeElsewhere === undefined || abuseLine === null,
  };
  return (
    <Card ref={ref} tabIndex={ref === undefined ? undefined : -1} sx={isTender ? warm : alarming}>
      <Box component="p" role="alert" sx={heading}>
        <Icon name={isTender ? 'heart' : 'alert'} />
        {t(isTender ? 'ask.emergency.tenderTitle' : 'ask.emergency.title')}
      </Box>
      {tender.map((kind) => (
        <Box key={kind} component="p" sx={{ marginBlock: 1.5 }}>
          {t(`ask.emergency.${lacks[kind] ? 'without' : 'kinds'}.${kind}`)}
        </Box>
      ))}
      {bodily.length > 0 && (
        <Box component="ul" sx={{ display: 'grid', gap: 0.5, marginBlock: 1.5, paddingInlineStart: 3 }}>
          {bodily.map((kind) => (
            <li key={kind}>{t(`ask.emergency.kinds.${kind}`)}</li>
          ))}
        </Box>
      )}
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

const framed = { borderWidth: 2, outline: 'none' };
const alarming = {
  ...framed,
  backgroundColor: 'error.soft',
  borderColor: 'error.main',
  '& > p > svg': { color: 'error.main' },
};
const warm = {
  ...framed,
  backgroundColor: 'primary.soft',
  borderColor: 'primary.main',
  '& > p > svg': { color: 'primary.main' },
};
const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 600,
  '& svg': { flex: 'none' },
};
