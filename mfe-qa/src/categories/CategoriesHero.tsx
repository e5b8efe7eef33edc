import { SearchField } from '@clinic/kit/browsing';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Band, Box, Breadcrumbs, Icon, LinkButton, PageTitle, Typography } from '@clinic/kit/ui';

/** What the page is for, the ways back and on, and the search that narrows it. */
export function CategoriesHero({ search }: { search: string }) {
  const { t } = useTranslation('qa');
  return (
    <Band tone="soft">
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Breadcrumbs crumbs={[{ label: t('home.title'), to: qaPaths.questions() }]} current={t('categories.title')} />
        <div>
          <PageTitle>{t('categories.title')}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={lead}>
            {t('categories.lead')}
          </Typography>
        </div>
        <Box sx={row}>
          <LinkButton to={qaPaths.ask()} color="accent">
            {t('categories.ask')}
          </LinkButton>
          <LinkButton to={qaPaths.questions()} variant="outlined" startIcon={<Icon name="arrow-start" size={20} />}>
            {t('categories.back')}
          </LinkButton>
        </Box>
        <Box sx={row}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0, maxWidth: 560 }}>
            <SearchField action={qaPaths.categories()} name="search" label={t('categories.search')} value={search} />
          </Box>
          {search !== '' && (
            <LinkButton to={qaPaths.categories()} variant="text" startIcon={<Icon name="close" size={20} />}>
              {t('categories.clear')}
            </LinkButton>
          )}
        </Box>
      </Box>
    </Band>
  );
}

const lead = { maxWidth: '60ch', margin: 0, marginBlockStart: 1 };
const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };
