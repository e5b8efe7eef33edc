import { useState } from 'react';
import type { DeskQuestionDetails } from '@clinic/contracts/qa';
import { useTranslation } from '@clinic/kit/i18n';
import { Button, Card, Section, Stack } from '@clinic/kit/ui';
import type { QuestionActions } from '../actions.data.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { availableActions, destructive, intentOf } from './available-actions.ts';
import type { OtherAction } from './available-actions.ts';

interface OtherActionsProps {
  question: DeskQuestionDetails;
  actions: QuestionActions;
}

/** Everything that can be done to a question beside answering it, each behind a question whether it is meant. */
export function OtherActions({ question, actions }: OtherActionsProps) {
  const { t } = useTranslation('qa');
  const [open, setOpen] = useState<{ action: OtherAction; before: unknown } | null>(null);
  const outcome = open === null ? undefined : actions.outcomeOf(intentOf(open.action));
  if (open !== null && outcome?.state === 'done' && outcome !== open.before) setOpen(null);

  const available = availableActions(question);
  if (available.length === 0) return null;
  return (
    <Card>
      <Section title={t('desk.other.title')}>
        <Stack sx={{ gap: 1 }}>
          {available.map((action) => (
            <Button
              key={action}
              variant="outlined"
              color={destructive.includes(action) ? 'error' : 'primary'}
              aria-haspopup="dialog"
              onClick={() => setOpen({ action, before: actions.outcomeOf(intentOf(action)) })}
            >
              {t(`desk.other.${action}.button`)}
            </Button>
          ))}
        </Stack>
      </Section>
      {open !== null && available.includes(open.action) && (
        <ActionDialog
          key={open.action}
          action={open.action}
          question={question}
          actions={actions}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
