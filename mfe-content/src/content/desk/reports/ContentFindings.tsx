import { LinkChips } from '@clinic/kit/browsing';
import type { Finding } from '@clinic/contracts/content/reports';
import { findingKinds, mostCounted } from '@clinic/contracts/content/reports';
import * as contentPaths from '@clinic/contracts/content/paths';
import { formatDate, formatNumber } from '@clinic/contracts/time';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { Box, EmptyState, LinkButton } from '@clinic/kit/ui';
import type { ReportsAddress } from './reports-address.ts';
import { inAddress } from './reports-address.ts';
import type { ContentReportData } from './reports.data.ts';
import { ReportTable } from './ReportTable.tsx';

/** Articles and news that need work, with what each needs; every line leads to its post at the desk. */
export function ContentFindings({ address, report }: { address: ReportsAddress; report: ContentReportData }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const other = lang === 'ar' ? 'en' : 'ar';
  const { posts, next, counts } = report;
  const to = (changes: Partial<ReportsAddress>) =>
    contentPaths.contentReports(inAddress({ ...address, before: null, ...changes }));

  const chips = ([null, ...findingKinds] as const).map((kind) => {
    const label = t(`desk.reports.findings.${kind ?? 'all'}`);
    const count = kind === null ? undefined : counts[kind];
    const isMany = count !== undefined && count >= mostCounted;
    return {
      id: kind ?? 'all',
      to: to({ finding: kind }),
      label: isMany ? t('desk.reports.many', { label, number: formatNumber(count, lang) }) : label,
      ...(isMany || count === undefined ? {} : { count }),
      current: kind === address.finding,
    };
  });
  const rows = posts.map(({ id, type, live, findings, ...titles }) => {
    const name = { ar: titles.title_ar, en: titles.title_en };
    return {
      id,
      cells: [
        <>
          <Link key="title" to={contentPaths.deskPost(id)}>
            <bdi dir="auto">{name[lang] || name[other] || t('desk.untitled')}</bdi>
          </Link>
          <Box key="kind" component="p" sx={quiet}>
            {t(`desk.types.${type}`)}
            {live && ` · ${t('desk.lists.live')}`}
          </Box>
        </>,
        <Box key="findings" component="ul" sx={list}>
          {findings.map((finding) => (
            <li key={`${finding.reason} ${finding.lang} ${finding.path}`}>
              <Reason of={finding} />
            </li>
          ))}
        </Box>,
      ],
    };
  });

  return (
    <>
      <LinkChips label={t('desk.reports.finding')} samePage chips={chips} />
      {posts.length === 0 ? (
        <EmptyState title={t('desk.reports.none.content.title')} text={t('desk.reports.none.content.text')} />
      ) : (
        <ReportTable
          label={t('desk.reports.names.content')}
          explained={t('desk.reports.explain.content')}
          columns={[
            { id: 'post', label: t('desk.reports.columns.post') },
            { id: 'work', label: t('desk.reports.columns.work'), isPlain: true },
          ]}
          rows={rows}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {address.before !== null && (
          <LinkButton variant="outlined" to={to({})}>
            {t('desk.newest')}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton variant="outlined" to={to({ before: next })}>
            {t('desk.older')}
          </LinkButton>
        )}
      </Box>
    </>
  );
}

function Reason({ of: { reason, lang: of, date, path } }: { of: Finding }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  return (
    <>
      {t(`desk.reports.reasons.${reason}`, {
        language: of === null ? '' : t(`desk.in.${of}`),
        date: date === null ? '' : formatDate(date, lang),
      })}
      {path !== null && (
        <>
          {' '}
          <bdi dir="ltr">{path}</bdi>
        </>
      )}
    </>
  );
}

const quiet = { margin: 0, color: 'text.secondary', fontSize: '.9375rem', fontWeight: 400 } as const;
const list = { listStyle: 'none', minWidth: 0, margin: 0, padding: 0, display: 'grid', gap: 0.5 } as const;
