import { useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Card, Section, Stack } from '@clinic/kit/ui';
import type { QuestionActions } from '../acts.data.ts';
import { ActDialog } from './ActDialog.tsx';
import { availableActs, destructive, intentOf } from './available-acts.ts';
import type { OtherAct } from './available-acts.ts';

interface OtherActsProps {
  question: DeskQuestionDetails;
  acts: QuestionActions;
}

/** Everything that can be done to a question beside answering it, each behind a question whether it is meant. */
export function OtherActs({ question, acts }: OtherActsProps) {
  const { t } = useTranslation('qa');
  const [open, setOpen] = useState<{ act: OtherAct; before: unknown } | null>(null);
  const outcome = open === null ? undefined : acts.outcomeOf(intentOf(open.act));
  if (open !== null && outcome?.state === 'done' && outcome !== open.before) setOpen(null);

  const available = availableActs(question);
  if (available.length === 0) return null;
  return (
    <Card>
      <Section title={t('desk.other.title')}>
        <Stack sx={{ gap: 1 }}>
          {available.map((act) => (
            <Button
              key={act}
              variant="outlined"
              color={destructive.includes(act) ? 'error' : 'primary'}
              aria-haspopup="dialog"
              onClick={() => setOpen({ act, before: acts.outcomeOf(intentOf(act)) })}
            >
              {t(`desk.other.${act}.button`)}
            </Button>
          ))}
        </Stack>
      </Section>
      {open !== null && available.includes(open.act) && (
        <ActDialog key={open.act} act={open.act} question={question} acts={acts} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
