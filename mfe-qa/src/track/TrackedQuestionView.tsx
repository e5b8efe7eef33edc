import { useState } from 'react';
import { mostAdditions } from '@clinic/contracts/qa';
import { Alert, SubmitFailed } from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { Box, Card, LinkButton, RelativeTime, Section, Stack, StatusChip, Typography } from '@clinic/kit/ui';
import { EmergencyCard } from '../parts/EmergencyCard.tsx';
import { Facts } from '../parts/Facts.tsx';
import { OriginalQuestion } from '../parts/OriginalQuestion.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { QuestionStatusChip } from '../parts/QuestionStatusChip.tsx';
import { StructuredAnswer } from '../parts/StructuredAnswer.tsx';
import { AddForm } from './AddForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { placeOf } from './place.ts';
import type { TrackState } from './track.data.ts';

interface TrackedQuestionViewProps {
  state: Extract<TrackState, { step: 'question' }>;
  busy: boolean;
}

/** One's own question: where it stands, its answer, what was added to it, and what can still be done. */
export function TrackedQuestionView({ state, busy }: TrackedQuestionViewProps) {
  const { t } = useTranslation('qa');
  const lang = useLang();
  const { question, alerted, emergencies, urgent, now } = state;
  const { answer, additions } = question;
  const place = placeOf(question, alerted);
  // Of what is typed before something was added, nothing is left after it.
  const [typed, setTyped] = useState({ after: additions.length, content: state.addition });
  const content = typed.after === additions.length ? typed.content : state.addition;
  return (
    <Stack sx={{ gap: 3 }}>
      {urgent && <EmergencyCard kinds={emergencies} />}
      {state.act === 'added' && (
        <Alert severity="info" role="status">
          {t(additions.at(-1)?.is_public === false ? 'track.add.held' : 'track.add.done')}
        </Alert>
      )}
      {state.failure !== null && <SubmitFailed failure={state.failure} text={t('track.failed')} />}
      {question.additions_left === 0 && state.addition !== '' && (
        <Alert severity="warning" role="status">
          <b>{t('track.add.kept')}</b>
          <Paragraphs>{state.addition}</Paragraphs>
        </Alert>
      )}
      <Card as="article" sx={{ display: 'grid', gap: 2 }}>
        <Facts>
          {place.visible && <QuestionStatusChip status={question.status} />}
          <RelativeTime instant={question.created_at} now={now} />
        </Facts>
        <Typography variant="h3" component="h2" dir="auto" lang={question.lang} sx={{ margin: 0 }}>
          {question.question_title}
        </Typography>
        <Box role="status" sx={{ fontWeight: 600 }}>
          {t(`track.places.${place.name}`)}
        </Box>
        {question.closed !== null && (
          <Box>
            <p>{t(`track.closed.${question.closed.reason}`)}</p>
            {question.closed.duplicate_of !== undefined && <OriginalQuestion original={question.closed.duplicate_of} />}
            {question.closed.note !== null && <Paragraphs>{question.closed.note}</Paragraphs>}
          </Box>
        )}
        <Box lang={question.lang}>
          <Paragraphs>{question.question_content}</Paragraphs>
        </Box>
        {question.slug !== null && (
          <LinkButton to={qaPaths.question(question.slug)} variant="outlined" sx={{ justifySelf: 'start' }}>
            {t('track.see')}
          </LinkButton>
        )}
      </Card>
      {answer !== null && (
        <Section title={t('answer.title')} lead={pick(answer.doctor_profile, 'name', lang)}>
          <Card sx={{ borderColor: 'primary.light' }}>
            <StructuredAnswer answer={answer} lang={question.lang} />
          </Card>
        </Section>
      )}
      {additions.length > 0 && (
        <Section title={t('track.additions')}>
          <Stack component="ol" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
            {additions.map(({ content, created_at, is_public }) => (
              <Card as="li" key={created_at}>
                <Facts>
                  <RelativeTime instant={created_at} now={now} />
                  {!is_public && (
                    <StatusChip tone="warning" icon="eye-off">
                      {t('track.add.unpublished')}
                    </StatusChip>
                  )}
                </Facts>
                <Paragraphs>{content}</Paragraphs>
              </Card>
            ))}
          </Stack>
        </Section>
      )}
      {question.additions_left > 0 ? (
        <AddForm
          key={additions.length}
          state={state}
          busy={busy}
          content={content}
          onType={(next) => setTyped({ after: additions.length, content: next })}
        />
      ) : (
        additions.length >= mostAdditions && <p>{t('track.add.none')}</p>
      )}
      <DeleteForm code={state.code} addition={content} busy={busy} />
    </Stack>
  );
}
