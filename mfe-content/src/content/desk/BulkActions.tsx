import { useState } from 'react';
import type { BulkActionName, BulkOutcome, DeskPost, DeskRights } from '@clinic/contracts/content/desk';
import { BulkOutcomeResponse } from '@clinic/contracts/content/desk';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { CheckboxField, SubmitFailed } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { BulkResult } from './BulkResult.tsx';
import type { Selection } from './use-selection.ts';

interface BulkActionsProps {
  posts: readonly DeskPost[];
  may: DeskRights;
  isBin: boolean;
  selection: Selection;
  /** Something was done: the list is another one. */
  onDone: () => void;
}

/** What visitors notice at once, or what takes something away, is asked about first. */
const asking: readonly BulkActionName[] = ['publish', 'unpublish', 'delete'];
const harmful: readonly BulkActionName[] = ['unpublish', 'delete'];

const offered = (may: DeskRights, isBin: boolean): BulkActionName[] => {
  if (isBin) return may.write ? ['recover'] : [];
  return [
    ...(may.write ? (['submit'] as const) : []),
    ...(may.publish ? (['publish', 'unpublish'] as const) : []),
    ...(may.write ? (['delete'] as const) : []),
  ];
};

/** Chooses all posts of the list, and does the same to those that are chosen. */
export function BulkActions({ posts, may, isBin, selection, onDone }: BulkActionsProps) {
  const { t } = useTranslation('content');
  const [asked, ask] = useState<BulkActionName | null>(null);
  const [running, setRunning] = useState<BulkActionName | null>(null);
  const [outcome, setOutcome] = useState<{ of: BulkOutcome; posts: readonly DeskPost[] } | null>(null);
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);
  const chosen = posts.filter(({ id }) => selection.chosen.includes(id));

  const run = async (action: BulkActionName) => {
    ask(null);
    setRunning(action);
    setFailure(null);
    setOutcome(null);
    try {
      const body = { action, posts: chosen.map(({ id, version }) => ({ id, version })) };
      const { data } = await api.post('/api/content-desk/posts/bulk', body, BulkOutcomeResponse, { signal: null });
      setOutcome({ of: data, posts: chosen });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure({ code: error.code, text: error.text });
    } finally {
      setRunning(null);
      onDone();
    }
  };

  const actions = offered(may, isBin);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {failure !== null && <SubmitFailed failure={failure} text={t('desk.failed')} />}
      {outcome !== null && <BulkResult outcome={outcome.of} posts={outcome.posts} />}
      {actions.length > 0 && posts.length > 0 && (
        <Card sx={bar} role="group" aria-label={t('desk.bulk.label')}>
          <CheckboxField
            name="all-posts"
            label={t('desk.bulk.all')}
            checked={chosen.length === posts.length}
            onChange={({ target }) => selection.chooseAll(target.checked)}
          />
          <span role="status">{t('desk.bulk.chosen', { count: chosen.length })}</span>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                color={harmful.includes(action) ? 'error' : 'primary'}
                loading={running === action}
                disabled={chosen.length === 0 || running !== null}
                onClick={() => (asking.includes(action) ? ask(action) : void run(action))}
              >
                {t(`desk.actions.${action}`)}
              </Button>
            ))}
          </Box>
        </Card>
      )}
      {asked !== null && (
        <Dialog open onClose={() => ask(null)} aria-labelledby="bulk-action" fullWidth maxWidth="sm">
          <DialogTitle id="bulk-action">{t(`desk.actions.${asked}`)}</DialogTitle>
          <DialogContent>{t('desk.bulk.ask', { count: chosen.length })}</DialogContent>
          <DialogActions>
            <Button variant="text" onClick={() => ask(null)}>
              {t('desk.cancel')}
            </Button>
            <Button color={harmful.includes(asked) ? 'error' : 'primary'} onClick={() => void run(asked)}>
              {t(`desk.actions.${asked}`)}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 } as const;
