import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { LoadFailed } from '@clinic/kit/forms';
import { useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, VisuallyHidden } from '@clinic/kit/ui';
import { SearchBox } from '../SearchBox.tsx';
import type { LinkedPage } from './find-pages.ts';
import { findPages, mainPages } from './find-pages.ts';

interface LinkSearchProps {
  /** The language of the text that gets the link: an address may differ between languages. */
  lang: Lang;
  onChoose: (path: string, title: string) => void;
}

/** A pause in typing after which the search is asked, in milliseconds. */
const pauseMs = 300;
/** The search of the site finds nothing for fewer letters. */
const leastLetters = 2;

/** Finds a page of this site to link to. Before anything is typed it offers the main pages. */
export function LinkSearch({ lang, onChoose }: LinkSearchProps) {
  const { t } = useTranslation('content');
  const [typed, type] = useState('');
  const words = typed.trim();
  const found = useResource('pages to link to', (signal) => findPages(words, signal), {
    key: words.length < leastLetters ? null : words,
    delayMs: pauseMs,
  });
  const pages = found.status === 'ready' ? found.data : found.status === 'none' ? mainPages : [];
  const said =
    found.status === 'loading'
      ? t('desk.links.searching')
      : found.status === 'ready'
        ? t('desk.links.found', { count: pages.length })
        : '';

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchBox label={t('desk.links.search')} value={typed} onChange={type} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {found.status === 'failed' && <LoadFailed text={t('desk.links.unread')} onRetry={found.retry} />}
      {found.status === 'ready' && pages.length === 0 && <p style={{ margin: 0 }}>{t('desk.links.none')}</p>}
      {pages.length > 0 && (
        <Box component="ul" aria-label={t('desk.links.pages')} sx={list}>
          {pages.map((page) => (
            <li key={page.id}>
              <PageButton page={page} lang={lang} onPress={onChoose} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface PageButtonProps {
  page: LinkedPage;
  lang: Lang;
  onPress: LinkSearchProps['onChoose'];
}

/** A page by its titles in both languages, that of the text first. */
function PageButton({ page, lang, onPress }: PageButtonProps) {
  const { t } = useTranslation('content');
  const other = lang === 'ar' ? 'en' : 'ar';
  const title = page[`title_${lang}`];
  const otherTitle = page[`title_${other}`];
  const path = page[`path_${lang}`];
  return (
    <button type="button" onClick={() => onPress(path, title)}>
      <span>
        <bdi dir="auto" lang={lang}>
          {title}
        </bdi>
        {otherTitle !== title && (
          <Box component="bdi" dir="auto" lang={other} sx={quiet}>
            {otherTitle}
          </Box>
        )}
      </span>
      <Box component="span" sx={quiet}>
        {t(`desk.links.kinds.${page.kind}`)}
      </Box>
    </button>
  );
}

const quiet = { color: 'text.secondary', fontSize: '.875rem' } as const;
const list = {
  listStyle: 'none',
  margin: 0,
  padding: '6px',
  maxHeight: 280,
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  '& button': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 1.5,
    width: '100%',
    minHeight: 44,
    padding: '6px 10px',
    border: 0,
    borderRadius: '10px',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button > span:first-of-type': { display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' },
  '& button:hover': { bgcolor: 'primary.soft' },
  '& button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;
