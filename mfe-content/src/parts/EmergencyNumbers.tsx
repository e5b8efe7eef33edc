import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Ltr, Section } from '@clinic/kit/ui';
import { emergencyNumbers } from './emergency-numbers.ts';

/** What to do in an emergency: the national numbers, each a link that calls it. */
export function EmergencyNumbers() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const numbers = emergencyNumbers();
  return (
    <Section title={t('emergency.title')} lead={t(numbers.length === 1 ? 'emergency.leadOne' : 'emergency.lead')}>
      <Box component="ul" sx={list}>
        {numbers.map((entry) => (
          <li key={entry.number}>
            <a href={`tel:${entry.number}`}>
              <Icon name="phone" size={22} />
              <Ltr>{entry.number}</Ltr>
              <span>{pick(entry, 'name', lang)}</span>
            </a>
            <p>{pick(entry, 'text', lang)}</p>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& li': { p: 2.5, borderRadius: '16px', bgcolor: 'error.soft' },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    color: 'error.main',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& bdi': { fontSize: '1.5rem' },
  '& p': { margin: 0 },
} as const;
