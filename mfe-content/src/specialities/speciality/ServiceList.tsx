import type { SpecialtyDetail } from '@clinic/contracts';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card, Icon, Section } from '@clinic/kit/ui';

/** What a speciality offers, as a list beside its texts. */
export function ServiceList({ services }: Pick<SpecialtyDetail, 'services'>) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (services.length === 0) return null;
  return (
    <Card>
      <Section title={t('specialities.services')} level={3}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
          {services.map((service) => (
            <Box
              component="li"
              key={service.name_en}
              sx={{ display: 'flex', gap: 1.25, '& svg': { mt: '5px', color: 'success.main' } }}
            >
              <Icon name="check" size={20} />
              {pick(service, 'name', lang)}
            </Box>
          ))}
        </Box>
      </Section>
    </Card>
  );
}
