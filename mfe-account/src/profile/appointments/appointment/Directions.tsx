import type { AppointmentDetails } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Button, Card, Icon, Ltr, Section, Stack } from '@clinic/kit/ui';
import { notPrinted } from './print.tsx';

/** Where the visit is and how to get there; what the clinic has not said is not shown. */
export function Directions({ visit }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { brand } = useSite();
  const { branch } = visit;
  const address = branch === undefined ? (brand.address?.[lang] ?? null) : pick(branch, 'address', lang);
  const { map, phone } = branch === undefined ? brand : { map: branch.map_url, phone: branch.phone ?? brand.phone };
  const place = pick(visit, 'place', lang);
  return (
    <Card>
      <Section title={t('appointments.where.title')} level={3}>
        <Stack sx={{ gap: 2 }}>
          <Box component="address" sx={{ fontStyle: 'normal', display: 'grid', gap: 0.5 }}>
            <strong>{brand.name[lang]}</strong>
            {branch !== undefined && <span>{pick(branch, 'name', lang)}</span>}
            {place !== '' && <span>{place}</span>}
            {address !== null && <Box sx={{ color: 'text.secondary' }}>{address}</Box>}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{t('appointments.where.early')}</Box>
          <Box sx={[{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }, notPrinted]}>
            {map !== null && (
              <Button
                href={map}
                target="_blank"
                rel="noopener"
                variant="outlined"
                startIcon={<Icon name="map" size={20} />}
              >
                {t('appointments.where.map')}
              </Button>
            )}
            {phone !== null && (
              <Button href={`tel:${phone}`} variant="text" startIcon={<Icon name="phone" size={20} />}>
                <Ltr>{phone}</Ltr>
              </Button>
            )}
          </Box>
        </Stack>
      </Section>
    </Card>
  );
}
