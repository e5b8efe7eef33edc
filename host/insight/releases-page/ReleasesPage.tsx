import { useState } from 'react';
import { LinkChips } from '@clinic/kit/browsing';
import type { ChannelName } from '@clinic/contracts';
import { Alert, LoadFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { useLocation } from '@clinic/kit/routing';
import { Button, EmptyState, Icon, Page, Section, SkeletonLines, VisuallyHidden } from '@clinic/kit/ui';
import { ActionDialog } from './ActionDialog.tsx';
import type { RequestedAction } from './ActionDialog.tsx';
import { ChannelView } from './ChannelView.tsx';
import { HistoryList } from './HistoryList.tsx';
import { PreviewList } from './PreviewList.tsx';
import { SignIn } from './SignIn.tsx';
import { teamClient } from './team-client.ts';
import { useRefusal } from './use-refusal.ts';
import { useTeam } from './use-team.ts';
import { useWhen } from './When.tsx';

/** What is live in each channel, how it came there and what each release does to its visitors; promote, roll back and lock. */
export function ReleasesPage() {
  const { t } = useTranslation('team');
  const { team, reload } = useTeam();
  const [asked, ask] = useState<RequestedAction | null>(null);
  const [done, setDone] = useState<{ act: RequestedAction['act']; generation: number } | null>(null);
  const { refusal, refused, forget } = useRefusal();
  const channel = useChannel();
  const when = useWhen();

  if (team.stage === 'loading')
    return (
      <Page title={t('title')}>
        <SkeletonLines count={6} />
      </Page>
    );
  if (team.stage === 'failed')
    return (
      <Page title={t('title')}>
        <EmptyState variant="error" action={{ onClick: () => void reload() }} />
      </Page>
    );
  if (team.stage === 'signed-out')
    return (
      <Page title={t('title')} lead={t('signIn.lead')} width="text">
        <SignIn onDone={() => void reload()} />
      </Page>
    );

  const { state, metrics } = team;
  const shown = state.channels.find((one) => one.channel === channel);
  const signOut = async () => {
    forget();
    try {
      await teamClient.signOut();
      await reload();
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead', { team: state.team.name })}
      actions={
        <Button variant="outlined" startIcon={<Icon name="logout" />} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      }
    >
      {/* A message of its own for every action: the same words left in place are not read aloud again. */}
      <VisuallyHidden role="status">
        {done !== null && <span key={done.generation}>{t(`done.${done.act}`)}</span>}
      </VisuallyHidden>
      {team.stale && (
        <LoadFailed role="status" text={t('stale', { at: when(team.at) })} onRetry={() => void reload()} />
      )}
      {refusal !== null && <Alert severity="error">{refusal.text}</Alert>}
      <LinkChips
        label={t('channel')}
        samePage
        chips={state.channels.map((one) => ({
          id: one.channel,
          to: `/releases?channel=${one.channel}`,
          label: t(`channels.${one.channel}`),
          current: one.channel === channel,
        }))}
      />
      {shown !== undefined && <ChannelView state={state} shown={shown} metrics={metrics} onAsk={ask} />}
      <Section title={t('previews.title')} lead={t('previews.lead')}>
        <PreviewList state={state} onAsk={ask} />
      </Section>
      <Section title={t('history.title')} lead={t('history.lead')}>
        <HistoryList lines={state.history} />
      </Section>
      {asked !== null && (
        <ActionDialog
          asked={asked}
          state={state}
          onClose={() => ask(null)}
          onDone={() => {
            setDone((before) => ({ act: asked.act, generation: (before?.generation ?? 0) + 1 }));
            ask(null);
            void reload();
          }}
        />
      )}
    </Page>
  );
}

function useChannel(): ChannelName {
  const { search } = useLocation();
  return new URLSearchParams(search).get('channel') === 'staging' ? 'staging' : 'production';
}
