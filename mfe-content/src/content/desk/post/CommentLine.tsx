import { useRef, useState } from 'react';
import type { PostComment } from '@clinic/contracts/content/desk';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button, Stack, StatusChip } from '@clinic/kit/ui';
import { Moment } from '../../../parts/desk/Moment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { Quote } from './Quote.tsx';
import { SuggestionWords } from './SuggestionWords.tsx';

interface CommentLineProps {
  comment: PostComment;
  /** Whether the words that it quotes are no longer in the text. */
  isGone: boolean;
  /** Whether its words were to be put into the text and could not be. */
  isByHand: boolean;
  onReply: ((body: string) => Promise<boolean>) | null;
  onResolve: (() => Promise<void>) | null;
  /** Takes over what it suggests; null for who may not write, and where its words are gone. */
  onAccept: (() => Promise<void>) | null;
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
      {body !== '' && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {body}
        </Box>
      )}
    </div>
  );
}

/** A comment with its replies. */
export function CommentLine({ comment, isGone, isByHand, onReply, onResolve, onAccept }: CommentLineProps) {
  const { t } = useTranslation('content');
  const [isReplying, replyTo] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { id, quote, lang, body, proposal, replies, resolved, accepted } = comment;
  /** What tells the buttons of one comment from those of the next. */
  const of = (body || proposal || quote).slice(0, 40);
  const isSuggestion = proposal !== null;
  const resolution = resolved ? 'reopen' : isSuggestion ? 'decline' : 'resolve';
  return (
    <Stack sx={frame}>
      {isSuggestion ? (
        <SuggestionWords {...{ lang, quote, proposal }} />
      ) : (
        quote !== '' && <Quote lang={lang}>{quote}</Quote>
      )}
      {isSuggestion && resolved && (
        <div>
          <StatusChip tone={accepted ? 'success' : 'neutral'}>
            {t(accepted ? 'desk.suggestions.accepted' : 'desk.suggestions.declined')}
          </StatusChip>
        </div>
      )}
      {isGone && !accepted && <Box sx={quiet}>{t('desk.comments.gone')}</Box>}
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
        <div ref={form}>
          <CommentForm
            name={`reply-${id}`}
            label={t('desk.comments.reply')}
            quote={null}
            lang={lang}
            action={t('desk.comments.sendReply')}
            onSend={onReply}
            onDone={() => {
              // The form goes; who went on elsewhere meanwhile stays there.
              if (form.current?.contains(document.activeElement) === true) toggle.current?.focus();
              replyTo(false);
            }}
          />
        </div>
      )}
      <Box role="status" sx={{ ...quiet, '&:empty': { display: 'none' } }}>
        {isByHand && t('desk.suggestions.byHand')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onAccept !== null && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('desk.suggestions.acceptOne', { of })}
            onClick={() => void onAccept()}
          >
            {t('desk.suggestions.accept')}
          </Button>
        )}
        {onReply !== null && (
          <Button
            ref={toggle}
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
            aria-label={t(resolutions[resolution].one, { of })}
            onClick={() => void onResolve()}
          >
            {t(resolutions[resolution].text)}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

const resolutions = {
  reopen: { text: 'desk.comments.reopen', one: 'desk.comments.reopenOne' },
  resolve: { text: 'desk.comments.resolve', one: 'desk.comments.resolveOne' },
  decline: { text: 'desk.suggestions.decline', one: 'desk.suggestions.declineOne' },
} as const;

const quiet = { color: 'text.secondary', fontSize: '.875rem' } as const;
const frame = {
  gap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'line.hair',
  borderRadius: '12px',
} as const;
const thread = { listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: 2, gap: 1 } as const;
