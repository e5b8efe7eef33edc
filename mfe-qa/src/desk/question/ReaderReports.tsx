import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Card, RelativeTime, Section, Stack, UserText } from '@clinic/kit/ui';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import type { QuestionActions } from './actions.data.ts';

interface ReaderReportsProps {
  question: DeskQuestionDetails;
  actions: QuestionActions;
  now: string;
}

/** What readers reported, and that it was dealt with. */
export function ReaderReports({ question: { reports, may }, actions, now }: ReaderReportsProps) {
  const { t } = useTranslation('qa');
  if (reports.length === 0) return null;
  const newest = Math.max(...reports.map(({ id }) => id));
  return (
    <Card>
      <Section title={t('desk.reports.title')}>
        <Stack component="ul" sx={{ listStyle: 'none', margin: 0, marginBlockEnd: 2, padding: 0, gap: 1.5 }}>
          {reports.map(({ id, reason, note, created_at }) => (
            <li key={id}>
              <b>{t(`desk.reports.reasons.${reason}`)}</b> · <RelativeTime instant={created_at} now={now} />
              {note !== null && <UserText>{note}</UserText>}
            </li>
          ))}
        </Stack>
        <ActionFailure intent="reports" actions={actions} />
        {may.moderate && (
          <ActionButton intent="reports" actions={actions} values={{ newest: String(newest) }} variant="outlined">
            {t('desk.reports.handled')}
          </ActionButton>
        )}
      </Section>
    </Card>
  );
}
