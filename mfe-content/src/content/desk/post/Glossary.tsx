import { useId, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { foldArabic, languages } from '@clinic/contracts';
import * as contentPaths from '@clinic/contracts/content/paths';
import type { Term } from '@clinic/contracts/content/writing';
import { LoadFailed } from '@clinic/kit/forms';
import type { Resource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, Icon, VisuallyHidden } from '@clinic/kit/ui';
import { folding } from '../../../parts/folding.ts';
import { SearchBox } from '../../../parts/SearchBox.tsx';

/** Whether a term, a note or a word to avoid has everything that was typed, in either language. */
function isMeant(term: Term, typed: string): boolean {
  const { id: _id, ...said } = term;
  const text = foldArabic(Object.values(said).flat().join(' '));
  return foldArabic(typed)
    .split(' ')
    .every((word) => text.includes(word));
}

/** How the clinic calls things, folded away until somebody looks something up. */
export function Glossary({ terms }: { terms: Resource<readonly Term[]> }) {
  const { t } = useTranslation('content');
  const listId = useId();
  const [typed, type] = useState('');
  const all = terms.status === 'ready' ? terms.data : [];
  const shown = all.filter((term) => isMeant(term, typed));

  return (
    <Box sx={{ ...folding, '& p': { margin: 0 } }}>
      <details>
        <summary>
          {t('desk.glossary.title', { number: all.length })}
          <Icon name="chevron-down" size={22} />
        </summary>
        <Box sx={{ display: 'grid', gap: 2, padding: '4px 20px 20px' }}>
          {terms.status === 'failed' && <LoadFailed text={t('desk.glossary.unread')} onRetry={terms.retry} />}
          {terms.status === 'ready' && all.length === 0 && <p>{t('desk.glossary.empty')}</p>}
          {all.length > 0 && (
            <>
              <SearchBox label={t('desk.glossary.search')} value={typed} onChange={type} />
              <VisuallyHidden role="status">
                {typed === '' ? '' : t('desk.glossary.found', { number: shown.length })}
              </VisuallyHidden>
              {shown.length === 0 && <p>{t('desk.glossary.none')}</p>}
            </>
          )}
          {shown.length > 0 && (
            // It scrolls by itself, so it has to be reached with the keyboard.
            <Box component="ul" id={listId} tabIndex={0} aria-label={t('desk.glossary.list')} sx={list}>
              {shown.map((term) => (
                <li key={term.id}>
                  {languages.map((lang) => (
                    <Side key={lang} term={term} lang={lang} />
                  ))}
                </li>
              ))}
            </Box>
          )}
          <p>
            <Link to={contentPaths.siteCollection('terms')}>{t('desk.glossary.edit')}</Link>
          </p>
        </Box>
      </details>
    </Box>
  );
}

/** A term in one language, in its own direction, with what to know about it. */
function Side({ term, lang }: { term: Term; lang: Lang }) {
  const { t } = useTranslation('content');
  const avoided = term[`avoid_${lang}`];
  const direction = lang === 'ar' ? 'rtl' : 'ltr';
  return (
    <div dir={direction}>
      <strong lang={lang}>{term[`term_${lang}`]}</strong>
      {term[`note_${lang}`] !== '' && <span lang={lang}>{term[`note_${lang}`]}</span>}
      {avoided.length > 0 && (
        <span>
          <bdi>{t('desk.glossary.instead')}</bdi>{' '}
          <bdi lang={lang} dir={direction}>
            {new Intl.ListFormat(lang, { type: 'disjunction' }).format(avoided)}
          </bdi>
        </span>
      )}
    </div>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 360,
  overflowY: 'auto',
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '14px',
  '& li': {
    display: 'grid',
    gap: 1.5,
    padding: '12px 16px',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'line.hair' },
  '& li > div': { display: 'grid', gap: 0.25, alignContent: 'start', overflowWrap: 'anywhere' },
  '& strong': { textAlign: 'start' },
  '& span': { color: 'text.secondary', fontSize: '.9375rem', textAlign: 'start' },
} as const;
