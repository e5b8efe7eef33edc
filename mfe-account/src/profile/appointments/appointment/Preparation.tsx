import type { AppointmentDetails } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Section } from '@clinic/kit/ui';

const alwaysBring = ['id', 'insurance', 'reports'] as const;

/** How to prepare for the visit, in the clinic's own words for its speciality, and what everybody brings along. */
export function Preparation({ visit: { preparation } }: { visit: AppointmentDetails }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <>
      {preparation.length > 0 && (
        <Section title={t('appointments.prepare.title')} level={3}>
          <Items items={preparation.map((note) => pick(note, 'text', lang))} />
        </Section>
      )}
      <Section title={t('appointments.bring.title')} level={3}>
        <Items items={alwaysBring.map((item) => t(`appointments.bring.${item}`))} />
      </Section>
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
      {items.map((item) => (
        <Box key={item} component="li" sx={{ display: 'flex', gap: 1.5, maxWidth: '65ch' }}>
          <Box component="span" sx={{ color: 'primary.main', flex: 'none', marginBlockStart: '4px' }}>
            <Icon name="check" size={20} />
          </Box>
          <span>{item}</span>
        </Box>
      ))}
    </Box>
  );
}
