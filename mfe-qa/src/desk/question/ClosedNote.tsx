import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Link } from '@clinic/kit/routing';
import { Card, Stack, UserText } from '@clinic/kit/ui';

/** Why a question was closed without an answer, and what its asker was told. */
export function ClosedNote({ closed }: { closed: DeskQuestionDetails['closed'] }) {
  const { t } = useTranslation('qa');
  if (closed === null) return null;
  return (
    <Card>
      <Stack sx={{ gap: 1 }}>
        <b>{t(`desk.closed.${closed.reason}`)}</b>
        {closed.duplicate_of !== null && (
          <Link to={qaPaths.moderationQuestion(closed.duplicate_of)}>{t('desk.closed.original')}</Link>
        )}
        {closed.note !== null && <UserText>{closed.note}</UserText>}
      </Stack>
    </Card>
  );
}
