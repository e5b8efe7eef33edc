import type { Lang, z } from '@clinic/contracts';
import type { NewsletterResponse } from '@clinic/contracts/content';
import type { Submission } from '@clinic/kit/forms';
import { useLang } from '@clinic/kit/i18n';

/** What came of a form of the newsletter, with the language of what the server says. */
export type NewsletterSubmission = Submission<z.infer<typeof NewsletterResponse>> & { readonly lang: Lang };

/**
 * What the server said of a form of the newsletter, while the page is in the language of that. Null where it said nothing, and
 * after a switch of the language: its words do not change with the page, and the clinic's own stand there.
 */
export function useServerWords(result: NewsletterSubmission | undefined): string | null {
  const lang = useLang();
  if (result?.lang !== lang) return null;
  if (result.state === 'done') return result.answer.message;
  return result.state === 'failed' ? result.text : null;
}
