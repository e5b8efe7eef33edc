import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import type { DeskPostDetails } from '@clinic/contracts/content/desk';
import { TranslationResponse } from '@clinic/contracts/content/writing';
import { Alert } from '@clinic/kit/forms';
import { api } from '@clinic/kit/http';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import type { Writing } from './use-writing.ts';

interface MachineTranslationProps {
  lang: Lang;
  writing: Writing;
  /** Whether the clinic has set a service for it. */
  isOffered: boolean;
}

/** All parts of a translation into a language, one after the other. */
async function draftOf(post: DeskPostDetails, to: Lang, onPart: (part: number, parts: number) => void) {
  const ask = async (part: number) => {
    const address = `/api/content-desk/posts/${post.id}/translation`;
    const { data } = await api.post(address, { version: post.version, to, part }, TranslationResponse, {
      signal: null,
    });
    onPart(part + 1, data.parts);
    return data;
  };
  const { title, summary, parts } = await ask(0);
  let html = '';
  for (let part = 1; part < parts; part += 1) html += (await ask(part)).html;
  return { title, summary, html };
}

const notes = { margin: 0, color: 'text.secondary', fontSize: '.9375rem' } as const;

/**
 * Offers a draft of a language that is empty or outdated, and says where a text is that of a machine: somebody has to answer for
 * it before it is published.
 */
export function MachineTranslation({ lang, writing, isOffered }: MachineTranslationProps) {
  const { t } = useTranslation('content');
  const [step, setStep] = useState<{ part: number; parts: number } | 'beginning' | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { post, conflict, translate, confirmTranslation } = writing;

  if (post.machine_translated.includes(lang))
    return (
      <Alert severity="warning" role="status">
        <strong>{t('desk.machine.title')}</strong>
        <div>{t('desk.machine.waits')}</div>
        {post.may_write && (
          <Box sx={{ marginBlockStart: 1 }}>
            <Button
              size="small"
              variant="outlined"
              loading={isConfirming}
              disabled={conflict !== null}
              onClick={async () => {
                setConfirming(true);
                await confirmTranslation(lang);
                setConfirming(false);
              }}
            >
              {t('desk.machine.confirm')}
            </Button>
          </Box>
        )}
      </Alert>
    );

  const state = post.languages[lang];
  const isOpen = post.state === 'draft' || post.state === 'published';
  const isBehind = state === 'to-translate' || state === 'outdated';
  if (!isOffered || !post.may_write || !isOpen || !isBehind) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Button
        size="small"
        variant="outlined"
        loading={step !== null}
        disabled={conflict !== null || step !== null}
        onClick={async () => {
          setStep('beginning');
          await translate(lang, (saved) => draftOf(saved, lang, (part, parts) => setStep({ part, parts })));
          setStep(null);
        }}
      >
        {t('desk.machine.translate')}
      </Button>
      <Box component="p" sx={notes} role="status">
        {step === null
          ? t(state === 'outdated' ? 'desk.machine.replaces' : 'desk.machine.drafts')
          : step === 'beginning'
            ? t('desk.machine.begins')
            : t('desk.machine.at', { part: step.part, parts: step.parts })}
      </Box>
    </Box>
  );
}
