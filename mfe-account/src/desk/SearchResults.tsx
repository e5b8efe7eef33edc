import type { DeskVisit } from '@clinic/contracts/account';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as accountPaths from '@clinic/contracts/account/paths';
import { Link } from '@clinic/kit/routing';
import { formatDate, formatTime } from '@clinic/contracts/time';
import { Box, Card, EmptyState, Section, Stack } from '@clinic/kit/ui';
import { inAddress } from './desk-address.ts';
import type { DeskActions } from './actions.data.ts';
import { VisitLine } from './VisitLine.tsx';

interface SearchResultsProps {
  visits: readonly DeskVisit[];
  actions: DeskActions;
  onOpen: (visit: DeskVisit) => void;
}

/** Visits that were searched for, each with the way to its day. */
export function SearchResults({ visits, ...list }: SearchResultsProps) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const back = { label: t('reception.found.back'), to: accountPaths.reception() };
  if (visits.length === 0) {
    return <EmptyState title={t('reception.found.none.title')} text={t('reception.found.none.text')} action={back} />;
  }
  return (
    <Section
      title={t('reception.found.title')}
      lead={<span role="status">{t('reception.found.count', { count: visits.length })}</span>}
      action={back}
    >
      <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Card>
              <Box sx={{ color: 'text.secondary', marginBlockEnd: 0.5 }}>
                <Link
                  to={accountPaths.reception(
                    inAddress({ doctor: visit.doctor.id, date: visit.date, view: 'day', branch: null }),
                  )}
                >
                  <time dateTime={visit.starts_at}>
                    {formatDate(visit.date, lang, 'full')} <bdi>{formatTime(visit.time, lang)}</bdi>
                  </time>
                </Link>
                {` · ${pick(visit.doctor, 'name', lang)} · ${pick(visit.specialty, 'name', lang)}`}
              </Box>
              <VisitLine visit={visit} {...list} />
            </Card>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
