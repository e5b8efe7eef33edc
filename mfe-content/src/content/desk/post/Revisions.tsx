import { useState } from 'react';
import { languages } from '@clinic/contracts';
import type { PostContent, PostRevision } from '@clinic/contracts/content/desk';
import { RevisionResponse } from '@clinic/contracts/content/desk';
import { LoadFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { api, isApiError } from '@clinic/kit/http';
import { Box, Button, Card, Stack } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import type { ComparisonView } from '../load-comparison.ts';
import { loadComparison } from '../load-comparison.ts';
import { partNames, partOf } from './merge.ts';
import { usePartLabel } from '../../../parts/desk/use-part-label.ts';
import type { Choices } from './post.data.ts';
import { usePartWords } from './use-part-words.ts';
import type { Writing } from './use-writing.ts';

interface Compared {
  number: number | null;
  content: PostContent;
  View: ComparisonView;
}

/** What a revision holds; without a number, what visitors see. */
async function contentOf({ id, published }: Writing['post'], number: number | null): Promise<PostContent | null> {
  if (number === null) return published;
  const address = `/api/content-desk/posts/${id}/revisions/${number}`;
  return (await api.get(address, RevisionResponse, { signal: null })).data.content;
}

/** The button that compares with a revision, or with what visitors see. */
const compareId = (number: number | null) => `compare-${number ?? 'live'}`;

/** The revisions of a post: each can be compared with the working copy, and restored. */
export function Revisions({ writing, choices }: { writing: Writing; choices: Choices }) {
  const { t } = useTranslation('content');
  const label = usePartLabel();
  const wordsOf = usePartWords(choices);
  const { post, content } = writing;
  const [compared, compare] = useState<Compared | null>(null);
  /** What could not be had: the number of a revision, or null for what visitors see. */
  const [missing, miss] = useState<{ number: number | null } | null>(null);

  const open = async (number: number | null) => {
    miss(null);
    try {
      const [View, held] = await Promise.all([loadComparison(), contentOf(post, number)]);
      if (View === null) miss({ number });
      else compare({ number, View, content: held ?? content });
    } catch (error) {
      if (!isApiError(error)) throw error;
      miss({ number });
    }
  };
  const close = (number: number | null) => {
    compare(null);
    document.getElementById(compareId(number))?.focus();
  };
  const restore = async (number: number) => {
    if (await writing.restore(number)) compare(null);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      {post.published !== null && post.state !== 'published' && (
        <div>
          <Button id={compareId(null)} variant="outlined" onClick={() => void open(null)}>
            {t('desk.revisions.withLive')}
          </Button>
        </div>
      )}
      {missing !== null && <LoadFailed text={t('desk.failed')} onRetry={() => void open(missing.number)} />}
      {compared !== null && (
        <compared.View
          title={
            compared.number === null
              ? t('desk.revisions.withLive')
              : t('desk.revisions.compared', { number: compared.number })
          }
          parts={partNames.map((name) => ({
            key: name,
            label: label(name),
            lang: languages.find((lang) => name.startsWith(`${lang}.`)),
            before: wordsOf(name, partOf(compared.content, name)),
            after: wordsOf(name, partOf(content, name)),
          }))}
          onClose={() => close(compared.number)}
        />
      )}
      {post.revisions.length === 0 ? (
        <p style={{ margin: 0 }}>{t('desk.revisions.none')}</p>
      ) : (
        <Stack component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gap: 1 }}>
          {post.revisions.map((revision) => (
            <li key={revision.number}>
              <RevisionLine
                revision={revision}
                onCompare={() => void open(revision.number)}
                onRestore={post.may_write ? () => void restore(revision.number) : null}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface RevisionLineProps {
  revision: PostRevision;
  onCompare: () => void;
  onRestore: (() => void) | null;
}

function RevisionLine({ revision: { number, reason, at, by }, onCompare, onRestore }: RevisionLineProps) {
  const { t } = useTranslation('content');
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <strong>{t('desk.revisions.one', { number, reason: t(`desk.revisions.reasons.${reason}`) })}</strong>
        <div>
          <Moment of={at} />
          {by !== null && (
            <>
              {' · '}
              <bdi dir="auto">{by}</bdi>
            </>
          )}
        </div>
      </Box>
      <Button
        id={compareId(number)}
        variant="outlined"
        onClick={onCompare}
        aria-label={t('desk.revisions.compareOne', { number })}
      >
        {t('desk.revisions.compare')}
      </Button>
      {onRestore && (
        <Button variant="text" onClick={onRestore} aria-label={t('desk.revisions.restoreOne', { number })}>
          {t('desk.revisions.restore')}
        </Button>
      )}
    </Card>
  );
}
