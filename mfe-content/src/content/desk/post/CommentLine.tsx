import { useState } from 'react';
import type { PostComment } from '@clinic/contracts/content/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Stack } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { Quote } from './Quote.tsx';

interface CommentLineProps {
  comment: PostComment;
  /** Whether the words that it quotes are no longer in the text. */
  isGone: boolean;
  onReply: ((body: string) => Promise<boolean>) | null;
  onResolve: (() => Promise<void>) | null;
}

/** Who said it, and when. */
function Said({ body, at, by }: Pick<PostComment, 'body' | 'at' | 'by'>) {
  return (
    <div>
      <Box sx={quiet}>
        {by !== null && (
          <>
            <bdi dir="auto">{by}</bdi>
            {' · '}
          </>
        )}
        <Moment of={at} />
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {body}
      </Box>
    </div>
  );
}

/** A comment with its replies. */
export function CommentLine({ comment, isGone, onReply, onResolve }: CommentLineProps) {
  const { t } = useTranslation('content');
  const [isReplying, replyTo] = useState(false);
  const { id, quote, lang, body, replies, resolved } = comment;
  /** What tells the buttons of one comment from those of the next. */
  const of = body.slice(0, 40);
  return (
    <Stack sx={frame}>
      {quote !== '' && <Quote lang={lang}>{quote}</Quote>}
      {isGone && <Box sx={quiet}>{t('desk.comments.gone')}</Box>}
      <Said {...comment} />
      {replies.length > 0 && (
        <Stack component="ul" sx={thread}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said {...reply} />
            </li>
          ))}
        </Stack>
      )}
      {isReplying && onReply !== null && (
        <CommentForm
          name={`reply-${id}`}
          label={t('desk.comments.reply')}
          quote={null}
          lang={lang}
          action={t('desk.comments.sendReply')}
          onSend={async (written) => {
            const isTaken = await onReply(written);
            if (isTaken) replyTo(false);
            return isTaken;
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onReply !== null && (
          <Button
            size="small"
            variant="text"
            aria-expanded={isReplying}
            aria-label={t('desk.comments.replyTo', { of })}
            onClick={() => replyTo(!isReplying)}
          >
            {t('desk.comments.reply')}
          </Button>
        )}
        {onResolve !== null && (
          <Button
            size="small"
            variant="text"
            aria-label={t(resolved ? 'desk.comments.reopenOne' : 'desk.comments.resolveOne', { of })}
            onClick={() => void onResolve()}
          >
            {t(resolved ? 'desk.comments.reopen' : 'desk.comments.resolve')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

const quiet = { color: 'text.secondary', fontSize: '.875rem' } as const;
const frame = {
  gap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '12px',
} as const;
const thread = { listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: 2, gap: 1 } as const;
