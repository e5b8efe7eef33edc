import { useEffect, useEffectEvent, useState } from 'react';
import { useBus } from '@clinic/kit/events';
import { Alert } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import * as qaPaths from '@clinic/contracts/qa/paths';
import {
  loadedOr,
  samePage,
  useActionData,
  useInPageLanguage,
  useLoaderData,
  useLocation,
  useNavigate,
} from '@clinic/kit/routing';
import { Box, Card, LinkButton, Page, useHydrated } from '@clinic/kit/ui';
import { CopyableCode } from '../parts/CopyableCode.tsx';
import { loader } from './ask.data.ts';
import type { AskAction, AskData, Asked } from './ask.data.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { AskForm } from './AskForm.tsx';
import { AskSidebar } from './AskSidebar.tsx';
import { keepDraft } from './kept-draft.ts';
import { Thanks } from './Thanks.tsx';
import { wantsProof } from './use-proof.ts';

/** A question to the doctors. */
export function AskPage() {
  const { t } = useTranslation('qa');
  const loaded = useLoaderData<AskData>();
  const turned = useInPageLanguage(loaded, loader);
  const { posted, asked, earlier, another } = useRounds();
  const hydrated = useHydrated();
  const [closed, close] = useState<Asked | null>(null);
  useOutcome(posted);

  return (
    <Page
      title={t('ask.title')}
      crumbs={[{ label: t('home.title'), to: qaPaths.questions() }]}
      lead={t('ask.lead')}
      actions={
        <LinkButton to={qaPaths.track()} variant="outlined">
          {t('ask.already')}
        </LinkButton>
      }
    >
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          {earlier !== null && (
            <Alert severity="info" role="status">
              {t('ask.earlier')} <CopyableCode code={earlier.tracking_code} />
            </Alert>
          )}
          <Card sx={{ padding: { xs: 2, md: 4 } }}>
            {asked === null ? (
              <AskForm
                posted={posted}
                groups={loaded.groups}
                specialty={loaded.specialty}
                takesFocus={earlier !== null}
              />
            ) : (
              <Thanks asked={asked} />
            )}
          </Card>
        </Box>
        <AskSidebar popular={loadedOr(turned.popular, loaded.popular)} now={turned.now} />
      </Box>
      {asked !== null && !asked.urgent && (
        <AskedDialog
          asked={asked}
          open={hydrated && closed !== asked}
          onClose={() => close(asked)}
          onAnother={another}
        />
      )}
    </Page>
  );
}

/** One question after the other: the code of the one before stays in sight, for it is shown nowhere else. */
function useRounds() {
  const answered = useActionData<AskAction>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [past, setPast] = useState<{ of: AskAction | undefined; asked: Asked | null }>({ of: undefined, asked: null });
  const posted = answered === past.of ? undefined : answered;
  const asked = posted?.state === 'done' ? posted.answer : null;
  if (asked !== null && asked !== past.asked) setPast({ ...past, asked });
  return {
    posted,
    asked,
    earlier: asked === null ? past.asked : null,
    another: () => {
      setPast({ ...past, of: answered });
      void navigate({ pathname, search, hash: 'specialty' }, { replace: true, state: samePage });
    },
  };
}

/** Tells the other subscribers of the bus what came of a submission, and forgets a question that was taken. */
function useOutcome(posted: AskAction | undefined): void {
  const bus = useBus();
  const tell = useEffectEvent((outcome: AskAction) => {
    if (outcome.state === 'done') {
      keepDraft(null);
      bus.emit('qa/question.submitted@1', { question: outcome.answer.id });
      // Nothing may stand before the help for somebody who may be in danger.
      if (!outcome.answer.urgent)
        bus.emit('host/toast.show@1', { kind: 'success', key: 'qa:questionSubmittedSuccess' });
    }
    // A proof of work is asked for and given unseen: no failure yet.
    if (outcome.state === 'failed' && !wantsProof(outcome))
      bus.emit('host/toast.show@1', { kind: 'error', key: 'qa:questionSubmitError' });
  });
  useEffect(() => {
    if (posted !== undefined) tell(posted);
  }, [posted]);
}

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
};
