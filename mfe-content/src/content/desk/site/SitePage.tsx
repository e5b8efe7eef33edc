import { useEffect, useRef } from 'react';
import { recordGroups } from '@clinic/contracts/content/records';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useTranslation } from '@clinic/kit/i18n';
import { Link, useLoaderData, useLocation, useRefreshOnReturn, useRevalidator } from '@clinic/kit/routing';
import { Box, Card, EmptyState, Page, Section, Stack, StatusChip } from '@clinic/kit/ui';
import { StaleNotice, useDeskEvents, useFreshest } from '@clinic/kit/desk';
import { SitePreviewForm } from '../../../parts/desk/site-preview/SitePreviewForm.tsx';
import { RecordLines } from './RecordLines.tsx';
import type { SiteData } from './site.data.ts';

/** The settings are one record: nobody chooses it from a list. */
const settings = contentPaths.siteRecord('settings', 'settings');

const groups = ['offers', 'clinic', 'home', 'texts', 'forms'] as const;

function Collections({ collections }: Extract<SiteData, { kind: 'index' }>) {
  const { t } = useTranslation('content');
  const shown = groups
    .map((group) => ({
      group,
      own: recordGroups[group].flatMap((name) => collections.find(({ collection }) => collection === name) ?? []),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <Stack sx={{ gap: 4 }}>
      {shown.map(({ group, own }) => (
        <Section key={group} id={group} title={t(`desk.site.groups.${group}`)}>
          <Box component="ul" sx={tiles}>
            {own.map(({ collection, count, may_edit }) => (
              <li key={collection}>
                <Card sx={tile}>
                  <Link to={collection === 'settings' ? settings : contentPaths.siteCollection(collection)}>
                    {t(`desk.site.collections.${collection}`)}
                  </Link>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                    <span>{t('desk.site.items', { number: count })}</span>
                    {!may_edit && <StatusChip tone="neutral">{t('desk.site.readOnly')}</StatusChip>}
                  </Box>
                </Card>
              </li>
            ))}
          </Box>
        </Section>
      ))}
    </Stack>
  );
}

/** The site of another time. An address may lead here, which the browser does not find while the page is loading. */
function SitePreview() {
  const { t } = useTranslation('content');
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === new URL(contentPaths.sitePreviews(), 'http://site.invalid').hash) place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place}>
      <Section id="preview" title={t('desk.sitePreview.title')} lead={t('desk.sitePreview.lead')}>
        <Card>
          <SitePreviewForm post={null} />
        </Card>
      </Section>
    </div>
  );
}

/** Where the staff edit what the site says besides articles and news: all collections, or one of them. */
export function SitePage() {
  const { t } = useTranslation('content');
  const loaded = useLoaderData<SiteData>();
  const { pathname, search } = useLocation();
  const { shown: data, stale } = useFreshest(pathname + search, loaded, loaded.kind === 'failed');
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  useDeskEvents(data.kind === 'collection' ? `records:${data.collection}` : null, () => void revalidate());
  const crumbs = [{ label: t('desk.site.title'), to: contentPaths.siteContent() }];
  const notice = stale && <StaleNotice onRetry={() => void revalidate()} />;

  if (data.kind === 'index')
    return (
      <Page title={t('desk.site.title')} lead={t('desk.site.lead')}>
        <Stack sx={{ gap: 4 }}>
          {notice}
          <Collections {...data} />
          <SitePreview />
        </Stack>
      </Page>
    );
  if (data.kind === 'collection')
    return (
      <RecordLines
        key={data.collection}
        {...data}
        crumbs={crumbs}
        notice={notice}
        onChanged={() => void revalidate()}
      />
    );
  return (
    <Page title={t(`desk.site.gone.${data.kind}.title`)} crumbs={crumbs}>
      <EmptyState
        variant="error"
        title={t(`desk.site.gone.${data.kind}.title`)}
        text={t(`desk.site.gone.${data.kind}.text`)}
        tips={[]}
        action={
          data.kind === 'failed'
            ? { onClick: () => void revalidate() }
            : { label: t('desk.site.back'), to: contentPaths.siteContent() }
        }
      />
    </Page>
  );
}

const tiles = {
  display: 'grid',
  gap: 1.5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const;
const tile = {
  display: 'grid',
  gap: 0.5,
  height: '100%',
  '& a': { fontWeight: 600, fontSize: '1.0625rem', display: 'inline-block', minHeight: 32 },
  '& span': { color: 'text.secondary', fontSize: '.9375rem' },
} as const;
