import type { ContentItem } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Card, CardGrid, Icon, Section, type IconName } from '@clinic/kit/ui';

interface ContentItemsProps {
  title: string;
  icon: IconName;
  items: readonly ContentItem[];
  /** Anchor for links into the page. */
  id?: string;
}

/** What a service consists of, item by item: devices, examinations. */
export function ContentItems({ title, icon, items, id }: ContentItemsProps) {
  const lang = useLang();
  return (
    <Section title={title} {...(id !== undefined && { id })}>
      <CardGrid min={items.length % 3 === 0 ? 320 : 250}>
        {items.map((item) => (
          <li key={item.name_en}>
            <Box component={Card} sx={card}>
              <Box component="span" sx={sign}>
                <Icon name={icon} size={24} />
              </Box>
              <div>
                <h3>{pick(item, 'name', lang)}</h3>
                <p>{pick(item, 'text', lang)}</p>
              </div>
            </Box>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

const card = {
  height: '100%',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'auto minmax(0,1fr)', sm: 'minmax(0,1fr)' },
  alignContent: 'start',
  '& h3': { margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.5 },
  '& p': { margin: '4px 0 0', color: 'text.secondary', fontSize: '.9375rem' },
} as const;
const sign = {
  width: 44,
  height: 44,
  borderRadius: '12px',
  bgcolor: 'primary.soft',
  color: 'primary.main',
  display: 'grid',
  placeItems: 'center',
} as const;
