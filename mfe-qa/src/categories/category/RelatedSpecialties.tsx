import { useId } from 'react';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { Box, Card, Icon, Typography } from '@clinic/kit/ui';
import { specialtyIcon } from '../../parts/specialty-icon.ts';
import type { SpecialtyOnTile } from '../SpecialtyTile.tsx';

/** Other specialities with answered questions; nothing when there are none. */
export function RelatedSpecialties({ specialties }: { specialties: readonly SpecialtyOnTile[] }) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const heading = useId();
  if (specialties.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby={heading}>
        <Typography variant="h4" component="h2" id={heading} sx={{ margin: 0, marginBlockEnd: 1 }}>
          {t('category.related')}
        </Typography>
        <Box component="ul" sx={list}>
          {specialties.map((specialty) => (
            <li key={specialty.id}>
              <Link to={qaPaths.category(pick(specialty, 'slug', lang))}>
                <Icon name={specialtyIcon(specialty)} size={28} />
                <span>{pick(specialty, 'name', lang)}</span>
              </Link>
              <p>{t('categories.answered', { count: specialty.answered_questions_count })}</p>
            </li>
          ))}
        </Box>
      </section>
    </Card>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { paddingBlock: 0.5 },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { color: 'primary.main', textDecoration: 'underline' },
  '& svg': { color: 'primary.main' },
  '& p': { margin: 0, marginBlockEnd: 1, paddingInlineStart: '40px', color: 'text.secondary', fontSize: '.9375rem' },
};
