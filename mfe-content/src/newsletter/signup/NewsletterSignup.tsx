import { useEffect, useRef } from 'react';
import { honeypot } from '@clinic/contracts';
import { useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { useFetcher } from '@clinic/kit/routing';
import { Box, Button, VisuallyHidden } from '@clinic/kit/ui';
import { useServerWords } from '../server-words.ts';
import type { NewsletterSubmission } from '../server-words.ts';

/**
 * The newsletter in the foot of every page. It stands on every page, so it is made of the platform's own parts and
 * loads nothing of forms before somebody subscribes; without script it leads to the newsletter's page.
 */
export function NewsletterSignup() {
  const { t } = useTranslation('content');
  const fetcher = useFetcher<NewsletterSubmission>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  const words = useServerWords(result);
  const done = result?.state === 'done';
  useEffect(() => {
    if (done) form.current?.reset();
  }, [done, result]);

  return (
    <Box component="section" aria-labelledby="newsletter-title" sx={frame}>
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      <p>{t('newsletter.lead')}</p>
      <fetcher.Form ref={form} method="post" action={contentPaths.newsletter()}>
        <VisuallyHidden aria-hidden>
          <input type="text" name={honeypot} defaultValue="" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          dir="ltr"
          aria-label={t('form.email')}
          placeholder="name@example.com"
          aria-describedby="newsletter-answer"
          {...(result?.state === 'invalid' ? { 'aria-invalid': true } : {})}
        />
        <Button type="submit" variant="outlined" loading={fetcher.state !== 'idle'}>
          {t('newsletter.subscribe')}
        </Button>
      </fetcher.Form>
      <p id="newsletter-answer" role="status" data-state={result?.state}>
        {result?.state === 'done' && (words ?? t('newsletter.done'))}
        {result?.state === 'invalid' && t('newsletter.invalid')}
        {result?.state === 'failed' && (words ?? t('newsletter.failed'))}
      </p>
    </Box>
  );
}

const frame = {
  mt: 3,
  '& h2': { margin: '0 0 4px', fontSize: '1rem' },
  '& p': { margin: 0, color: 'deep.muted', fontSize: '.9375rem', maxWidth: '44ch' },
  '& form': { display: 'flex', flexWrap: 'wrap', gap: '8px', mt: 1.5, maxWidth: 440 },
  '& input[type="email"]': {
    flex: '1 1 200px',
    minWidth: 0,
    minHeight: 48,
    paddingInline: '14px',
    border: '1px solid',
    borderColor: 'deep.muted',
    borderRadius: '12px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
  },
  '[dir="rtl"] & input[type="email"]': { textAlign: 'end' },
  '& #newsletter-answer': { minHeight: '1.8em', mt: 0.75, color: 'deep.text', fontWeight: 500 },
} as const;
