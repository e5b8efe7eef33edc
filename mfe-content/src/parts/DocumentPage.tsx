import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useLoaderData } from '@clinic/kit/routing';
import { clinicDateTime, formatDate } from '@clinic/contracts/time';
import type { PageContent } from '@clinic/contracts/content';
import { Box, Icon, isIconName, LinkButton, Page, Section } from '@clinic/kit/ui';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { MissingPage } from './MissingPage.tsx';
import { pageAnchors, sectionId } from './page-anchors.ts';
import { PageAnchors } from './PageAnchors.tsx';
import { Paragraphs } from './Paragraphs.tsx';

/** A document of the clinic to be read from top to bottom, with its contents beside it: rights, privacy. */
export function DocumentPage() {
  const { t } = useTranslation('content');
  const lang = useLang();
  const page = useLoaderData<PageContent | null>();
  if (page === null) return <MissingPage />;

  const updated = clinicDateTime(new Date(page.updated_at)).date;
  return (
    <Page title={pick(page, 'title', lang)} crumbs={[]} lead={pick(page, 'lead', lang)}>
      <Box sx={columns}>
        <Box sx={contents}>
          <PageAnchors anchors={pageAnchors(page, lang, t)} layout="column" />
        </Box>
        <Box sx={sheet}>
          {page.sections.map((section, index) => (
            <Section key={section.heading_en} id={sectionId(index)} title={pick(section, 'heading', lang)}>
              <Paragraphs text={pick(section, 'body', lang)} />
            </Section>
          ))}
          {page.groups.map((group) => (
            <Section key={group.id} id={group.id} title={pick(group, 'title', lang)}>
              <Box component="ul" sx={list}>
                {group.items.map((item) => (
                  <li key={item.name_en}>
                    <Icon name={group.icon !== null && isIconName(group.icon) ? group.icon : 'check'} size={22} />
                    <div>
                      <strong>{pick(item, 'name', lang)}</strong>
                      <p>{pick(item, 'text', lang)}</p>
                    </div>
                  </li>
                ))}
              </Box>
            </Section>
          ))}
          <Box sx={foot}>
            <span>
              {t('info.updated')} <time dateTime={updated}>{formatDate(updated, lang)}</time>
            </span>
            <LinkButton to={contentPaths.contact()} variant="outlined">
              {t('info.write')}
            </LinkButton>
          </Box>
        </Box>
      </Box>
      {page.questions.length > 0 && <FrequentQuestions questions={page.questions} />}
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,2.6fr)' },
  alignItems: 'start',
} as const;
const contents = { position: { md: 'sticky' }, top: { md: 96 } } as const;
const sheet = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '16px',
  px: { xs: 2.5, md: 6 },
  py: { xs: 1, md: 3 },
  '& > * + *': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& > *': { py: { xs: 3, md: 4 } },
  '& section': { scrollMarginBlockStart: '88px' },
  '& h2': { fontSize: { xs: '1.25rem', md: '1.5rem' } },
} as const;
const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2.5,
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: 1.5 },
  '& svg': { mt: '4px', color: 'primary.main' },
  '& strong': { fontWeight: 600 },
  '& p': { margin: 0, color: 'text.secondary', maxWidth: '68ch' },
} as const;
const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  color: 'text.secondary',
  fontSize: '.9375rem',
} as const;
