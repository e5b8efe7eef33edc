import { useState } from 'react';
import { Alert, restoreFocus } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useSession } from '@clinic/kit/session';
import { Button, Card, Section, Stack } from '@clinic/kit/ui';
import { Paragraphs } from '../../parts/Paragraphs.tsx';
import { answerParts, forgetAnswer, keptAnswer } from './answer-draft.ts';

const intents = ['answer', 'edit'] as const;

/**
 * What its writer wrote and did not publish for a question that is not to be had any more: to be read and copied until it is
 * thrown away.
 */
export function KeptAnswer({ question }: { question: string }) {
  const { t } = useTranslation('qa');
  const owner = useSession((session) => session.user?.public_id ?? '');
  const [thrownAway, setThrownAway] = useState<readonly string[]>([]);
  const kept = intents.flatMap((intent) => {
    const text = thrownAway.includes(intent) ? null : keptAnswer({ intent, question, owner });
    return text === null ? [] : [{ intent, text }];
  });
  if (kept.length === 0) return null;

  const throwAway = (intent: (typeof intents)[number]) => {
    forgetAnswer({ intent, question });
    setThrownAway((before) => [...before, intent]);
    requestAnimationFrame(restoreFocus);
  };
  return (
    <Section title={t('desk.answer.title')}>
      <Stack sx={{ gap: 2.5, marginBlockStart: 2 }}>
        <Alert severity="warning" role="status">
          {t('desk.answer.kept')}
        </Alert>
        {kept.map(({ intent, text }) => (
          <Card key={intent}>
            <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
              {answerParts
                .filter((part) => text[part].trim() !== '')
                .map((part) => (
                  <div key={part}>
                    <b>{t(`desk.answer.parts.${part}`)}</b>
                    <Paragraphs>{text[part]}</Paragraphs>
                  </div>
                ))}
              <Button variant="text" size="large" onClick={() => throwAway(intent)}>
                {t('desk.answer.throwAway')}
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
