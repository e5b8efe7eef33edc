import { useRef } from 'react';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link, samePage } from '@clinic/kit/routing';
import { Box, Icon } from '@clinic/kit/ui';
import type { SpecialtyChoices } from '../parts/specialty-choices.ts';
import { listHref, settingsOf, usual } from './list-query.ts';
import type { ListQuery, Setting } from './list-query.ts';

interface ActiveFiltersProps {
  /** What was asked for last. */
  query: ListQuery;
  choices: readonly SpecialtyChoices[];
}

/** What the list is narrowed by at present: each can be taken back, or all at once. */
export function ActiveFilters({ query, choices }: ActiveFiltersProps) {
  const { t } = useTranslation('qa');
  const place = useRef<HTMLDivElement>(null);
  const words = useWordsOf(query, choices);
  const settings = settingsOf(query);

  return (
    // The link that was pressed goes away: the focus stays here.
    <Box
      ref={place}
      role="group"
      aria-label={t('filters.active')}
      tabIndex={-1}
      sx={row}
      onClick={() => place.current?.focus({ preventScroll: true })}
    >
      {settings.map((name) => (
        <Link
          key={name}
          to={listHref(query, { [name]: usual[name] })}
          state={samePage}
          aria-label={t('filters.remove', { filter: words(name) })}
        >
          <bdi>{words(name)}</bdi>
          <Icon name="close" size={18} />
        </Link>
      ))}
      {settings.length > 0 && (
        <Link to={qaPaths.questions()} state={samePage} className="all">
          {t('filters.clear')}
        </Link>
      )}
    </Box>
  );
}

/** What each setting is, in words. */
function useWordsOf({ search, specialty, timeframe, status }: ListQuery, choices: readonly SpecialtyChoices[]) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  return (name: Setting): string => {
    const chosen = choices.flatMap((group) => group.qa_specialties).find(({ id }) => id === specialty);
    const words: Record<Setting, () => string> = {
      search: () => t('filters.search', { query: search }),
      specialty: () => (chosen ? pick(chosen, 'name', lang) : t('filters.specialty')),
      sort: () => t('sort.popular'),
      timeframe: () => t(`filters.timeframe.${timeframe}`),
      status: () => t(`filters.status.${status}`),
    };
    return words[name]();
  };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  outline: 'none',
  '&:empty': { position: 'absolute' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    maxWidth: '100%',
    paddingInline: '16px 12px',
    borderRadius: '999px',
    backgroundColor: 'primary.soft',
    color: 'primary.main',
    fontSize: '.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& .all': { backgroundColor: 'transparent', paddingInline: 1 },
};
