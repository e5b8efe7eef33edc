import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Box, CardGrid, Icon, LinkCard, Section, type IconName } from '@clinic/kit/ui';

const services = [
  { id: 'laboratory', icon: 'lab', to: contentPaths.laboratory() },
  { id: 'xray', icon: 'xray', to: contentPaths.xray() },
  { id: 'home-visit', icon: 'home-visit', to: contentPaths.homeVisit() },
  { id: 'packages', icon: 'pulse', to: contentPaths.packages() },
] as const satisfies readonly { id: string; icon: IconName; to: string }[];

/** The services beside the one that the page is about. */
export function OtherServices({ except }: { except: string }) {
  const { t } = useTranslation('content');
  return (
    <Section title={t('info.otherServices')}>
      <CardGrid min={300}>
        {services
          .filter(({ id }) => id !== except)
          .map(({ id, icon, to }) => (
            <li key={id}>
              <LinkCard
                to={to}
                title={t(`info.services.${id}.title`)}
                media={
                  <Box sx={{ color: 'primary.main' }}>
                    <Icon name={icon} size={30} />
                  </Box>
                }
              >
                <Box component="p" sx={{ margin: 0, color: 'text.secondary', fontSize: '.9375rem' }}>
                  {t(`info.services.${id}.text`)}
                </Box>
              </LinkCard>
            </li>
          ))}
      </CardGrid>
    </Section>
  );
}
