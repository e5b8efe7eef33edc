import { styled } from '@mui/material/styles';
import { useTranslation } from '@clinic/kit/i18n';
import { Icon, isIconName } from '@clinic/kit/ui';
import { useLang } from '@clinic/kit/i18n';
import { useHost } from '../app/host-context.ts';
import { menuLink } from './bar-styles.ts';
import { Dropdown } from './Dropdown.tsx';
import { NavigationLink, useVisible } from './NavigationLink.tsx';

const groups = ['consultations', 'diagnostics', 'scheduling'] as const;

/** The groups of medical services that have items for the person on the page, in the order of S30. */
export function useServiceGroups() {
  const { catalogue } = useHost();
  const visible = useVisible(groups.flatMap((group) => catalogue.navigation(`services.${group}`)));
  return groups
    .map((group) => ({ group, items: visible.filter(({ slot }) => slot === `services.${group}`) }))
    .filter(({ items }) => items.length > 0);
}

/** The mega menu of medical services: consultations, diagnostics, scheduling. */
export function ServicesMenu() {
  const { t } = useTranslation('host');
  const lang = useLang();
  const serviceGroups = useServiceGroups();
  if (serviceGroups.length === 0) return null;

  return (
    <Dropdown label={t('nav.services')}>
      <Columns>
        {serviceGroups.map(({ group, items }) => (
          <section key={group} aria-labelledby={`services-${group}`}>
            <GroupName id={`services-${group}`}>{t(`nav.groups.${group}`)}</GroupName>
            <List>
              {items.map((item) => (
                <li key={item.id}>
                  <NavigationLink item={item} sx={menuLink}>
                    {item.icon !== undefined && isIconName(item.icon) && <Icon name={item.icon} size={22} />}
                    {item.label[lang]}
                  </NavigationLink>
                </li>
              ))}
            </List>
          </section>
        ))}
      </Columns>
    </Dropdown>
  );
}

const Columns = styled('div')({ display: 'grid', gridAutoFlow: 'column', gap: 16, padding: 8 });
const GroupName = styled('p')(({ theme }) => ({
  margin: '4px 12px 8px',
  fontWeight: 650,
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
}));
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
