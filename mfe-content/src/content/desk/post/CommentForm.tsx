import { useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { TextField } from '@clinic/kit/forms';
import { Box, Button } from '@clinic/kit/ui';
import { Quote } from './Quote.tsx';

interface CommentFormProps {
  name: string;
  label: string;
  /** What it is about, in the language of the text; null for the whole text, and for a reply. */
  quote: string | null;
  lang: Lang;
  action: string;
  /** Whether it was taken: what was typed stays otherwise. */
  onSend: (body: string) => Promise<boolean>;
}

/** Says something about a text, or replies. */
export function CommentForm({ name, label, quote, lang, action, onSend }: CommentFormProps) {
  const [body, setBody] = useState('');
  const [isSending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    if (await onSend(body.trim())) setBody('');
    setSending(false);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, '& > button': { justifySelf: 'start' } }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {quote !== null && <Quote lang={lang}>{quote}</Quote>}
        <TextField
          name={name}
          label={label}
          rows={2}
          dir="auto"
          maxLength={2000}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isSending}
        disabled={body.trim() === ''}
        onClick={() => void send()}
      >
        {action}
      </Button>
    </Box>
  );
}
