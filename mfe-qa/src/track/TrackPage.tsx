import { useEffect, useRef } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import { useActionData, useNavigation } from '@clinic/kit/routing';
import { Box, Card, EmptyState, Page } from '@clinic/kit/ui';
import { EmergencyCard } from '../parts/EmergencyCard.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { TrackState } from './track.data.ts';
import { TrackedQuestionView } from './TrackedQuestionView.tsx';

const begin: TrackState = {
  ...{ step: 'code', code: '', addition: '', errors: [], failure: null },
  ...{ emergencies: [], urgent: false },
};

/** The private way back to a question, with its code: for those whom no message can reach. */
export function TrackPage() {
  const { t } = useTranslation('qa');
  const state = useActionData<TrackState>() ?? begin;
  const busy = useNavigation().formMethod === 'POST';
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    // What was added takes its form away, and the focus with it.
    const isAdded = state !== before && state.step === 'question' && state.act === 'added';
    if (isAdded || state.step !== before.step) top.current?.focus();
  }, [state]);

  return (
    <Page
      title={t('track.title')}
      crumbs={[{ label: t('home.title'), to: qaPaths.questions() }]}
      lead={state.step === 'code' ? t('track.lead') : undefined}
      width="text"
    >
      <Box ref={top} tabIndex={-1} sx={{ outline: 'none', display: 'grid', gap: 3, minWidth: 0 }}>
        {state.step === 'code' && state.urgent && <EmergencyCard kinds={state.emergencies} />}
        {state.step === 'code' && (
          <Card>
            <CodeForm state={state} busy={busy} />
          </Card>
        )}
        {state.step === 'question' && <TrackedQuestionView state={state} busy={busy} />}
        {state.step === 'deleted' && (
          <Card role="status">
            <EmptyState
              title={t('track.deleted.title')}
              text={t('track.deleted.text')}
              action={{ label: t('track.deleted.action'), to: qaPaths.questions() }}
            />
          </Card>
        )}
      </Box>
    </Page>
  );
}
