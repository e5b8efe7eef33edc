import { useId } from 'react';
import type { QuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Card, Icon, LinkButton, Typography, UserText } from '@clinic/kit/ui';
import { OriginalQuestion } from '../parts/OriginalQuestion.tsx';

/** Says that no answer will come, why, and where there is one. */
export function ClosedQuestion({ closed }: Pick<QuestionDetails, 'closed'>) {
  const { t } = useTranslation('qa');
  const heading = useId();
  const original = closed?.duplicate_of ?? null;
  return (
    <Card as="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2" id={heading} sx={title}>
        <Icon name="lock" size={22} />
        {t('answer.closed.title')}
      </Typography>
      <p>{closed === null ? t('answer.closed.text') : t(`answer.closed.reasons.${closed.reason}`)}</p>
      {original !== null && <OriginalQuestion original={original} />}
      {closed?.note != null && (
        <Box>
          <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>{t('answer.closed.note')}</Box>
          <UserText>{closed.note}</UserText>
        </Box>
      )}
      <LinkButton to={qaPaths.ask()} variant="outlined">
        {t('answer.closed.ask')}
      </LinkButton>
    </Card>
  );
}

const title = { display: 'flex', alignItems: 'center', gap: 1, margin: 0 };
