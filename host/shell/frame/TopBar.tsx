import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Container, Icon } from '@clinic/kit/ui';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useMemberItems } from './NavigationLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { SearchForm } from './SearchForm.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The upper of the two bars: the clinic's phone line, the user's menu, the other language. */
export function TopBar() {
  const { t } = useTranslation('host');
  const items = useMemberItems();
  return (
    <Bar aria-label={t('nav.top')}>
      <Row>
        <PhoneLink icon={<Icon name="phone" size={18} />} />
        <SearchForm />
        <End>
          <UserMenu items={items} />
          <LanguageSwitch />
        </End>
      </Row>
    </Bar>
  );
}

const Bar = styled('section')(({ theme }) => ({
  background: theme.palette.deep.main,
  color: theme.palette.deep.text,
  fontSize: '0.9375rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 52,
});

const End = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
