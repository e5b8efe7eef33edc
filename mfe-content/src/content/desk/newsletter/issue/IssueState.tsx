import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Alert } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack, StatusChip } from '@clinic/kit/ui';
import { Counts } from '../../../../parts/desk/Counts.tsx';
import { Moment } from '../../../../parts/desk/Moment.tsx';
import { useLeadOn } from '../../use-lead-on.ts';
import { issueTones } from '../IssueLine.tsx';
import type { AskedAction } from './IssueDialog.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import type { IssueWriting } from './use-issue.ts';

/** What the buttons do, in their order. */
const actions = ['send', 'schedule', 'test', 'cancel', 'delete'] as const;

const deliveries = ['sent', 'waiting', 'failed'] as const;

interface IssueStateProps {
  writing: IssueWriting;
  /** The action whose dialog is open. */
  asked: AskedAction | null;
  ask: (action: AskedAction | null) => void;
}

/** The state of an issue, how far sending has come, and what can be done with it now. */
export function IssueState({ writing, asked, ask }: IssueStateProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const leadOn = useLeadOn();
  const [running, setRunning] = useState<string | null>(null);
  /** The languages of the last test. */
  const [tested, setTested] = useState<readonly Lang[]>([]);
  const { issue, conflict } = writing;

  const test = async () => {
    setTested((await writing.test()) ?? []);
    return true;
  };
  const remove = async () => {
    const done = await writing.remove();
    if (done) leadOn(contentPaths.newsletterDesk());
    return done;
  };
  /** Whether it was done. */
  const run = async (action: (typeof actions)[number], more?: object): Promise<boolean> => {
    setRunning(action);
    setTested([]);
    const done = await (action === 'test' ? test() : action === 'delete' ? remove() : writing.act(action, more));
    setRunning(null);
    return done;
  };

  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Box sx={chips} role="status">
          <StatusChip tone={issueTones[issue.state]}>{t(`desk.newsletter.states.${issue.state}`)}</StatusChip>
          {issue.total !== null && (
            <span>{t('desk.newsletter.progress', { queued: issue.queued, total: issue.total })}</span>
          )}
        </Box>
        {issue.send_at !== null && (
          <p style={plain}>
            {t('desk.newsletter.sendAt')} <Moment of={issue.send_at} />
          </p>
        )}
        {issue.sent_at !== null && (
          <p style={plain}>
            {t('desk.newsletter.sentAt')} <Moment of={issue.sent_at} />
          </p>
        )}
        {issue.total !== null && (
          <Counts
            of={Object.fromEntries(
              deliveries.map((what) => [t(`desk.newsletter.deliveries.${what}`), issue.deliveries[what]]),
            )}
          />
        )}
        {issue.own && issue.state === 'draft' && <p style={plain}>{t('desk.newsletter.own')}</p>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {actions
            .filter((action) => issue.actions.includes(action))
            .map((action) => (
              <Button
                key={action}
                variant={action === 'send' ? 'contained' : 'outlined'}
                color={action === 'delete' ? 'error' : 'primary'}
                loading={running === action}
                disabled={running !== null || conflict !== null}
                onClick={() => (action === 'test' || action === 'cancel' ? void run(action) : ask(action))}
              >
                {t(`desk.newsletter.actions.${action}`)}
              </Button>
            ))}
        </Box>
        {tested.length > 0 && (
          <Alert severity="info" role="status">
            {t('desk.newsletter.tested', {
              languages: new Intl.ListFormat(lang).format(tested.map((one) => t(`desk.in.${one}`))),
            })}
          </Alert>
        )}
      </Stack>
      {asked !== null && (
        <IssueDialog
          action={asked}
          writing={writing}
          isRunning={running === asked}
          onClose={() => ask(null)}
          onConfirm={(more) => run(asked, more)}
        />
      )}
    </Card>
  );
}

const plain = { margin: 0 } as const;
const chips = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
