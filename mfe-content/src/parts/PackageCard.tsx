import type { PackageSummary } from '@clinic/contracts/content';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, Icon, LinkCard } from '@clinic/kit/ui';
import { CardPicture } from './CardPicture.tsx';
import { Price } from './Price.tsx';

interface PackageCardProps {
  offered: PackageSummary;
  level?: 2 | 3;
  /** For one whose picture is seen at once. */
  eager?: boolean;
}

/** A package of examinations in a list: picture, name, whom it is for, how much it holds, price. */
export function PackageCard({ offered, level = 2, eager = false }: PackageCardProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <LinkCard
      level={level}
      to={contentPaths.pack(pick(offered, 'slug', lang))}
      title={pick(offered, 'name', lang)}
      media={<CardPicture src={offered.image} focus={offered.image_focus} eager={eager} />}
    >
      <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
        {pick(offered, 'summary', lang)}
      </Box>
      <Box component="ul" sx={facts}>
        <li>
          <Icon name="user" size={18} />
          {pick(offered, 'audience', lang)}
        </li>
        <li>
          <Icon name="check" size={18} />
          {t('packages.items', { count: offered.items_count })}
        </li>
      </Box>
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <Price price={offered.price} before={offered.price_before} />
      </Box>
    </LinkCard>
  );
}

const facts = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 0.5,
  fontSize: '.9375rem',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 1, lineHeight: 1.6 },
  '& svg': { mt: '3px', color: 'primary.main' },
} as const;
