import { useId, useRef, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { isInOneBlock } from '@clinic/contracts/content/desk';
import type { Passage, PostComment } from '@clinic/contracts/content/desk';
import { LoadFailed, SubmitFailed } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Stack } from '@clinic/kit/ui';
import { useRichText } from '../../../parts/desk/use-rich-text.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentLine } from './CommentLine.tsx';
import type { Commenting } from './use-comments.ts';

interface CommentsProps {
  lang: Lang;
  html: string;
  /** What is selected in the text; a comment without it is about the whole. */
  selected: Passage | null;
  commenting: Commenting;
  /** Nothing is said about a post in the recycle bin. */
  isClosed: boolean;
  /** Takes a suggestion over into the text; null for who may not write. False when that has to wait. */
  onAccept: ((html: string, suggestion: number) => Promise<boolean>) | null;
}

const wholeText: Passage = { quote: '', before: '', after: '' };

/** What the staff say about the text of a language: what is open, what was resolved, and a place to say more. */
export function Comments({ lang, html, selected, commenting, isClosed, onAccept }: CommentsProps) {
  const { t } = useTranslation('content');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const rich = useRichText(true);
  const [showsResolved, showResolved] = useState(false);
  /** The suggestion whose words only its reader can put into the text. */
  const [byHand, setByHand] = useState<number | null>(null);
  const own = commenting.comments.filter((comment) => comment.lang === lang);
  const [open, resolved] = [false, true].map((is) => own.filter((comment) => comment.resolved === is));
  const gone = rich === null ? [] : rich.missingPassages(html, own);

  /** How a suggestion is taken over; null where there is none to take, or its words are gone. */
  const acceptance = (comment: PostComment) => {
    const { id, proposal, resolved: isOver } = comment;
    if (rich === null || onAccept === null || isClosed || proposal === null || isOver || gone.includes(comment))
      return null;
    return async () => {
      const next = rich.replacePassage(html, comment, proposal);
      setByHand(next === null ? id : null);
      if (next === null || !(await onAccept(next, id))) return;
      await commenting.refresh();
      title.current?.focus();
    };
  };

  const lineOf = (comment: PostComment) => (
    <li key={comment.id}>
      <CommentLine
        comment={comment}
        isGone={gone.includes(comment)}
        isByHand={byHand === comment.id}
        onAccept={acceptance(comment)}
        onReply={isClosed ? null : (body) => commenting.reply(comment.id, body)}
        onResolve={
          isClosed
            ? null
            : async () => {
                // What had the focus is gone from the list.
                if (await commenting.resolve(comment.id, !comment.resolved)) title.current?.focus();
              }
        }
      />
    </li>
  );

  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5 }}>
      <Box component="h3" id={titleId} ref={title} tabIndex={-1} sx={{ margin: 0, fontSize: '1rem' }}>
        {t('desk.comments.title', { language: t(`desk.in.${lang}`), number: open?.length ?? 0 })}
      </Box>
      {commenting.isUnread && <LoadFailed text={t('desk.comments.unread')} onRetry={() => void commenting.refresh()} />}
      {commenting.failure !== null && <SubmitFailed failure={commenting.failure} text={t('desk.failed')} />}
      <Stack component="ul" sx={list}>
        {open?.map(lineOf)}
      </Stack>
      {!isClosed && (
        <CommentForm
          name={`comment-${lang}`}
          label={selected === null ? t('desk.comments.onWhole') : t('desk.comments.onSelection')}
          quote={selected?.quote ?? null}
          lang={lang}
          action={t('desk.comments.send')}
          suggests={selected !== null && isInOneBlock(selected.quote)}
          onSend={(body, proposal) => commenting.comment({ ...(selected ?? wholeText), lang, body, proposal })}
        />
      )}
      {resolved !== undefined && resolved.length > 0 && (
        <>
          <div>
            <Button
              size="small"
              variant="text"
              aria-expanded={showsResolved}
              onClick={() => showResolved(!showsResolved)}
            >
              {t('desk.comments.resolved', { number: resolved.length })}
            </Button>
          </div>
          {showsResolved && (
            <Stack component="ul" sx={list}>
              {resolved.map(lineOf)}
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0, gap: 1, '&:empty': { display: 'none' } } as const;
