import { useEffect, useRef, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { quoteLimits } from '@clinic/contracts/content/desk';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Button } from '@clinic/kit/ui';
import { Quote } from './Quote.tsx';

interface CommentFormProps {
  name: string;
  label: string;
  /** What it is about, in the language of the text; null for the whole text, and for a reply. */
  quote: string | null;
  lang: Lang;
  action: string;
  /** Whether other words for the quote can be suggested. */
  suggests?: boolean;
  /** Whether it was taken: what was typed stays otherwise, and what was typed meanwhile stays anyway. */
  onSend: (body: string, proposal: string | null) => Promise<boolean>;
  /** Once everything that was typed is sent. */
  onDone?: () => void;
}

/** Says something about a text, or replies. */
export function CommentForm({ name, label, quote, lang, action, suggests = false, onSend, onDone }: CommentFormProps) {
  const { t } = useTranslation('content');
  const [body, setBody] = useState('');
  /** What is in the field, also while a comment is being sent. */
  const latest = useRef('');
  const type = (text: string) => {
    latest.current = text;
    setBody(text);
  };
  /** The words and the quote that they are for: another one that is selected begins anew. */
  const [suggestion, suggest] = useState<{ of: string; words: string } | null>(null);
  const words = suggests && suggestion?.of === quote ? suggestion.words : null;
  const [isSending, setSending] = useState(false);
  const wordsField = useRef<HTMLInputElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // The field takes the place of the button.
    if (hasBegun.current) wordsField.current?.focus();
    hasBegun.current = false;
  }, [words]);

  const send = async () => {
    setSending(true);
    if (await onSend(body.trim(), words)) {
      // What was typed meanwhile was not sent.
      const { current } = latest;
      const rest = current.startsWith(body) ? current.slice(body.length).trimStart() : current;
      type(rest);
      suggest((now) => (now === suggestion ? null : now));
      if (rest === '') onDone?.();
    }
    setSending(false);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, '& button': { justifySelf: 'start' } }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {quote !== null && <Quote lang={lang}>{quote}</Quote>}
        {suggests && quote !== null && words === null && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              hasBegun.current = true;
              suggest({ of: quote, words: quote });
            }}
          >
            {t('desk.suggestions.begin')}
          </Button>
        )}
        {quote !== null && words !== null && (
          <TextField
            ref={wordsField}
            name={`${name}-words`}
            label={t('desk.suggestions.words')}
            hint={t('desk.suggestions.hint')}
            required={false}
            lang={lang}
            dir={lang === 'ar' ? 'rtl' : 'ltr'}
            maxLength={quoteLimits.quote}
            value={words}
            onChange={({ target }) => suggest({ of: quote, words: target.value })}
          />
        )}
        <TextField
          name={name}
          label={label}
          rows={2}
          required={words === null}
          dir="auto"
          maxLength={2000}
          value={body}
          onChange={({ target }) => type(target.value)}
        />
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isSending}
        disabled={words === null ? body.trim() === '' : words === quote}
        onClick={() => void send()}
      >
        {words === null ? action : t('desk.suggestions.send')}
      </Button>
    </Box>
  );
}
