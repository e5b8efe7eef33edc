import { pick, useLang } from '@clinic/shared/i18n';
import { Box, Card, CardGrid, Icon, Section, type IconName } from '@clinic/shared/ui';
import type { ContentItem } from './page-content.ts';

interface ContentItemsProps {
  title: string;
  icon: IconName;
  items: readonly ContentItem[];
}

/** What a service consists of, item by item: devices, examinations. */
export function ContentItems({ title, icon, items }: ContentItemsProps) {
  const lang = useLang();
  return (
    <Section title={title}>
      <CardGrid min={items.length % 3 === 0 ? 320 : 250}>
        {items.map((item) => (
          <li key={item.name_en}>
            <Box component={Card} sx={{ height: '100%', display: 'grid', gap: 1, alignContent: 'start' }}>
              <Box sx={{ color: 'primary.main' }}>
                <Icon name={icon} size={28} />
              </Box>
              <Box component="h3" sx={{ margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 }}>
                {pick(item, 'name', lang)}
              </Box>
              <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
                {pick(item, 'text', lang)}
              </Box>
            </Box>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
