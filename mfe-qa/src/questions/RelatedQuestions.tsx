import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { LinkCard, RelativeTime, Section, Stack } from '@clinic/kit/ui';
import { QuestionStatusChip } from '../parts/QuestionStatusChip.tsx';
import type { RelatedQuestion } from './question.data.ts';

/** Other questions of the same speciality. */
export function RelatedQuestions({ questions, now }: { questions: readonly RelatedQuestion[]; now: string }) {
  const { t } = useTranslation('qa');
  return (
    <Section title={t('question.related')}>
      <Stack component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1.5 }}>
        {questions.map((question) => (
          <li key={question.id}>
            <LinkCard
              to={qaPaths.question(question.slug)}
              title={
                <bdi dir="auto" lang={question.lang}>
                  {question.question_title}
                </bdi>
              }
              media={<QuestionStatusChip status={question.status} />}
            >
              <RelativeTime instant={question.created_at} now={now} />
            </LinkCard>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
