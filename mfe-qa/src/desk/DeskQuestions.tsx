import type { DeskQuestion } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { EmptyState, Pagination, Section, Stack } from '@clinic/kit/ui';
import { inAddress } from './desk-address.ts';
import type { DeskAddress } from './desk-address.ts';
import { DeskQuestionCard } from './DeskQuestionCard.tsx';

interface DeskQuestionsProps {
  questions: readonly DeskQuestion[];
  total: number;
  size: number;
  address: DeskAddress;
  now: string;
}

/** The questions of a list in the order in which the desk hands them out: the urgent, then the oldest. */
export function DeskQuestions({ questions, total, size, address, now }: DeskQuestionsProps) {
  const { t } = useTranslation('qa');
  const onPage = (page: number) => qaPaths.moderation(inAddress({ ...address, page }));

  if (total === 0) {
    const kind = address.list === 'waiting' ? 'waiting' : 'other';
    return <EmptyState title={t(`desk.empty.${kind}.title`)} text={t(`desk.empty.${kind}.text`)} />;
  }
  if (questions.length === 0) {
    return <EmptyState title={t('desk.pastEnd')} action={{ label: t('desk.firstPage'), to: onPage(1) }} />;
  }
  return (
    <Section
      title={t(`desk.lists.${address.list}`)}
      lead={<span role="status">{t('desk.results', { count: total })}</span>}
    >
      <Stack component="ol" sx={{ listStyle: 'none', margin: 0, marginBlockEnd: 4, padding: 0, gap: 1.5 }}>
        {questions.map((question) => (
          <li key={question.id}>
            <DeskQuestionCard question={question} now={now} />
          </li>
        ))}
      </Stack>
      <Pagination page={address.page} total={total} size={size} hrefFor={onPage} />
    </Section>
  );
}
