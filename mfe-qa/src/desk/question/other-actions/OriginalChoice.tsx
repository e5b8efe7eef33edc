import { useState } from 'react';
import { QuestionPage, SimilarList } from '@clinic/contracts/qa';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { Alert, RadioCards, TextField } from '@clinic/kit/forms';
import type { FormState } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, SkeletonLines } from '@clinic/kit/ui';

interface OriginalChoiceProps {
  question: DeskQuestionDetails;
  form: FormState<true>;
}

interface Found {
  id: number;
  question_title: string;
}

/** Pause in typing, letters that a search needs, how many questions are searched for, and how many of them are offered. */
const typingPauseMs = 300;
const leastLetters = 2;
const mostSearched = 18;
const mostFound = 6;

/** The question that this one repeats: at first those that are like it, then what is searched for. */
export function OriginalChoice({ question, form }: OriginalChoiceProps) {
  const { t } = useTranslation('qa');
  const [typed, setTyped] = useState('');
  const words = typed.trim().length < leastLetters ? '' : typed.trim();
  const offered = useResource(
    'questions alike',
    (signal) => (words === '' ? similarTo(question, signal) : searched(words, signal)),
    { key: words, delayMs: words === '' ? 0 : typingPauseMs },
  );
  const found = (offered.status === 'ready' ? offered.data : [])
    .filter(({ id }) => id !== question.id)
    .slice(0, mostFound);

  return (
    <>
      <TextField
        name="find"
        type="search"
        label={t('desk.close.find')}
        hint={t('desk.close.findHint')}
        required={false}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // The search is on its way already; the key must not send the whole form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {offered.status === 'loading' && <SkeletonLines count={3} />}
      {offered.status === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button size="small" variant="outlined" onClick={offered.retry}>
              {t('desk.refresh')}
            </Button>
          }
        >
          {t('errorLoadingQuestions')}
        </Alert>
      )}
      {offered.status === 'ready' && found.length === 0 && <p role="status">{t('desk.close.nothing')}</p>}
      {found.length > 0 && (
        <RadioCards
          {...form.field('duplicate_of')}
          min={440}
          options={found.map(({ id, question_title }) => ({
            value: String(id),
            label: <bdi dir="auto">{question_title}</bdi>,
          }))}
        />
      )}
    </>
  );
}

async function similarTo(question: DeskQuestionDetails, signal: AbortSignal): Promise<Found[]> {
  const { id, lang, question_title: title, qa_specialty_id } = question;
  const query = { title, qa_specialty_id, lang, exclude: id };
  return (await api.get('/api/qa/questions/similar', SimilarList, { query, signal })).data;
}

async function searched(words: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: words, per_page: mostSearched };
  const { data } = (await api.get('/api/qa/questions/search', QuestionPage, { query, signal })).data;
  // What repeats another question is no original itself.
  return data.filter(({ repeats }) => repeats !== true);
}
