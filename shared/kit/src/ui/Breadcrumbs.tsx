import { styled } from '@mui/material/styles';
import { foreignLang } from '../i18n/foreign-lang.ts';
import { useLang } from '../i18n/language.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from 'react-router-dom';
import { color } from '../theme/color-schemes.ts';
import { Icon } from './Icon.tsx';

/** A page above the present one. */
export interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  current: string;
}

/** Where this page is: home, the pages above, this page. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  const { t } = useTranslation('shared');
  const lang = useLang();
  const trail = [{ label: t('breadcrumbs.home'), to: '/' }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <Trail>
        {trail.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to} lang={foreignLang(crumb.label, lang)}>
              {crumb.label}
            </Link>
            <Icon name="chevron-end" size={16} />
          </li>
        ))}
        <li>
          <span aria-current="page" dir="auto" lang={foreignLang(current, lang)}>
            {current}
          </span>
        </li>
      </Trail>
    </nav>
  );
}

const Trail = styled('ol')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  fontSize: '.9375rem',
  color: color('ink-2'),
  '& li': { display: 'flex', alignItems: 'center', gap: 4, marginInlineEnd: 4, minHeight: 32 },
  '& a': { color: 'inherit', textDecoration: 'none', paddingBlock: 4 },
  '& a:hover': { textDecoration: 'underline', color: color('primary') },
});
