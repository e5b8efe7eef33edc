import { useState } from 'react';
import { OriginalQuestionResponse } from '@clinic/contracts/qa';
import { Alert } from '@clinic/kit/forms';
import { api, useResource } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, SkeletonLines } from '@clinic/kit/ui';
import { Paragraphs } from '../../parts/Paragraphs.tsx';

/** What the asker wrote before it was replaced, for its doctors: read only when it is asked for, for each reading is logged. */
export function OriginalText({ question }: { question: number }) {
  const { t } = useTranslation('qa');
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'desk.privacy.hideOriginal' : 'desk.privacy.showOriginal')}
      </Button>
      {open ? <Original question={question} /> : <small>{t('desk.privacy.logged')}</small>}
    </Box>
  );
}

function Original({ question }: { question: number }) {
  const { t } = useTranslation('qa');
  const original = useResource(
    'original question',
    (signal) => api.get(`/api/qa/desk/questions/${question}/original`, OriginalQuestionResponse, { signal }),
    { key: String(question), delayMs: 0 },
  );
  if (original.status === 'failed')
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" variant="outlined" onClick={original.retry}>
            {t('desk.refresh')}
          </Button>
        }
      >
        {t('desk.gone.failed.title')}
      </Alert>
    );
  if (original.status !== 'ready') return <SkeletonLines count={3} />;
  const { question_title, question_content, tags, user_name, additions } = original.data.data;
  const texts = [
    question_title,
    question_content,
    user_name ?? '',
    tags.join(' · '),
    ...additions.map(({ content }) => content),
  ];
  return (
    <Box component="section" aria-label={t('desk.privacy.original')} sx={frame}>
      {texts
        .filter((text) => text !== '')
        .map((text, index) => (
          <Paragraphs key={index}>{text}</Paragraphs>
        ))}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1.5,
  paddingInlineStart: 2,
  borderInlineStart: '3px solid',
  borderColor: 'warning.main',
};
