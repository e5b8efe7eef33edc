import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SearchField } from '@clinic/kit/browsing';
import type { ListedRecord, RecordCollection, RecordRevision } from '@clinic/contracts/content/records';
import { RecordListResponse } from '@clinic/contracts/content/records';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Alert } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Card, EmptyState, Icon, IconButton, LinkButton, Page, Section, Stack } from '@clinic/kit/ui';
import type { Crumb } from '@clinic/kit/ui';
import { LineTitle } from '../../../parts/desk/LineTitle.tsx';
import { newRecord } from './new-record.ts';
import { RevisionLine, useRevisionName } from './RevisionLine.tsx';
import type { RecordList } from './site.data.ts';

interface RecordLinesProps {
  collection: RecordCollection;
  list: RecordList;
  search: string;
  removed: readonly RecordRevision[];
  crumbs: readonly Crumb[];
  /** What is to be said of the whole list. */
  notice: ReactNode;
  /** Somebody else changed the list meanwhile: it has to be read again. */
  onChanged: () => void;
}

/** Arabic and Latin letters as somebody types them who looks for a title. */
const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

const found = ({ title_ar, title_en, id }: ListedRecord, search: string) =>
  [title_ar, title_en, id].some((text) => plain(text).includes(plain(search)));

/** The records of a collection in the order of the site, which can be changed here where there is one. */
export function RecordLines({ collection, list, search, removed, crumbs, notice, onChanged }: RecordLinesProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const nameOf = useRevisionName();
  const [ordered, setOrdered] = useState<{ from: RecordList; list: RecordList } | null>(null);
  const [outcome, setOutcome] = useState<'ordered' | 'orderFailed' | null>(null);
  const [isMoving, setMoving] = useState(false);
  const lines = useRef<HTMLUListElement>(null);
  /** Where the focus goes when the list is drawn in its new order. */
  const focusAt = useRef<{ place: number; by: -1 | 1 } | null>(null);
  const shown = ordered?.from === list ? ordered.list : list;
  const { records, version, may } = shown;
  const closed = may.add ? (list.closed ?? []) : [];
  const matching = search === '' ? records : records.filter((record) => found(record, search));
  const other = lang === 'ar' ? 'en' : 'ar';

  useEffect(() => {
    const target = focusAt.current;
    if (target === null || isMoving) return;
    focusAt.current = null;
    const buttons = lines.current?.children[target.place]?.querySelectorAll('button');
    const [up, down] = buttons ?? [];
    const wanted = target.by < 0 ? up : down;
    (wanted?.disabled === true ? (target.by < 0 ? down : up) : wanted)?.focus();
  });

  async function move(place: number, by: -1 | 1) {
    const ids = records.map(({ id }) => id);
    const [id = ''] = ids.splice(place, 1);
    ids.splice(place + by, 0, id);
    setMoving(true);
    setOutcome(null);
    try {
      const address = `/api/content-records/${collection}/order`;
      const { data } = await api.post(address, { version, ids }, RecordListResponse, { signal: null });
      focusAt.current = { place: place + by, by };
      setOrdered({ from: list, list: data });
      setOutcome('ordered');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setOutcome('orderFailed');
      onChanged();
    } finally {
      setMoving(false);
    }
  }

  return (
    <Page
      title={t(`desk.site.collections.${collection}`)}
      crumbs={crumbs}
      actions={
        may.add ? (
          <LinkButton to={contentPaths.siteRecord(collection, newRecord)}>{t('desk.site.add')}</LinkButton>
        ) : undefined
      }
    >
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        {notice}
        {(records.length > 8 || search !== '') && (
          <SearchField
            action={contentPaths.siteCollection(collection)}
            name="search"
            label={t('desk.site.search')}
            value={search}
          />
        )}
        {outcome !== null && (
          <Alert severity={outcome === 'ordered' ? 'info' : 'error'} role="status">
            {t(`desk.site.${outcome}`)}
          </Alert>
        )}
        {records.length === 0 ? (
          <EmptyState title={t('desk.site.nothing.title')} text={t('desk.site.nothing.text')} tips={[]} />
        ) : matching.length === 0 ? (
          <EmptyState
            title={t('desk.site.none.title')}
            text={t('desk.site.none.text')}
            action={{ label: t('desk.site.none.all'), to: contentPaths.siteCollection(collection) }}
          />
        ) : (
          <Stack component="ul" ref={lines} sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1 }}>
            {matching.map((record) => {
              const titles = { ar: record.title_ar, en: record.title_en };
              const title = titles[lang] || titles[other];
              const place = records.indexOf(record);
              return (
                <li key={record.id}>
                  <Card sx={line}>
                    <Box sx={{ minWidth: 0 }}>
                      <LineTitle
                        to={contentPaths.siteRecord(collection, record.id)}
                        titles={titles}
                        untitled={t('desk.site.untitled')}
                      />
                    </Box>
                    {may.order && search === '' && (
                      <Box sx={{ display: 'flex', gap: 0.5 }}>
                        <IconButton
                          aria-label={t('desk.site.up', { title })}
                          disabled={place === 0 || isMoving}
                          onClick={() => void move(place, -1)}
                        >
                          <Icon name="chevron-up" />
                        </IconButton>
                        <IconButton
                          aria-label={t('desk.site.down', { title })}
                          disabled={place === records.length - 1 || isMoving}
                          onClick={() => void move(place, 1)}
                        >
                          <Icon name="chevron-down" />
                        </IconButton>
                      </Box>
                    )}
                  </Card>
                </li>
              );
            })}
          </Stack>
        )}
        {search === '' && removed.length + closed.length > 0 && (
          <Section id="removed" title={t('desk.site.revisions.removed')}>
            <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1 }}>
              {closed.map((record) => (
                <li key={record.id}>
                  <Card sx={line}>
                    <bdi dir="auto">{pick(record, 'title', lang)}</bdi>
                    <LinkButton
                      variant="outlined"
                      to={`${contentPaths.siteRecord(collection, newRecord)}?returning=${record.id}`}
                      aria-label={t('desk.site.revisions.backOne', { name: pick(record, 'title', lang) })}
                    >
                      {t('desk.site.revisions.back')}
                    </LinkButton>
                  </Card>
                </li>
              ))}
              {removed.map((revision) => (
                <li key={revision.id}>
                  <RevisionLine revision={revision}>
                    <LinkButton
                      variant="outlined"
                      to={`${contentPaths.siteRecord(collection, newRecord)}?revision=${revision.id}`}
                      aria-label={t('desk.site.revisions.backOne', { name: nameOf(revision) })}
                    >
                      {t('desk.site.revisions.back')}
                    </LinkButton>
                  </RevisionLine>
                </li>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
    </Page>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;
