import * as contentPaths from '@clinic/contracts/content/paths';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { formatNumber } from '@clinic/contracts/time';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import { Link } from '@clinic/kit/routing';
import { EmptyState, Section, Stack } from '@clinic/kit/ui';
import type { ReadingReportData } from './reports.data.ts';
import { ReportTable } from './ReportTable.tsx';

/** The posts and questions that visitors read most; a post leads to the desk, a question to its page. */
export function MostRead({ report: { posts, questions } }: { report: ReadingReportData }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  if (posts.length === 0 && questions.length === 0)
    return <EmptyState title={t('desk.reports.none.reading.title')} text={t('desk.reports.none.reading.text')} />;

  const parts = [
    {
      id: 'post',
      rows: posts.map((post) => ({
        ...{ id: post.id, views: post.views },
        name: <Link to={contentPaths.deskPost(post.id)}>{pick(post, 'title', lang)}</Link>,
      })),
    },
    {
      id: 'question',
      rows: questions.map(({ slug, title, lang: written, views }) => ({
        ...{ id: slug, views },
        name: (
          <Link to={qaPaths.question(slug)}>
            <bdi lang={written} dir="auto">
              {title}
            </bdi>
          </Link>
        ),
      })),
    },
  ] as const;
  return (
    <Stack sx={{ gap: 4 }}>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, rows }) => (
          <Section key={id} id={`read-${id}`} title={t(`desk.reports.read.${id}`)}>
            <ReportTable
              label={t(`desk.reports.read.${id}`)}
              explained={t(`desk.reports.explain.read.${id}`)}
              columns={[
                { id, label: t(`desk.reports.columns.${id}`) },
                { id: 'views', label: t('desk.reports.columns.views') },
              ]}
              rows={rows.map(({ id, name, views }) => ({ id, cells: [name, formatNumber(views, lang)] }))}
            />
          </Section>
        ))}
    </Stack>
  );
}
