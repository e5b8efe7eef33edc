import * as qaPaths from '@clinic/contracts/qa/paths';
import { formatNumber } from '@clinic/contracts/time';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { EmptyState, RelativeTime } from '@clinic/kit/ui';
import type { QuestionsReportData } from './reports.data.ts';
import { ReportTable } from './ReportTable.tsx';

const columns = ['speciality', 'open', 'oldest', 'answered', 'half', 'most'] as const;

/** How long questions wait, by speciality; whoever answers them comes from here to those that wait. */
export function WaitingTimes({ report: { specialties, now, may_open: mayOpen } }: { report: QuestionsReportData }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (specialties.length === 0)
    return <EmptyState title={t('desk.reports.none.questions.title')} text={t('desk.reports.none.questions.text')} />;

  const hours = (value: number | null) => (value === null ? t('desk.reports.never') : formatNumber(value, lang));
  return (
    <ReportTable
      label={t('desk.reports.names.questions')}
      explained={t('desk.reports.explain.questions')}
      columns={columns.map((id) => ({ id, label: t(`desk.reports.columns.${id}`) }))}
      rows={specialties.map((one) => ({
        id: one.id,
        cells: [
          mayOpen ? (
            <Link key="name" to={qaPaths.moderation({ specialty: one.id })}>
              {pick(one, 'name', lang)}
            </Link>
          ) : (
            pick(one, 'name', lang)
          ),
          formatNumber(one.open, lang),
          one.oldest_at === null ? (
            t('desk.reports.never')
          ) : (
            <RelativeTime key="oldest" instant={one.oldest_at} now={now} />
          ),
          formatNumber(one.answered, lang),
          hours(one.median_hours),
          hours(one.p90_hours),
        ],
      }))}
    />
  );
}
