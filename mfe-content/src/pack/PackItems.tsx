import type { ContentItem } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Icon, Section } from '@clinic/kit/ui';

/** What a package holds, each with the reason for it. */
export function PackItems({ items }: { items: readonly ContentItem[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <Section title={t('packages.includes')}>
      <Box component="ul" sx={list}>
        {items.map((item) => (
          <li key={item.name_en}>
            <Icon name="check" size={22} />
            <div>
              <strong>{pick(item, 'name', lang)}</strong>
              <p>{pick(item, 'text', lang)}</p>
            </div>
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
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: 1.5, px: { xs: 2, md: 3 }, py: 2 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& svg': { mt: '4px', color: 'success.main' },
  '& strong': { fontWeight: 600 },
  '& p': { margin: 0, color: 'text.secondary', fontSize: '.9375rem' },
} as const;
