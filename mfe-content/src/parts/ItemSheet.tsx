import type { ContentItem } from '@clinic/contracts/content';
import { pick, useLang } from '@clinic/kit/i18n';
import { Box, Icon, Section, type IconName } from '@clinic/kit/ui';

interface ItemSheetProps {
  id: string;
  title: string;
  icon: IconName;
  items: readonly ContentItem[];
}

/** A list on one white sheet, two entries in a line where the window is wide. */
export function ItemSheet({ id, title, icon, items }: ItemSheetProps) {
  const lang = useLang();
  return (
    <Section id={id} title={title}>
      <Box component="ul" sx={sheet}>
        {items.map((item) => (
          <li key={item.name_en}>
            <Icon name={icon} size={22} />
            <div>
              <h3>{pick(item, 'name', lang)}</h3>
              <p>{pick(item, 'text', lang)}</p>
            </div>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const sheet = {
  listStyle: 'none',
  margin: 0,
  p: { xs: '6px 20px', md: '12px 36px' },
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  display: 'grid',
  columnGap: 7,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: 1.5, py: 2.25 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& li:nth-of-type(2)': { borderBlockStartWidth: { md: 0 } },
  '& svg': { mt: '4px', color: 'primary.main' },
  '& h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.6 },
  '& p': { margin: 0, color: 'text.secondary', fontSize: '.9375rem' },
} as const;
