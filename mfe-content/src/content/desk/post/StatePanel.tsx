import { useState } from 'react';
import type { DeskAction } from '@clinic/contracts/content/desk';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Alert } from '@clinic/kit/forms';
import { useLang, useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Card, LinkButton, Stack, StatusChip } from '@clinic/kit/ui';
import { LanguageChips } from '../../../parts/desk/LanguageChips.tsx';
import { MachineChips } from '../../../parts/desk/MachineChips.tsx';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { SitePreviewOnDemand } from '../../../parts/desk/site-preview/SitePreviewOnDemand.tsx';
import { ActionDialog, asksFirst } from './ActionDialog.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import type { Writing } from './use-writing.ts';

const main: readonly DeskAction[] = ['submit', 'approve', 'publish'];
const harmful: readonly DeskAction[] = ['delete', 'unpublish', 'discard'];

interface StatePanelProps {
  writing: Writing;
  /** The action whose dialog is open. */
  asked: DeskAction | null;
  ask: (action: DeskAction | null) => void;
}

/** The state of a post, and what can be done with it now. */
export function StatePanel({ writing, asked, ask }: StatePanelProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const [running, setRunning] = useState<DeskAction | null>(null);
  const { post, conflict, act } = writing;

  const run = async (action: DeskAction, more?: object) => {
    setRunning(action);
    const done = await act(action, more);
    setRunning(null);
    return done;
  };

  return (
    <Card>
      <Stack sx={{ gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} role="status">
          <StatusChip tone="primary">{t(`desk.lists.${post.deleted_at === null ? post.state : 'bin'}`)}</StatusChip>
          <LanguageChips of={post.languages} />
          <MachineChips of={post.machine_translated} />
        </Box>
        {post.publish_at !== null && (
          <Box component="p" sx={plain}>
            {t('desk.publishAt')} <Moment of={post.publish_at} />
          </Box>
        )}
        {post.expires_at !== null && (
          <Box component="p" sx={plain}>
            {t('desk.expiresAt')} <Moment of={post.expires_at} />
          </Box>
        )}
        {post.note !== null && (
          <Alert severity="info" role="status">
            <strong>{t('desk.note')}</strong>
            <div dir="auto">{post.note}</div>
          </Alert>
        )}
        {post.own && post.state === 'in-review' && (
          <Box component="p" sx={plain}>
            {t('desk.own')}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {post.actions.map((action) => (
            <Button
              key={action}
              variant={main.includes(action) ? 'contained' : 'outlined'}
              color={harmful.includes(action) ? 'error' : 'primary'}
              loading={running === action}
              disabled={running !== null || conflict !== null}
              onClick={() => (asksFirst(action) ? ask(action) : void run(action))}
            >
              {t(`desk.actions.${action}`)}
            </Button>
          ))}
          {post.published !== null && (
            <LinkButton variant="text" to={contentPaths.post(lang, post.published[lang].slug)}>
              {t('desk.seeLive')}
            </LinkButton>
          )}
        </Box>
      </Stack>
      {post.deleted_at === null && (
        <>
          <PreviewLink key={post.id} id={post.id} />
          <SitePreviewOnDemand key={`site ${post.id}`} post={post.id} />
        </>
      )}
      {asked !== null && (
        <ActionDialog
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
